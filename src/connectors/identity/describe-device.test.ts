import { expect, it } from 'vitest'
import { describeDevice, nameDevice } from './describe-device'

it.each([
	['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
	[
		'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
		'Safari on iPhone',
	],
	[
		'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
		'Edge on Windows',
	],
	['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36', 'Chrome on Android'],
	[
		'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
		'Safari on Mac',
	],
])('[A-4] a session is told by its device: %s', (userAgent, device) => {
	const [browser, system] = device.split(' on ')
	expect(describeDevice(userAgent)).toEqual({ device, browser, system })
})

it.each(['curl/8.0', '', null])('[A-4] what names no browser is an unknown device: %s', (userAgent) => {
	expect(describeDevice(userAgent)).toEqual({ device: 'Unknown device', browser: null, system: null })
})

it('[A-4] a browser whose system is not known is told by its name alone', () => {
	expect(describeDevice('Mozilla/5.0 (X11) Firefox/140.0')).toEqual({ device: 'Firefox', browser: 'Firefox', system: null })
	expect(nameDevice('', 'Macintosh')).toEqual({ device: 'Macintosh', browser: null, system: 'Macintosh' })
})
