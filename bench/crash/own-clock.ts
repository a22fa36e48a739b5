import { existsSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where Debian installs libfaketime, which replaces a process's time of day. */
const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'
/** Wide enough to pass every time limit but the session's, narrow enough not to end a month of the quota. */
const WIDEST_JUMP_SECONDS = 36 * 3600

export const installedClock = () => existsSync(LIBRARY)

/**
 * A time of day for processes started with `env`: the machine's, shifted by up to a day and a half in either direction,
 * and shifted anew with every `jump`. Their monotonic clock is untouched, as it is when an operator sets the clock.
 */
export async function ownClock(folder: string): Promise<{ env: Record<string, string>; jump(): Promise<void> }> {
	const file = join(folder, 'clock')
	async function set(seconds: number): Promise<void> {
		// Renamed, so that nobody reads half of it.
		await writeFile(`${file}.new`, `${seconds < 0 ? '' : '+'}${seconds}`)
		await rename(`${file}.new`, file)
	}
	await set(0)
	return {
		env: { LD_PRELOAD: LIBRARY, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_CACHE_DURATION: '1', FAKETIME_DONT_FAKE_MONOTONIC: '1' },
		jump: () => set(Math.round((Math.random() * 2 - 1) * WIDEST_JUMP_SECONDS)),
	}
}
