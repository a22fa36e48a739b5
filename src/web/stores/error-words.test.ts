import { expect, test } from 'vitest'
import { ERROR_TABLE } from '../../core/errors'
import { errorWords } from './error-words'
import { translate } from './words'

test('[Y-2] [S-1] whatever the address says went wrong, the seller reads our words, for prices and shop the specification’s', () => {
	expect(errorWords(translate, 'order')).toBe('Compare price must be higher: Compare at price should be higher than the actual price.')
	expect(errorWords(translate, 'shop')).toBe('Shop name is required.')
	for (const error of [...Object.keys(ERROR_TABLE), 'toString', '<b>x</b>', 'Your account is blocked, call us']) {
		expect(errorWords(translate, error)).toMatch(/^[A-Z].*\.$/)
		expect(errorWords(translate, error)).not.toContain('<')
		expect(errorWords(translate, error)).not.toContain('call us')
	}
})
