import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import type { ListingLink } from '../marketplaces/marketplace'
import type { ListingSource } from './source'
import { unpackHtml } from './unpack-html'

const ENDING = /\.html?(?:\.gz)?$/i

/**
 * Listings from a folder of saved pages, for development, tests and the demo. `amazon.com__B0XXXXXXXX.html` (anything
 * may follow the ASIN; `.gz` as well) is found by domain and ASIN; failing that, a file of the same ASIN from any
 * domain.
 */
export function createSavedPages(folder: string): ListingSource {
	return {
		name: 'saved-pages',
		async read(link, signal) {
			const name = link.asin && fileFor(await listFiles(folder), link.domain, link.asin)
			if (!name) throw notSaved(link)
			const path = join(folder, name)
			await refuseHuge(path)
			const html = await unpackHtml(await readFile(path, { signal }))
			return { html, url: link.url, source: 'saved-pages' }
		},
	}
}

function fileFor(names: string[], domain: string | undefined, asin: string): string | undefined {
	const pages = names.filter((name) => ENDING.test(name) && name.includes(`__${asin}`)).sort()
	return pages.find((name) => domain !== undefined && name.startsWith(`${domain}__`)) ?? pages[0]
}

async function listFiles(folder: string): Promise<string[]> {
	try {
		return await readdir(folder)
	} catch (error) {
		throw new AppError('listing_unreachable', msg('machine.saved_pages_unreadable'), {
			cause: error,
		})
	}
}

const LARGEST_FILE = 100 * 1024 * 1024

async function refuseHuge(path: string): Promise<void> {
	const { size } = await stat(path)
	if (size > LARGEST_FILE) throw new AppError('too_large', msg('machine.saved_page_too_large'), { details: { size } })
}

function notSaved(link: ListingLink): AppError {
	return new AppError('listing_not_found', msg('machine.no_saved_page'), { details: { url: link.url } })
}
