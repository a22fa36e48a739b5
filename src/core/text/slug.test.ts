import { expect, test } from 'vitest'
import { slugOf } from './slug'

const LONG = 'Halvorn gooseneck electric kettle with thermometer and stainless steel spout'

test('[C-1] an address keeps the words of every script, and is the fallback only where there are none', () => {
	expect(slugOf('غلاية كهربائية بعنق إوزة')).toBe('غلاية-كهربائية-بعنق-إوزة')
	expect(slugOf('三徳包丁 165 mm')).toBe('三徳包丁-165-mm')
	expect(slugOf('Crème brûlée “Æsir”, Weiß')).toBe('creme-brulee-aesir-weiss')
	expect(slugOf('★ !!', { fallback: 'lamp' })).toBe('lamp')
})

test('[C-1] an address that is too long ends with a whole word; a single word that is too long is cut', () => {
	const slug = slugOf(LONG)
	expect(slug.length).toBeLessThanOrEqual(60)
	const words = LONG.toLowerCase().split(' ')
	expect(slug.split('-')).toEqual(words.slice(0, slug.split('-').length))
	expect(slugOf('a'.repeat(90))).toBe('a'.repeat(60))
})

test('[O-1] the name of a file has the letters that every system takes, and is the fallback where there are none', () => {
	const nameOf = (text: string) => slugOf(text, { fallback: 'page', letters: 'ascii' })
	expect(nameOf('Crème brûlée “Æsir” 三徳包丁 165 mm')).toBe('creme-brulee-aesir-165-mm')
	expect(nameOf('غلاية كهربائية')).toBe('page')
})
