import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge', 'msedge']
const PLACES = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
	'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * The program of a Chromium: the one that is named, and only that; else the first installed one (`path` as in PATH);
 * undefined when there is none.
 */
export function findBrowser(named: string | undefined, path: string): string | undefined {
	if (named !== undefined) return existsSync(named) ? named : undefined
	const onPath = NAMES.flatMap((name) => path.split(delimiter).flatMap((folder) => [join(folder, name), join(folder, `${name}.exe`)]))
	return [...onPath, ...PLACES].find((place) => existsSync(place))
}
