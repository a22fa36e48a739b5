import { expect, test } from 'vitest'
import { filterOptions } from './filter-options'

const options = [
	{ value: 'english', label: 'English', also: 'English' },
	{ value: 'french', label: 'French', also: 'Français' },
	{ value: 'moroccan-arabic', label: 'Moroccan Arabic', also: 'الدارجة' },
	{ value: 'arabic', label: 'Arabic', also: 'العربية' },
]
const found = (typed: string) => filterOptions(options, typed).map(({ value }) => value)

test('[D-1] a language is found by its English name, its own name, without accents, best match first', () => {
	expect(found('')).toHaveLength(options.length)
	expect(found('francais')).toEqual(['french'])
	expect(found('ARAB')).toEqual(['arabic', 'moroccan-arabic'])
	expect(found('العر')).toEqual(['arabic'])
	expect(found('klingon')).toEqual([])
})
