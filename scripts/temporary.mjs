// Where tests put what they throw away.
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const IN_MEMORY = '/dev/shm'
/** What all tests that run at a time hold there, databases and profiles of browsers mostly, with room to spare. */
const LEAST_FREE_BYTES = 4 * 1024 ** 3

/**
 * Has this process and its children make temporary files in memory, where there is room: a database is copied there in
 * a sixth of the processor's time, and none of it waits for a disk. What is left of them goes with this process. A
 * folder that TMPDIR names is left as it is.
 */
export function keepTemporaryInMemory() {
	if (process.platform !== 'linux' || process.env.TMPDIR) return
	try {
		accessSync(IN_MEMORY, constants.W_OK)
		const { bavail, bsize } = statfsSync(IN_MEMORY)
		if (bavail * bsize < LEAST_FREE_BYTES || freemem() < LEAST_FREE_BYTES) return
		const folder = mkdtempSync(join(IN_MEMORY, 'vitrine-tests-'))
		// A database server of root's runs as somebody else, and must get through.
		chmodSync(folder, 0o711)
		process.env.TMPDIR = folder
		process.once('exit', () => remove(folder))
	} catch {
		// Without it they are made on the disk.
	}
}

function remove(folder) {
	try {
		rmSync(folder, { recursive: true, force: true })
	} catch {
		// A test that was cut off left a disk mounted there: that makes no run red that was green.
	}
}
