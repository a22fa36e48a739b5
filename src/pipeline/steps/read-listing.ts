import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { z } from 'zod'
import type { ListingLink, PageVerdict } from '../../connectors/marketplaces/marketplace'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import type { StepContext } from '../step-parts/generator'
import { productGiven } from '../step-parts/product-given'
import { runStepOnce } from '../step-parts/run-step-once'
import { sayPage } from '../step-parts/say-page'
import { tryListingSources } from '../step-parts/try-sources'

const zip = promisify(gzip)

const listingSchema = z.object({
	/** Where the page's HTML lies, gzipped; absent when the seller gave the product in words. */
	htmlKey: z.string().optional(),
	url: z.string(),
	source: z.string(),
})
export type Listing = z.infer<typeof listingSchema>

/**
 * Brings the listing's page in: the one that was uploaded, or the first that a source can get; none when the seller
 * says it all.
 */
export async function readStep(context: StepContext): Promise<Listing> {
	return runStepOnce(
		context,
		'read-listing',
		listingSchema,
		async () => {
			context.journal.tell({ type: 'step', step: 'read-listing', state: 'started' })
			const { savedPageKey, link } = context.input
			if (productGiven(context.input)) return { url: link ?? '', source: 'seller' }
			const found = savedPageKey ? await readUpload(context, savedPageKey) : await tryListingSources(context, linkOf(context))
			const htmlKey = await keep(context, found.html)
			return { htmlKey, url: found.url, source: found.source }
		},
		() => [{ type: 'step', step: 'read-listing', state: 'finished' }],
	)
}

/** The listing the request names. Throws AppError `invalid_url`. */
export function linkOf({ input, deps }: Pick<StepContext, 'input' | 'deps'>): ListingLink {
	const link = input.link === undefined ? undefined : deps.marketplace.parseLink(input.link)
	if (!link) throw new AppError('invalid_url', msg('listing.only_amazon'))
	return link
}

async function readUpload({ input, deps }: StepContext, key: string): Promise<{ html: string; url: string; source: string }> {
	const bytes = await deps.files.get(key)
	if (!bytes) throw new AppError('invalid_request', msg('generations.page_lost'))
	const html = await deps.unpackHtml(bytes)
	const verdict = deps.marketplace.classify(html)
	if (verdict.kind !== 'product') throw notThePage(verdict)
	return { html, url: input.link ?? '', source: 'upload' }
}

/** Why an uploaded file is of no use, with what it turned out to be in the details. */
function notThePage(verdict: Exclude<PageVerdict, { kind: 'product' }>): AppError {
	if (verdict.kind === 'wall') {
		const message = msg('generations.not_the_product')
		return new AppError('listing_blocked', message, { details: { found: verdict.wall } })
	}
	const message = sayPage(verdict.page) ?? msg('generations.not_one_product')
	return new AppError('not_a_product', message, { details: { found: verdict.page } })
}

async function keep({ deps, input }: StepContext, html: string): Promise<string> {
	const key = listingKey(input.id)
	await deps.files.put(key, await zip(html), 'application/gzip')
	return key
}

/** Where a generation keeps the page it read. */
export function listingKey(id: string): string {
	return `listings/${id}.html.gz`
}
