import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PACKAGE_DIR } from '../src/server/runtime/root'

const { resolve } = createRequire(join(PACKAGE_DIR, 'bench', 'package.json'))

/**
 * A package of bench/package.json, which `scripts/run.mjs --bench` installs. Throws when it is not there. `T`: what it
 * exports.
 */
export async function benchPackage<T>(name: string): Promise<T> {
	return (await import(pathToFileURL(resolve(name)).href)) as T
}
