import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { inEnglish } from '../core/messages/in-english'
import type { Page } from '../core/page/page'
import { renderStandalone, type StandaloneParts } from '../pipeline/exports/render-standalone'
import type { GeneratedPage } from '../pipeline/step-parts/journal'
import { tellBorrowed } from './report'

/**
 * A folder's name for an input: the file's or link's own, in characters every file system takes, numbered so that none
 * meets another.
 */
export function folderName(input: string, place: number): string {
	const name = basename(input.replace(/[?#].*$/s, ''))
		.replace(/\.html?(?:\.gz)?$/i, '')
		.replace(/[^\p{L}\p{N}._-]+/gu, '-')
		.slice(0, 80)
	return `${String(place + 1).padStart(3, '0')}-${name || 'page'}`
}

async function writePictures(folder: string, page: Page, files: StandaloneParts['files']): Promise<void> {
	for (const file of page.images.flatMap((image) => image.files)) {
		const bytes = await files.get(file.key)
		if (!bytes) continue
		const path = join(folder, 'files', file.key)
		await mkdir(dirname(path), { recursive: true })
		await writeFile(path, bytes)
	}
}

/**
 * Writes product_page.html, page.json, product.json and the pictures into a folder; answers what was written, for the
 * report.
 */
export async function writePage(
	folder: string,
	{ page, productUrl }: GeneratedPage,
	product: unknown,
	parts: StandaloneParts,
): Promise<Record<string, unknown>> {
	await mkdir(folder, { recursive: true })
	tellBorrowed(productUrl, page)
	const html = await renderStandalone(page, parts)
	await writeFile(join(folder, 'product_page.html'), html)
	await writeFile(join(folder, 'page.json'), `${JSON.stringify(page, null, 2)}\n`)
	await writeFile(join(folder, 'product.json'), `${JSON.stringify(product, null, 2)}\n`)
	await writePictures(folder, page, parts.files)
	return {
		folder,
		product_page: join(folder, 'product_page.html'),
		title: page.product.title,
		product_url: productUrl,
		language: page.language,
		market: page.market,
		theme: page.theme,
		sections: page.sections.map((section) => section.type),
		facts: page.facts.length,
		images: { wanted: page.images.length, had: page.images.filter((image) => image.files.length > 0).length },
		left_out: page.record.removed,
		notes: page.record.notes.map(inEnglish),
		html_bytes: Buffer.byteLength(html),
	}
}
