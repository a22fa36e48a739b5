import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/** A disk of a test's own, which it can fill and make read-only. */
export type SmallDisk = { path: string; makeReadOnly(): void; makeWritable(): void; remove(): void }

/** Mounts a disk in memory; undefined where this user may not mount (root may on Linux, outside most containers). */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
	if (process.platform !== 'linux' || userInfo().uid !== 0) return undefined
	const path = mkdtempSync(join(tmpdir(), 'vitrine-disk-'))
	const mount = (...options: string[]) => execFileSync('mount', options, { stdio: 'ignore' })
	try {
		mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path)
	} catch {
		rmdirSync(path)
		return undefined
	}
	return {
		path,
		makeReadOnly: () => mount('-o', 'remount,ro', path),
		makeWritable: () => mount('-o', 'remount,rw', path),
		remove() {
			execFileSync('umount', ['-l', path])
			rmdirSync(path)
		},
	}
}
