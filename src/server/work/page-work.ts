import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { parsePage } from '../../core/page/migrate'
import type { ImageFile } from '../../core/page/page'
import { checkStatement } from '../../core/truth/check-statement'
import { type ExportedFile, exportPage } from '../../pipeline/exports/export-page'
import { renderStandalone, type StandaloneParts } from '../../pipeline/exports/render-standalone'
import type { ExportWork } from '../exports/routes'
import type { PageDrawing } from '../pages/pages'
import { renderArchived } from '../pages/render-archived'
import { renderForApp, renderGallery } from '../pages/render-for-app'
import { sanitizePageHtml, sanitizePageTexts } from '../pages/sanitize-html'
import type { VerdictWork } from '../rewrites/verdict-routes'
import type { PushedHtmlWork } from '../stores/stores'
import type { KeptThread } from '../thread/keep-thread'
import type { ThreadWork } from '../thread/serve-thread'
import { readPushedHtml } from './read-pushed-html'

/** Work with pages that takes processor time and no model: drawing, files to take away, judging, reading HTML. */
export type PageWork = PageDrawing & ExportWork & PushedHtmlWork & VerdictWork

/** What only the thread that answers can do for it. */
export type PageCalls = { getFile: StandaloneParts['files']['get'] }

type Drawn = StandaloneParts & {
	/** Absolute public address of a picture. */
	imageUrl(file: ImageFile): string
}

/** Done in this thread. */
export function pageWorkHere({ files, faces, imageUrl }: Drawn): PageWork {
	return {
		render: async (page) => renderForApp(page),
		renderGallery: async (page) => renderGallery(page),
		renderStandalone: (page) => renderStandalone(page, { files, faces }),
		renderArchived: (page) => renderArchived(page, faces),
		exportPage: (page, format, as) => exportPage(page, format, { files, faces, imageUrl, ...as }),
		sanitizeHtml: async (html) => sanitizePageHtml(html),
		readPushedHtml: async (given) => readPushedHtml(given),
		readPage: async (value) => parsePage(sanitizePageTexts(value)),
		verdicts: async ({ texts, facts, language }) => texts.map(({ text, cited }) => checkStatement({ text, facts, language, cited })),
	}
}

type ToExport = Parameters<ExportWork['exportPage']>
type Whole = Omit<PageWork, 'exportPage'>
type FileHead = Omit<ExportedFile, 'body'>
/** How a file that comes in pieces is handed over: each piece is waited for until there is room for the next. */
type Receiver = { begin(head: FileHead): Promise<void>; write(bytes: Uint8Array): Promise<void> }

/** The same by name, for the thread it is done in. */
export function servePageWork({ exportPage: exported, ...whole }: PageWork): ThreadWork<Receiver> {
	const works = Object.entries(whole).map(([name, work]) => [
		name,
		(_own: Receiver, _signal: AbortSignal, given: never) => (work as (given: never) => Promise<unknown>)(given),
	])
	return {
		...Object.fromEntries(works),
		async exportPage({ begin, write }, signal, ...given: ToExport) {
			const { body, ...head } = await exported(...given)
			if (typeof body === 'string') return { ...head, body }
			await begin(head)
			for await (const piece of body) {
				signal.throwIfAborted()
				await write(piece as Uint8Array)
			}
		},
	}
}

/** Done in that thread. */
export function pageWorkIn(thread: KeptThread): PageWork {
	const there =
		<Name extends keyof Whole>(name: Name) =>
		(given: Parameters<Whole[Name]>[0]) =>
			thread.run<Awaited<ReturnType<Whole[Name]>>>(name, [given], { repeatable: true })
	return {
		render: there('render'),
		renderGallery: there('renderGallery'),
		renderStandalone: there('renderStandalone'),
		renderArchived: there('renderArchived'),
		sanitizeHtml: there('sanitizeHtml'),
		readPushedHtml: there('readPushedHtml'),
		readPage: there('readPage'),
		verdicts: there('verdicts'),
		exportPage: (...given) => exportIn(thread, given),
	}
}

function exportIn(thread: KeptThread, given: ToExport): Promise<ExportedFile> {
	return new Promise((resolve, reject) => {
		const body = new PassThrough()
		const gone = new AbortController()
		body.once('close', () => gone.abort(new Error('Nobody takes the file.')))
		const own: Receiver = {
			begin: async (head) => resolve({ ...head, body }),
			async write(bytes) {
				if (!body.write(bytes)) await once(body, 'drain', { signal: gone.signal })
			},
		}
		thread.run<ExportedFile | undefined>('exportPage', given, { own, signal: gone.signal }).then(
			(whole) => (whole ? resolve(whole) : body.end()),
			(error: Error) => {
				reject(error)
				body.destroy(error)
			},
		)
	})
}
