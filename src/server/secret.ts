import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The installation's secret: generated once, kept in `dataDir/secret`, readable by the operator alone. */
export async function loadSecret(dataDir: string): Promise<string> {
	const path = join(dataDir, 'secret')
	await mkdir(dataDir, { recursive: true })
	try {
		await writeFile(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 })
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
	}
	return (await readFile(path, 'utf8')).trim()
}
