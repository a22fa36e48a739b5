import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { AppError } from '../core/errors'
import { parsePage } from '../core/page/migrate'
import { filesIn } from '../server/deps-generation'
import { renderStandalone } from '../server/pages/pages'
import type { Arguments } from './arguments'
import { EXIT } from './exit-codes'
import { printJson } from './report'

async function readPage(path: string): Promise<unknown> {
	try {
		return JSON.parse(await readFile(path, 'utf8'))
	} catch (error) {
		throw new AppError('invalid_request', `${path} is no page’s JSON: ${error instanceof Error ? error.message : String(error)}.`, {
			cause: error,
		})
	}
}

/** `vitrine render`: a page's JSON → its HTML; pictures come from `files` beside it. Answers the exit code. */
export async function render(args: Arguments): Promise<number> {
	const [path] = args.inputs
	if (!path || args.inputs.length > 1) throw new AppError('invalid_request', 'render takes one page.json. “vitrine --help” shows how.')
	const folder = dirname(resolve(path))
	const html = await renderStandalone(parsePage(await readPage(path)), filesIn(join(folder, 'files')))
	if (args.out === '-') {
		await new Promise<void>((done) => process.stdout.write(html, () => done()))
		return EXIT.ok
	}
	const out = resolve(args.out ?? join(folder, 'product_page.html'))
	await writeFile(out, html)
	await printJson({ status: 'done', product_page: out, html_bytes: Buffer.byteLength(html) })
	return EXIT.ok
}
