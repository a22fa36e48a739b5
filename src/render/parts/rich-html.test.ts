import { expect, it } from 'vitest'
import { withBreaks } from './rich-html'

it('[R-13] a line may end behind words joined without spaces, and in a word no line holds; tags and short words stay', () => {
	expect(withBreaks('cotton,linen,silk and a/b')).toBe('cotton,<wbr>linen,<wbr>silk and a/b')
	expect(withBreaks('1,200 by 16GB/512GB/Touch')).toBe('1,200 by 16GB/512GB/<wbr>Touch')
	expect(withBreaks('<a href="https://x.example/cotton,linen">Kaffeemaschine</a>')).toBe(
		'<a href="https://x.example/cotton,linen">Kaffeemaschine</a>',
	)
	expect(withBreaks('Donaudampfschifffahrtskapitän')).toBe('Donaudamp\u00adfschifffa\u00adhrtskapitän')
	expect(withBreaks('หูฟังไร้สายตัดเสียงรบกวนรอบข้าง')).toBe('หูฟังไร้สายตัดเสียงรบกวนรอบข้าง')
})
