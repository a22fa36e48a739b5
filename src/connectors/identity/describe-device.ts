import { inEnglish } from '../../core/messages/in-english'
import { msg } from '../../core/messages/message'

/** The first that fits counts: most browsers also name those they descend from. */
const BROWSERS: readonly [RegExp, string][] = [
	[/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
	[/\bOPR\/|\bOpera\b/, 'Opera'],
	[/\bSamsungBrowser\//, 'Samsung Internet'],
	[/\bFirefox\/|\bFxiOS\//, 'Firefox'],
	[/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
	[/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
	[/\biPhone\b/, 'iPhone'],
	[/\biPad\b/, 'iPad'],
	[/\bAndroid\b/, 'Android'],
	[/\bWindows\b/, 'Windows'],
	[/\bCrOS\b/, 'ChromeOS'],
	[/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
	[/\bLinux\b/, 'Linux'],
]

/**
 * What a session is told by: browser and system by their own names, null where they are not known; `device` is both in
 * English.
 */
export type Device = { device: string; browser: string | null; system: string | null }

/** What a user agent says of the browser it is of; `Unknown device` when it says nothing. */
export function describeDevice(userAgent: string | null | undefined): Device {
	const found = (table: readonly [RegExp, string][]) => table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
	return nameDevice(found(BROWSERS), found(SYSTEMS))
}

/** The same of a browser and a system that are known by name. */
export function nameDevice(browser: string | null | undefined, system: string | null | undefined): Device {
	const device = browser && system ? `${browser} on ${system}` : browser || system || inEnglish(msg('accounts.unknown_device'))
	return { device, browser: browser || null, system: system || null }
}
