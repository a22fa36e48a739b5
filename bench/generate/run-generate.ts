import { parseArgs } from 'node:util'
import { SHARP_SIDE } from '../../test/fakes/marketplace/draw-picture'
import { startFakeMarketplace } from '../../test/fakes/marketplace/marketplace'
import { startFakeModel } from '../../test/fakes/model/model'
import { LISTINGS_DIR, startTestApp, temporaryFolder } from '../../test/support/test-app'
import { median } from '../extract/measure'
import { measureGeneration, type Timing } from './measure-generation'

// A whole generation over HTTP on a real database, with a model that answers at once and a marketplace on this machine:
// what is left is our own time. Exit 1 when a bar is missed.

/**
 * From the request to the page, pictures left out, in the median. The model says what it said while we warmed up: it
 * takes no time of its own.
 */
const OWN_TIME_BAR_MS = 400
/** From the listing being read to title and gallery in the stream, in the median. */
const FIRST_CONTENT_BAR_MS = 300
const WARM_UP = 3
const LISTING = 'https://www.amazon.com/dp/B0VITRINE1'

async function main(): Promise<number> {
	const { values } = parseArgs({ options: { rounds: { type: 'string', default: '15' } } })
	const folder = await temporaryFolder()
	const marketplace = await startFakeMarketplace({ pagesDir: LISTINGS_DIR, pictureSide: SHARP_SIDE })
	const model = await startFakeModel({ remember: true })
	try {
		// Drawing pictures is the fake's work, and so is none of ours; they are measured in their own run.
		const withoutPictures = `https://m.media-amazon.com=${marketplace.origin}/nowhere`
		const written = await measure(folder.path, withoutPictures, model.baseUrl, Number(values.rounds))
		const pictured = await measure(`${folder.path}/pictures`, marketplace.routes, model.baseUrl, Math.ceil(Number(values.rounds) / 3))
		return judge(written, pictured)
	} finally {
		await Promise.all([marketplace.close(), model.close()])
		await folder.remove()
	}
}

async function measure(dataDir: string, routes: string, modelUrl: string, rounds: number): Promise<Timing[]> {
	const server = await startTestApp({ DATA_DIR: dataDir, OUTBOUND_ROUTES: routes, MODEL: 'instant', MODEL_BASE_URL: modelUrl })
	try {
		const timings: Timing[] = []
		for (let round = 0; round < WARM_UP + rounds; round++) {
			// Another seller each time: nothing is taken from what was paid for before, and no quota ends it.
			const seller = await server.user()
			const timing = await measureGeneration(server, seller, { product_link: LISTING, language: 'english', market: 'usa' })
			if (round >= WARM_UP) timings.push(timing)
		}
		return timings
	} finally {
		await server.close()
	}
}

function judge(written: readonly Timing[], pictured: readonly Timing[]): number {
	const p50 = (timings: readonly Timing[], of: (timing: Timing) => number) => Math.round(median(timings.map(of)))
	const own = p50(written, (timing) => timing.totalMs)
	const first = p50(written, (timing) => timing.firstContentMs)
	const line = (name: string, value: number, bar?: number) =>
		console.log(
			`${name.padEnd(64)} ${String(value).padStart(6)} ms${bar === undefined ? '' : `  (bar ${bar}: ${value <= bar ? 'kept' : 'MISSED'})`}`,
		)
	console.log(`${written.length} generations without pictures, ${pictured.length} with, medians`)
	line('everything except the model', own, OWN_TIME_BAR_MS)
	line('listing read → title and gallery in the stream', first, FIRST_CONTENT_BAR_MS)
	line(
		'request → listing read',
		p50(written, (timing) => timing.listingMs),
	)
	line(
		'request → first checked words',
		p50(written, (timing) => timing.firstWordsMs),
	)
	line(
		'request → page, pictures drawn by the fake, fetched and sized',
		p50(pictured, (timing) => timing.totalMs),
	)
	return own <= OWN_TIME_BAR_MS && first <= FIRST_CONTENT_BAR_MS ? 0 : 1
}

process.exitCode = await main()
