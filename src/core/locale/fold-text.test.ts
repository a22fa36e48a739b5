import { expect, test } from 'vitest'
import { foldText } from './fold-text'

test.each([
	['Crème Brûlée', 'creme brulee'],
	['İSTANBUL ışık', 'istanbul isik'],
	['Straße', 'strasse'],
	['Żółw Łódź', 'zolw lodz'],
	['ΣΊΣΥΦΟΣ', 'σισυφοσ'],
	['Ёлка', 'елка'],
	['إبريقُ القَهْوَةِ', 'ابريق القهوه'],
	['مُسْتَشْفَى', 'مستشفي'],
	['كـــتاب ١٢٣', 'كتاب 123'],
	['کتاب ۴۵', 'كتاب 45'],
	['שָׁלוֹם', 'שלום'],
	['ＡＢＣ１', 'abc1'],
])('[D-6] %j is found as %j', (text, folded) => {
	expect(foldText(text)).toBe(folded)
})

test('[D-6] vowel signs that make another word are kept', () => {
	expect(foldText('की')).not.toBe(foldText('का'))
})
