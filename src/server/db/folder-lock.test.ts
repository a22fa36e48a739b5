import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FolderInUseError, lockFolder } from './folder-lock'

const newFolder = () => mkdtempSync(join(tmpdir(), 'vitrine-lock-'))
const lockFile = (folder: string) => join(folder, 'vitrine.lock')

describe('the lock of a data folder', () => {
	it('[N-2] lets one in, keeps the second out in words, and lets the next in after release', () => {
		const folder = newFolder()
		const release = lockFolder(folder)
		expect(() => lockFolder(folder)).toThrow(FolderInUseError)
		expect(() => lockFolder(folder)).toThrow(/DATA_DIR/)
		release()
		expect(existsSync(lockFile(folder))).toBe(false)
		lockFolder(folder)()
	})

	it('[N-2] a living process’s lock holds; killed, it is taken over', async () => {
		const folder = newFolder()
		const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
		await once(child, 'spawn')
		const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
		writeFileSync(lockFile(folder), `${child.pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`)
		expect(() => lockFolder(folder)).toThrow(FolderInUseError)
		child.kill('SIGKILL')
		await once(child, 'exit')
		lockFolder(folder)()
	})

	it('[N-2] a lock with our own number (a container’s process 1, restarted) or a reused number is stale', () => {
		const folder = newFolder()
		writeFileSync(lockFile(folder), `${process.pid} 12345`)
		lockFolder(folder)()
		writeFileSync(lockFile(folder), '1 1')
		lockFolder(folder)()
	})

	it('[N-2] a lock cut off in the middle of writing is stale', () => {
		const folder = newFolder()
		writeFileSync(lockFile(folder), '')
		lockFolder(folder)()
	})
})
