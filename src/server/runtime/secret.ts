import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const ONLY_OPERATOR = 0o600
const PRESENT = 'secret'
/** Secrets being replaced, one a line; there only while `rotateSecret` is at work, or after it was killed. */
const FORMER = 'secret.former'

/** As short as AUTH_SECRET may be. */
const SHORTEST = 32

const newSecret = () => randomBytes(48).toString('base64url')

/** The file of the secret holds none, as after a power cut or a hand that cut it. */
export class SecretMissingError extends Error {
	constructor(path: string) {
		super(
			[
				`The file ${path} holds no secret. Bring it back from a backup; without one, delete it: then everybody`,
				'signs in anew, and stores are connected again.',
			].join(' '),
		)
		this.name = 'SecretMissingError'
	}
}

/**
 * The installation's secret: generated once, kept in `dataDir/secret`, readable by the operator alone. Killed or
 * without room on the disk meanwhile, it leaves no half of one. Throws SecretMissingError.
 */
export async function loadSecret(dataDir: string): Promise<string> {
	const path = join(dataDir, PRESENT)
	const kept = (await readSecret(path)) ?? (await makeSecret(dataDir, path))
	if (kept.length < SHORTEST) throw new SecretMissingError(path)
	return kept
}

async function readSecret(path: string): Promise<string | undefined> {
	try {
		return (await readFile(path, 'utf8')).trim()
	} catch (error) {
		if (isErrno(error, 'ENOENT')) return undefined
		throw error
	}
}

/** Of several processes that make one at once, the first one's counts. */
async function makeSecret(dataDir: string, path: string): Promise<string> {
	const made = `${path}.${randomUUID()}`
	await mkdir(dataDir, { recursive: true })
	try {
		await writeFile(made, newSecret(), { mode: ONLY_OPERATOR, flush: true })
		await link(made, path)
	} catch (error) {
		if (!isErrno(error, 'EEXIST')) throw error
	} finally {
		await rm(made, { force: true })
	}
	return (await readSecret(path)) ?? ''
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
	await replace(join(dataDir, FORMER), former.join('\n'))
	const present = newSecret()
	await replace(join(dataDir, PRESENT), present)
	return { present, former }
}

/** At every moment the file holds what it held before, or all of what it is to hold. */
async function replace(path: string, content: string): Promise<void> {
	await writeFile(`${path}.new`, content, { mode: ONLY_OPERATOR, flush: true })
	await rename(`${path}.new`, path)
}

/** Nothing is sealed with former secrets any more. */
export async function forgetFormerSecrets(dataDir: string): Promise<void> {
	await rm(join(dataDir, FORMER), { force: true })
}

function isErrno(error: unknown, code: string): boolean {
	return error instanceof Error && 'code' in error && error.code === code
}
