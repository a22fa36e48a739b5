import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Label } from './label'

export type SavedPage = { name: string; html: string }

/**
 * Where real listings with truth may lie: the folder named (by AMAZON_CORPUS, unless the caller knows better), else one
 * beside the repository. Undefined when there is none.
 */
export function findCorpus(named = process.env.AMAZON_CORPUS): string | undefined {
	return [named, '../shared/amazon'].find((folder) => folder !== undefined && existsSync(join(folder, 'pages')))
}

/** Saved pages (`.html`, `.html.gz`) of a folder, one at a time, in order of name. */
export async function* readPages(folder: string): AsyncGenerator<SavedPage> {
	const files = (await readdir(folder)).filter((file) => /\.html?(?:\.gz)?$/.test(file)).sort()
	for (const file of files) {
		const bytes = await readFile(join(folder, file))
		yield { name: file.replace(/\.html?(?:\.gz)?$/, ''), html: (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8') }
	}
}

/** Truth by page name. */
export async function readLabels(folder: string): Promise<Map<string, Label>> {
	const labels = new Map<string, Label>()
	for (const file of (await readdir(folder)).filter((one) => one.endsWith('.json')).sort()) {
		const label: Label = JSON.parse(await readFile(join(folder, file), 'utf8'))
		if ('galleryImageIds' in label) labels.set(file.replace(/\.json$/, ''), label)
	}
	return labels
}
