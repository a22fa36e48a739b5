import { benchPackage } from './bench-package'

export type LighthouseRequest = { url: string; transferSize: number; resourceType?: string; priority?: string }
export type LighthouseReport = {
	/** Performance, accessibility, best practices, search: 0 to 100. */
	scores: [number, number, number, number]
	cls: number
	requests: LighthouseRequest[]
	/** The audits of the last three categories that did not pass. */
	failed: string[]
}

/** What we use of Lighthouse's own result. */
type Result = {
	lhr: {
		categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
		audits: Record<string, { score: number | null; numericValue?: number; details?: { items?: unknown } }>
	}
}
type Lighthouse = (url: string, flags: Record<string, unknown>) => Promise<Result | undefined>

/**
 * One run of Lighthouse as it comes, for mobile. `port` = the browser's for debugging. Throws when there is no result.
 */
export async function lighthouseReport(url: string, port: number): Promise<LighthouseReport> {
	const { default: lighthouse } = await benchPackage<{ default: Lighthouse }>('lighthouse')
	const result = await lighthouse(url, {
		port,
		logLevel: 'error',
		output: 'json',
		onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
	})
	if (!result) throw new Error('Lighthouse gave no result.')
	const { categories, audits } = result.lhr
	const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
	return {
		scores: [score('performance'), score('accessibility'), score('best-practices'), score('seo')],
		cls: audits['cumulative-layout-shift']?.numericValue ?? 1,
		requests: (audits['network-requests']?.details?.items ?? []) as LighthouseRequest[],
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
