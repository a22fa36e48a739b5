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

/** A user agent in words for its owner; `Unknown device` when it says nothing. */
export function describeDevice(userAgent: string | null | undefined): string {
	const found = (table: readonly [RegExp, string][]) => table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
	return nameDevice(found(BROWSERS), found(SYSTEMS))
}

/** Browser and system as one name. */
export function nameDevice(browser: string | null | undefined, system: string | null | undefined): string {
	if (browser && system) return `${browser} on ${system}`
	return browser || system || 'Unknown device'
}
