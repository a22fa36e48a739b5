/** Parts of Chromium that are switched off. The list takes the place of Playwright's own, whose entries come first. */
const WITHOUT = [
	'AvoidUnnecessaryBeforeUnloadCheckSync',
	'DestroyProfileOnBrowserClose',
	'HttpsUpgrades',
	'HttpsFirstBalancedModeAutoEnable',
	'LensOverlay',
	'MediaRouter',
	'PaintHolding',
	'ThirdPartyStoragePartitioning',
	'AvoidCorsURLLoaderRestartOnRedirect',
	'TcpPortRandomizationWin',
	'OptimizationHints',
	'NetworkTimeServiceQuerying',
	'AimEnabled',
	'PreconnectToSearch',
	// The list below the address bar, which nobody sees: two pages and a process more for every window, a second of
	// processor time each.
	'WebUIOmniboxPopup',
	'WebUIOmniboxAimPopup',
	'WebUIOmniboxFullPopup',
	// A process kept ready for a page to come, and one for each frame that may run nothing.
	'SpareRendererForSitePerProcess',
	'IsolateSandboxedIframes',
]

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
	`--disable-features=${WITHOUT.join(',')}`,
]
