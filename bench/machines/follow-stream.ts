/** What came of watching a generation: the numbers of its events in the order they came, and the last one's kind. */
export type Heard = { numbers: number[]; last: string | undefined; connections: number }

const ENDS = new Set(['done', 'failed', 'canceled'])

/**
 * Watches a generation as a browser does, which connects again where it was when a connection breaks off; at the next
 * address, as behind a load balancer. Gives up after `limitMs`.
 */
export async function followStream(of: { urls: readonly string[]; cookie: string; id: string }, limitMs: number): Promise<Heard> {
	const heard: Heard = { numbers: [], last: undefined, connections: 0 }
	const limit = AbortSignal.timeout(limitMs)
	while (!limit.aborted && !ENDS.has(heard.last ?? '')) {
		const url = of.urls[heard.connections % of.urls.length]
		heard.connections += 1
		await readOnce(`${url}/api/generations/${of.id}/events`, of.cookie, heard, limit).catch(() => undefined)
		await new Promise((wake) => setTimeout(wake, 200))
	}
	return heard
}

async function readOnce(url: string, cookie: string, heard: Heard, signal: AbortSignal): Promise<void> {
	const after = heard.numbers.at(-1)
	const headers = { cookie, ...(after === undefined ? {} : { 'last-event-id': String(after) }) }
	const response = await fetch(url, { headers, signal })
	let rest = ''
	for await (const bytes of response.body ?? []) {
		rest += Buffer.from(bytes).toString('utf8')
		const whole = rest.split('\n\n')
		rest = whole.pop() ?? ''
		for (const event of whole) {
			const [, number] = /^id: (\d+)$/m.exec(event) ?? []
			if (number === undefined) continue
			heard.numbers.push(Number(number))
			heard.last = /^event: (\S+)$/m.exec(event)?.[1]
		}
	}
}
