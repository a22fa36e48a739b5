import { labelForm } from '../../src/cli/label-form'
import { amazon } from '../../src/connectors/marketplaces/amazon/amazon'
import type { ListingLink } from '../../src/connectors/marketplaces/marketplace'
import { isAppError } from '../../src/core/errors'
import { readPages } from './corpus'
import type { Label } from './label'

/**
 * Reads every saved page of a folder: what was found, in the labels' form, and in words which pages could not be read
 * at all.
 */
export async function readOutputs(folder: string): Promise<{ outputs: Map<string, Label>; unreadable: string[] }> {
	const outputs = new Map<string, Label>()
	const unreadable: string[] = []
	for await (const { name, html } of readPages(folder)) {
		try {
			outputs.set(name, labelForm(amazon.extract(html, linkOf(name))))
		} catch (error) {
			if (!isAppError(error)) throw error
			unreadable.push(`${name}: ${error.message}`)
		}
	}
	return { outputs, unreadable }
}

/** Saved pages are named `amazon.co.uk__B0XXXXXXXX…`, by the link they were saved from. */
function linkOf(name: string): ListingLink | undefined {
	const [, domain, asin] = /^(amazon\.[a-z.]+)__([A-Z0-9]{10})/.exec(name) ?? []
	return domain && asin ? amazon.parseLink(`https://www.${domain}/dp/${asin}`) : undefined
}
