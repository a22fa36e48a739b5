import sharp from 'sharp'
import type { Outbound } from '../../src/connectors/fetch'

type Colour = readonly number[]

/**
 * Tells which of our pictures a shop shows at an address of its own, by their colour: shops rename what they fetch and
 * write it anew. Throws when two of ours are alike.
 */
export async function recognisePictures(outbound: Outbound, ours: readonly string[]): Promise<(url: string) => Promise<string>> {
	const known = await Promise.all(ours.map(async (url) => ({ url, colour: await colourOf(outbound, url) })))
	for (const one of known) {
		const twin = known.find((other) => other !== one && distance(one.colour, other.colour) < LEAST_APART)
		if (twin) throw new Error(`STORES_TEST_PICTURES: ${one.url} and ${twin.url} are too alike to be told apart by their colour`)
	}
	return async (url) => {
		const colour = await colourOf(outbound, url)
		const [nearest] = known.toSorted((one, other) => distance(one.colour, colour) - distance(other.colour, colour))
		return nearest && distance(nearest.colour, colour) < LEAST_APART / 2 ? nearest.url : url
	}
}

const LEAST_APART = 30
const distance = (one: Colour, other: Colour) => Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)))

/** Mean of red, green and blue. */
async function colourOf(outbound: Outbound, url: string): Promise<Colour> {
	const { status, body } = await outbound.request(url)
	if (status !== 200) throw new Error(`${url} answers ${status} instead of a picture`)
	const { channels } = await sharp(body).flatten({ background: '#ffffff' }).removeAlpha().toColourspace('srgb').stats()
	return channels.slice(0, 3).map(({ mean }) => mean)
}
