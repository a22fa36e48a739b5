import { describe, expect, it } from 'vitest'
import { parseConfig } from './config'

const OPERATOR = { OPERATOR_NAME: 'Pane Ltd', OPERATOR_ADDRESS: '1 Glass Street', OPERATOR_EMAIL: 'help@example.com' }

describe('the operator', () => {
	it('[L-7] is whole or absent, with the hours and the law that hold unless others are named', () => {
		expect(parseConfig({}).operator).toBeUndefined()
		expect(parseConfig(OPERATOR).operator).toMatchObject({
			name: 'Pane Ltd',
			hours: 'Mon-Fri 9:00-17:00 GMT',
			jurisdiction: 'England and Wales',
		})
		expect(() => parseConfig({ OPERATOR_NAME: 'Pane Ltd' })).toThrow(
			/OPERATOR_ADDRESS and OPERATOR_EMAIL must be set when OPERATOR_NAME is/,
		)
		expect(() => parseConfig({ ...OPERATOR, OPERATOR_COMPANY_NUMBER: '1' })).toThrow(/OPERATOR_REGISTERED_IN must be set together/)
		expect(() => parseConfig({ ...OPERATOR, OPERATOR_EMAIL: 'nobody' })).toThrow(/OPERATOR_EMAIL must be an e-mail address/)
	})

	it('[L-10] a pixel is a number and nothing else', () => {
		expect(parseConfig({ PIXEL_ID: '123456789012345' }).pixelId).toBe('123456789012345')
		expect(() => parseConfig({ PIXEL_ID: "1');alert(1)//" })).toThrow(/PIXEL_ID must be/)
	})

	it('[L-9] the debug page goes with production', () => {
		expect(parseConfig({}).debugPage).toBe(true)
		expect(parseConfig({ NODE_ENV: 'production' }).debugPage).toBe(false)
	})
})
