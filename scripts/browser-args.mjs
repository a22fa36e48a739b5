/**
 * How Chromium is started for tests and measurements: without a sandbox (containers have none), a screen, or calls of
 * its own.
 */
export const BROWSER_ARGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
]
