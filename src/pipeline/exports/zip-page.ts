import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { AppLanguage } from '../../core/locale/app-languages'
import type { ImageFile, Page } from '../../core/page/page'
import { slugOf } from '../../core/text/slug'
import { type ExportWords, exportWords } from '../../render/exports/export-words'
import { renderPage } from '../../render/render-page'
import { embedFaces } from './embed-faces'
import type { StandaloneParts } from './render-standalone'

/** Every entry has the same date, so that the same page gives the same bytes; the earliest a zip can tell. */
const DATE = new Date(1980, 0, 1)

/**
 * A page as a zip, in pieces as they are made: product_page.html, its pictures as files beside it, page.json and a
 * README. One picture at a time is held in memory. A picture whose file is lost is shown as a placeholder.
 */
export async function* zipPage(
	page: Page,
	{ files, faces, language }: StandaloneParts & { language: AppLanguage },
): AsyncGenerator<Uint8Array> {
	const ready: Uint8Array[] = []
	let failed: Error | undefined
	const zip = new Zip((error, chunk) => {
		if (error) failed = error
		else ready.push(chunk)
	})
	const names = fileNames(page)
	const had = new Map<string, string>()
	for (const [key, name] of names) {
		const bytes = await files.get(key)
		if (!bytes) continue
		had.set(key, name)
		// Pictures are compressed already.
		add(zip, new ZipPassThrough(name), bytes)
		yield* taken(ready, failed)
	}
	const html = await embedFaces(page, renderPage(page, { imageUrl: (file) => had.get(file.key), mode: 'document' }), faces)
	const texts = {
		'product_page.html': html,
		'page.json': `${JSON.stringify(page, null, 2)}\n`,
		'README.txt': readme(page, exportWords(language).readme),
	}
	for (const [name, text] of Object.entries(texts)) add(zip, new ZipDeflate(name, { level: 9 }), new TextEncoder().encode(text))
	zip.end()
	yield* taken(ready, failed)
}

function add(zip: Zip, entry: ZipPassThrough | ZipDeflate, bytes: Uint8Array): void {
	entry.mtime = DATE
	zip.add(entry)
	entry.push(bytes, true)
}

function* taken(ready: Uint8Array[], failed: Error | undefined): Generator<Uint8Array> {
	if (failed) throw failed
	yield* ready.splice(0)
}

/** Keys of the page's files and their names in the zip: what the page is called, which picture it is, and how wide. */
function fileNames(page: Page): Map<string, string> {
	const slug = slugOf(page.seo.slug, { fallback: 'page', letters: 'ascii' })
	const shown = [...page.gallery, ...page.images.map(({ id }) => id)]
	const images = [...new Set(shown)].flatMap((id) => page.images.find((image) => image.id === id) ?? [])
	return new Map(
		images.flatMap(({ files }, index) => files.map((file) => [file.key, `images/${slug}-${index + 1}-${file.width}.${endOf(file)}`])),
	)
}

const endOf = (file: ImageFile) => (file.format === 'jpeg' ? 'jpg' : file.format)

function readme(page: Page, words: ExportWords['readme']): string {
	return [
		page.seo.title,
		'',
		`product_page.html  ${words.page}`,
		`images/            ${words.images}`,
		`page.json          ${words.json}`,
		'',
		words.publish,
		'',
	].join('\r\n')
}
