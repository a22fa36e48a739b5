import { execFileSync } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../test/support/temporary-folder'

export type EarlierVersion = {
	/** Folder with its `dist/`. */
	root: string
	/** False when its packages were others: it runs on those of this version. */
	hasOwnPackages: boolean
	remove(): Promise<void>
}

/**
 * Builds the server of an earlier commit in a folder of its own, with the packages that are installed here. Throws
 * what git or the build says.
 */
export async function buildEarlier(commit: string): Promise<EarlierVersion> {
	const here = process.cwd()
	const folder = await temporaryFolder()
	const root = join(folder.path, 'earlier')
	const git = (...args: string[]) => execFileSync('git', args, { cwd: here, stdio: ['ignore', 'pipe', 'inherit'] })
	git('worktree', 'add', '--detach', root, commit)
	symlinkSync(join(here, 'node_modules'), join(root, 'node_modules'))
	execFileSync(process.execPath, ['scripts/build-code.mjs'], { cwd: root, stdio: 'inherit' })
	const lockOf = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8')
	return {
		root,
		hasOwnPackages: lockOf(here) === lockOf(root),
		async remove() {
			git('worktree', 'remove', '--force', root)
			await folder.remove()
		},
	}
}
