import { createWriteStream } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../core/errors'
import { DEFAULT_APP_LANGUAGE } from '../core/locale/app-languages'
import { inEnglish } from '../core/messages/in-english'
import { msg } from '../core/messages/message'
import { parsePage } from '../core/page/migrate'
import { facesOfPackages, filesIn } from '../pipeline/deps'
import { exportPage, FORMATS_WITH_ADDRESSES } from '../pipeline/exports/export-page'
import type { Arguments } from './arguments'
import { EXIT } from './exit-codes'
import { keyOfFile } from './key-of-file'
import { readJson } from './read-json'
import { printJson, tellBorrowed } from './report'
import { terminal } from './terminal'

/**
 * `vitrine render`: a page's JSON → the page in a format; pictures come from `files` beside it. Answers the exit code.
 */
export async function render(args: Arguments): Promise<number> {
	const [path] = args.inputs
	if (!path || args.inputs.length > 1) throw new AppError('invalid_request', msg('cli.one_page'))
	const { format, pictures } = args
	if (FORMATS_WITH_ADDRESSES.has(format) && pictures === undefined) {
		throw new AppError('invalid_request', msg('cli.no_pictures', { format }))
	}
	const folder = dirname(resolve(path))
	const page = parsePage(await readJson(path, 'page’s'))
	tellBorrowed(path, page)
	const parts = { files: filesIn(join(folder, 'files')), faces: facesOfPackages() }
	const own = { key: keyOfFile(page), language: DEFAULT_APP_LANGUAGE, imageUrl: ({ key }: { key: string }) => `${pictures ?? ''}${key}` }
	const file = await exportPage(page, format, { ...parts, ...own })
	const body = file.body instanceof Readable ? file.body : Readable.from([Buffer.from(file.body)])
	if (args.out === '-') {
		await pipeline(body, terminal().stdout, { end: false })
		return EXIT.ok
	}
	const out = resolve(args.out ?? join(folder, file.name))
	const sink = createWriteStream(out)
	await pipeline(body, sink)
	await printJson({
		status: 'done',
		format,
		...(format === 'html' ? { product_page: out, html_bytes: sink.bytesWritten } : { file: out, bytes: sink.bytesWritten }),
		...(file.leftOut ? { left_out: file.leftOut.map(({ what, why }) => ({ what: inEnglish(what), why: inEnglish(why) })) } : {}),
	})
	return EXIT.ok
}
