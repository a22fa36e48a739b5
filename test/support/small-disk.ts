import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/**
 * A disk of a test's own, which it can fill and make read-only, also while files on it are open: whatever is opened
 * anew is refused, as on a disk the system has made read-only after an error.
 */
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
	const unmount = () => execFileSync('umount', ['-l', path])
	let isCovered = false
	return {
		path,
		makeReadOnly() {
			// The disk itself cannot change while a file is open for writing; what lies over it can.
			mount('--bind', path, path)
			isCovered = true
			mount('-o', 'remount,ro,bind', path)
		},
		makeWritable() {
			unmount()
			isCovered = false
		},
		remove() {
			if (isCovered) unmount()
			unmount()
			rmdirSync(path)
		},
	}
}
