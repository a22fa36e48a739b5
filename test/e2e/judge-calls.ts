import { setTimeout as setTimeoutOf } from 'node:timers/promises'
import type { Page, Response } from '@playwright/test'
import { type ApiDocument, type Exchange, openContract } from '../support/api-contract'

/**
 * How long the bodies of a journey's last answers may take once it has ended. One that went with the page that asked
 * for it is refused by the browser only after half a minute.
 */
const BODIES_MS = 2000

/**
 * Judges every call the page makes of the API at `url` by the document the app gives out there (see
 * `openContract`). Returns a function that waits for those under way and answers all errors.
 */
export function judgeCalls(page: Page, url: string): () => Promise<string[]> {
	const seen: Promise<Exchange | undefined>[] = []
	// Asked for with the first call: at a journey's end the server may have been stopped.
	let document: Promise<string> | undefined
	const ask = async () => (await fetch(`${url}/api/openapi.json`)).text()
	page.on('response', (response) => {
		if (!response.url().startsWith(`${url}/`)) return
		document ??= ask()
		document.catch(() => undefined)
		seen.push(exchangeOf(response))
	})
	return async () => {
		const late = setTimeoutOf(BODIES_MS, undefined)
		const exchanges = (await Promise.all(seen.map((one) => Promise.race([one, late])))).filter((one) => one !== undefined)
		return document && exchanges.length > 0 ? exchanges.flatMap(contractOf(await document)) : []
	}
}

const contracts = new Map<string, (exchange: Exchange) => string[]>()

/** Compiled once for all journeys of a worker whose installations give out the same document. */
function contractOf(document: string): (exchange: Exchange) => string[] {
	const contract = contracts.get(document) ?? openContract(JSON.parse(document) as ApiDocument)
	contracts.set(document, contract)
	return contract
}

/**
 * Undefined for streams, which end with the page, for answers that are not the server’s, and for bodies that went with
 * the page that asked for them.
 */
async function exchangeOf(response: Response): Promise<Exchange | undefined> {
	const [request, headers] = [response.request(), response.headers()]
	const isJson = (type: string | undefined) => type?.startsWith('application/json')
	// What a journey answers in the server's place has none of the server's headers.
	if (headers['x-content-type-options'] === undefined || headers['content-type']?.startsWith('text/event-stream')) return undefined
	const text = isJson(headers['content-type']) ? await response.text().catch(() => '') : ''
	const sent = request.postData()
	return {
		method: request.method(),
		path: new URL(response.url()).pathname,
		status: response.status(),
		...(isJson(request.headers()['content-type']) && sent ? { sent: JSON.parse(sent) as unknown } : {}),
		...(text ? { answered: JSON.parse(text) as unknown } : {}),
	}
}
