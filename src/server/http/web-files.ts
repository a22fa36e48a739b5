import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { policyOf } from './security-headers'
import { type WebDocument, webDocument } from './web-document'

/** The built web app: what is there is known at the start, so a path is looked up, never resolved. */
export type WebFiles = {
	dir: string
	/** Files that are no documents, by path without the leading slash. */
	assets: ReadonlySet<string>
	/** Prerendered documents by address (`/`, `/login`). */
	documents: ReadonlyMap<string, WebDocument>
	/** The document every address without one of its own starts from. */
	fallback: WebDocument
}

const FALLBACK_FILES = ['__spa-fallback.html', 'index.html']

/** Reads the folder of the built app; undefined when there is none (it has not been built). */
export async function readWebFiles(dir: string): Promise<WebFiles | undefined> {
	const names = await listFiles(dir)
	const fallbackName = FALLBACK_FILES.find((name) => names.includes(name))
	if (!fallbackName) return undefined
	const documents = new Map<string, WebDocument>()
	for (const name of names.filter((one) => one.endsWith('.html') && !FALLBACK_FILES.slice(0, 1).includes(one))) {
		documents.set(`/${name.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`, await readDocument(join(dir, name)))
	}
	return {
		dir,
		assets: new Set(names.filter((name) => !/\.(?:html|br|gz)$/.test(name))),
		documents,
		fallback: await readDocument(join(dir, fallbackName)),
	}
}

async function listFiles(dir: string): Promise<string[]> {
	try {
		const entries = await readdir(dir, { recursive: true, withFileTypes: true })
		return entries.filter((entry) => entry.isFile()).map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
		throw error
	}
}

async function readDocument(path: string): Promise<WebDocument> {
	const html = await readFile(path)
	return webDocument(html, policyOf(html.toString('utf8')))
}
