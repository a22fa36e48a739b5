import lighthouse from 'lighthouse'

export type LighthouseRequest = { url: string; transferSize: number; resourceType?: string; priority?: string }
export type LighthouseReport = {
	/** Performance, accessibility, best practices, search: 0 to 100. */
	scores: [number, number, number, number]
	cls: number
	requests: LighthouseRequest[]
	/** What of the last three categories did not pass. */
	failed: string[]
}

/** One run of Lighthouse as it comes, for mobile. `port` = the browser's for debugging. Throws when there is no result. */
export async function lighthouseReport(url: string, port: number): Promise<LighthouseReport> {
	const result = await lighthouse(url, {
		port,
		logLevel: 'error',
		output: 'json',
		onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
	})
	if (!result) throw new Error('Lighthouse gave no result.')
	const { categories, audits } = result.lhr
	const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
	const details = audits['network-requests']?.details
	return {
		scores: [score('performance'), score('accessibility'), score('best-practices'), score('seo')],
		cls: audits['cumulative-layout-shift']?.numericValue ?? 1,
		requests: details && 'items' in details ? (details.items as unknown as LighthouseRequest[]) : [],
		failed: ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
			(categories[category]?.auditRefs ?? [])
				.filter((ref) => ref.weight > 0 && audits[ref.id]?.score !== null && (audits[ref.id]?.score ?? 0) < 1)
				.map((ref) => `Lighthouse ${category}: ${ref.id}`),
		),
	}
}

/** Bytes of a report's requests over the network, of the kind asked for. */
export function bytesOf({ requests }: LighthouseReport, wanted: (request: LighthouseRequest) => boolean): number {
	return requests.filter(wanted).reduce((sum, { transferSize }) => sum + transferSize, 0)
}
