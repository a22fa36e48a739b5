import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The package's folder: the nearest above this file, or above the bundle or the shared piece of it that holds it, with
 * a package.json.
 */
export const PACKAGE_DIR = nearest(dirname(fileURLToPath(import.meta.url)))

function nearest(folder: string): string {
	if (existsSync(join(folder, 'package.json'))) return folder
	const above = dirname(folder)
	if (above === folder) throw new Error('The package’s folder was not found: there is no package.json above the program.')
	return nearest(above)
}
