// A lock between processes (and threads of one process) by a file. Node's own modules only: it is needed before
// anything is installed.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Nothing done under a lock takes this long; an older lock is left over, even when its process number is in use again.
 */
const OLDEST_MS = 30 * 60_000
const POLL_MS = 100

const hasCode = (error, ...codes) => error instanceof Error && codes.includes(error.code)

function create(path) {
	try {
		writeFileSync(path, String(process.pid), { flag: 'wx' })
		return true
	} catch (error) {
		if (hasCode(error, 'EEXIST')) return false
		throw error
	}
}

function processLives(pid) {
	try {
		process.kill(pid, 0)
		return true
	} catch (error) {
		if (hasCode(error, 'ESRCH')) return false
		if (hasCode(error, 'EPERM')) return true
		throw error
	}
}

/**
 * True when whoever wrote the lock is gone: ended without releasing it, or, in a restarted container, of our own number
 * but before us.
 */
function isStale(path) {
	const { mtimeMs } = statSync(path)
	const pid = Number(readFileSync(path, 'utf8'))
	// A lock is created and then filled: for a moment it is empty.
	if (!(pid > 0)) return Date.now() - mtimeMs > 5_000
	if (Date.now() - mtimeMs > OLDEST_MS) return true
	return pid === process.pid ? mtimeMs < Date.now() - process.uptime() * 1000 - 1_000 : !processLives(pid)
}

/** Moves a stale lock away; when a quicker process has replaced it meanwhile, puts that one's lock back. */
function removeStale(path) {
	const aside = `${path}.${process.pid}`
	try {
		if (!isStale(path)) return
		renameSync(path, aside)
		if (!isStale(aside)) linkSync(aside, path)
	} catch (error) {
		if (!hasCode(error, 'ENOENT', 'EEXIST')) throw error
	} finally {
		rmSync(aside, { force: true })
	}
}

/**
 * Takes the lock, waiting (this thread blocks) for as long as a living process holds it.
 * @param {string} path the lock's file; its folder is made
 * @param {() => void} [onWait] called once when there is somebody to wait for
 * @returns {() => void} the release
 */
export function takeLock(path, onWait) {
	mkdirSync(dirname(path), { recursive: true })
	const clock = new Int32Array(new SharedArrayBuffer(4))
	for (let tries = 0; !create(path); tries += 1) {
		removeStale(path)
		if (tries === 1) onWait?.()
		if (tries > 0) Atomics.wait(clock, 0, 0, POLL_MS)
	}
	return () => rmSync(path, { force: true })
}
