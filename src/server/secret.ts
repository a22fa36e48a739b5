import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const ONLY_OPERATOR = 0o600
const PRESENT = 'secret'
/** Secrets being replaced, one a line; there only while `rotateSecret` is at work, or after it was killed. */
const FORMER = 'secret.former'

const newSecret = () => randomBytes(48).toString('base64url')

/** The installation's secret: generated once, kept in `dataDir/secret`, readable by the operator alone. */
export async function loadSecret(dataDir: string): Promise<string> {
	const path = join(dataDir, PRESENT)
	await mkdir(dataDir, { recursive: true })
	try {
		await writeFile(path, newSecret(), { flag: 'wx', mode: ONLY_OPERATOR })
	} catch (error) {
		if (!isErrno(error, 'EEXIST')) throw error
	}
	return (await readFile(path, 'utf8')).trim()
}

/** Secrets that a rotation which was killed had not yet replaced everywhere; usually none. */
export async function loadFormerSecrets(dataDir: string): Promise<string[]> {
	try {
		return (await readFile(join(dataDir, FORMER), 'utf8')).split('\n').filter((line) => line !== '')
	} catch (error) {
		if (isErrno(error, 'ENOENT')) return []
		throw error
	}
}

/**
 * Puts a new secret in the place of the generated one, which is kept as a former one; killed anywhere, none is lost.
 */
export async function renewSecret(dataDir: string): Promise<{ present: string; former: string[] }> {
	const former = [...new Set([...(await loadFormerSecrets(dataDir)), await loadSecret(dataDir)])]
	await writeFile(join(dataDir, FORMER), former.join('\n'), { mode: ONLY_OPERATOR })
	const present = newSecret()
	const made = join(dataDir, `${PRESENT}.new`)
	await writeFile(made, present, { mode: ONLY_OPERATOR })
	await rename(made, join(dataDir, PRESENT))
	return { present, former }
}

/** Nothing is sealed with former secrets any more. */
export async function forgetFormerSecrets(dataDir: string): Promise<void> {
	await rm(join(dataDir, FORMER), { force: true })
}

function isErrno(error: unknown, code: string): boolean {
	return error instanceof Error && 'code' in error && error.code === code
}
