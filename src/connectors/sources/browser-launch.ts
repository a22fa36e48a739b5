import { tmpdir } from 'node:os'
import type { Browser } from 'playwright-core'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import type { GuardProxy } from '../fetch-guard-proxy'

/** The guard's name inside the browser; every other name, and every address, resolves to nothing there. */
const GUARD_HOST = 'guard.invalid'
const LAUNCH_LIMIT_MS = 20_000

/**
 * Starts a headless Chromium whose only way out is the guard: no name but the guard's resolves, nothing bypasses the
 * proxy, and what does not go by a proxy (WebRTC, QUIC) is off. Throws AppError `listing_unreachable` when it does not
 * start.
 */
export async function launchBrowser(executablePath: string, guard: GuardProxy, timeoutMs: number): Promise<Browser> {
	// Loaded when it is needed: most installations never start a browser.
	const { chromium } = await import('playwright-core')
	try {
		return await chromium.launch({
			executablePath,
			headless: true,
			timeout: Math.min(timeoutMs, LAUNCH_LIMIT_MS),
			// Chromium's own sandbox refuses to run as root.
			chromiumSandbox: process.getuid?.() !== 0,
			proxy: {
				server: `http://${GUARD_HOST}:${guard.port}`,
				bypass: '<-loopback>',
				username: guard.username,
				password: guard.password,
			},
			args: [
				`--host-resolver-rules=MAP ${GUARD_HOST} 127.0.0.1, MAP * ~NOTFOUND`,
				'--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
				'--disable-quic',
				'--disable-background-networking',
			],
			...environment(),
			handleSIGINT: false,
			handleSIGTERM: false,
			handleSIGHUP: false,
		})
	} catch (error) {
		throw new AppError('listing_unreachable', msg('machine.browser_not_started'), { cause: error })
	}
}

/**
 * A browser that opens strangers' pages gets none of this program's settings, which hold keys. Windows cannot do
 * without its own.
 */
function environment(): { env?: Record<string, string> } {
	if (process.platform === 'win32') return {}
	return { env: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: tmpdir(), LANG: 'C.UTF-8' } }
}
