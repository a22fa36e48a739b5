import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Folders this very process holds: a process number alone cannot tell, as in a container it is 1 every time. */
const held = new Set<string>()

/** Another process has the folder open. */
export class FolderInUseError extends Error {
	constructor(folder: string, pid: number) {
		super(
			[
				`The folder ${folder} is in use by another Vitrine process (number ${pid}). Stop`,
				'that one, choose another DATA_DIR, or set DATABASE_URL to run several.',
			].join(' '),
		)
		this.name = 'FolderInUseError'
	}
}

/**
 * Takes a folder for this process alone, by a file holding the process's number and start time; the embedded database
 * is destroyed by two. A lock whose process is gone (kill -9, power cut, restarted container) is taken over. Returns
 * the release.
 */
export function lockFolder(folder: string): () => void {
	mkdirSync(folder, { recursive: true })
	const path = join(resolve(folder), 'vitrine.lock')
	if (held.has(path)) throw new FolderInUseError(folder, process.pid)
	for (let attempt = 0; attempt < 5; attempt += 1) {
		if (create(path)) {
			held.add(path)
			return () => {
				held.delete(path)
				rmSync(path, { force: true })
			}
		}
		const owner = readOwner(path)
		if (owner && isAlive(owner)) throw new FolderInUseError(folder, owner.pid)
		if (owner) removeStale(path, owner.text)
	}
	throw new Error(`The lock ${path} cannot be taken.`)
}

type Owner = { pid: number; started: string; text: string }

function create(path: string): boolean {
	try {
		writeFileSync(path, `${process.pid} ${startedAt(process.pid)}`, { flag: 'wx', mode: 0o600 })
		return true
	} catch (error) {
		if (hasCode(error, 'EEXIST')) return false
		throw error
	}
}

function readOwner(path: string): Owner | undefined {
	try {
		const text = readFileSync(path, 'utf8')
		const [pid = '', started = ''] = text.split(' ')
		return { pid: Number(pid), started, text }
	} catch (error) {
		if (hasCode(error, 'ENOENT')) return undefined
		throw error
	}
}

function isAlive({ pid, started }: Owner): boolean {
	if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
	try {
		process.kill(pid, 0)
	} catch (error) {
		if (hasCode(error, 'ESRCH')) return false
		if (!hasCode(error, 'EPERM')) throw error
	}
	const now = startedAt(pid)
	return started === '' || now === '' || now === started
}

/** Moves the stale lock away; when a quicker process has already replaced it, puts that one's lock back. */
function removeStale(path: string, text: string): void {
	const aside = `${path}.${process.pid}`
	try {
		renameSync(path, aside)
		if (readFileSync(aside, 'utf8') !== text) linkSync(aside, path)
	} catch (error) {
		if (!hasCode(error, 'ENOENT') && !hasCode(error, 'EEXIST')) throw error
	} finally {
		rmSync(aside, { force: true })
	}
}

/** Start time of a process in clock ticks since boot (field 22 of /proc/<pid>/stat); empty where there is no /proc. */
function startedAt(pid: number): string {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
		return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
	} catch (error) {
		if (hasCode(error, 'ENOENT') || hasCode(error, 'ESRCH')) return ''
		throw error
	}
}

function hasCode(error: unknown, code: string): boolean {
	return error instanceof Error && 'code' in error && error.code === code
}
