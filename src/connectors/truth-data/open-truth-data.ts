import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { provideTruthData, type TruthData } from '../../core/truth/truth-data'

let opened: TruthData | undefined

/**
 * Lets core read the words and weights of its truth floor (`truth-data/`) and its tables of specifications
 * (`spec-data/`) from the folder of the package; a file is read when it is first needed, and once in a process.
 */
export function openTruthData(): void {
	opened ??= dataIn(packageFolder(dirname(fileURLToPath(import.meta.url))))
	provideTruthData(opened)
}

function dataIn(folder: string): TruthData {
	const fileIn = (name: string) => {
		const path = join(folder, name)
		return existsSync(path) ? readFileSync(path) : undefined
	}
	return { text: (name) => fileIn(name)?.toString('utf8'), weights: () => fileIn('truth-data/weights.bin') }
}

/** The nearest folder above this file, or above the bundle that holds it, with a package.json. */
function packageFolder(folder: string): string {
	if (existsSync(join(folder, 'package.json'))) return folder
	const above = dirname(folder)
	if (above === folder) throw new Error('The package’s folder was not found: there is no package.json above the program.')
	return packageFolder(above)
}
