import { expect, test } from 'vitest'
import { ERROR_TABLE } from '../../core/errors'
import { troubleWords } from './trouble-words'
import { translate } from './words'

test('[Y-2] [S-1] whatever the address says went wrong, the seller reads words of ours, and for prices and shop the specification’s', () => {
	expect(troubleWords(translate, 'order')).toBe('Compare price must be higher: Compare at price should be higher than the actual price.')
	expect(troubleWords(translate, 'shop')).toBe('Shop name is required.')
	for (const trouble of [...Object.keys(ERROR_TABLE), 'toString', '<b>x</b>', 'Your account is blocked, call us']) {
		expect(troubleWords(translate, trouble)).toMatch(/^[A-Z].*\.$/)
		expect(troubleWords(translate, trouble)).not.toContain('<')
		expect(troubleWords(translate, trouble)).not.toContain('call us')
	}
})
