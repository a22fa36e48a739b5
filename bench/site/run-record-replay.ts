import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { openTruthData } from '../../src/connectors/truth-data/open-truth-data'
import { COPY_PARTS, type Copy, type Removal } from '../../src/core/copy/copy'
import { composePage } from '../../src/core/page/compose/compose-page'
import type { PageImage } from '../../src/core/page/page'
import { factsOf } from '../../src/core/product/facts'
import type { Replay } from '../../src/core/site/replay'
import { checkCopy } from '../../src/core/truth/check-copy'
import { drawingSvg } from '../pages/drawings'
import { copyOf } from '../pages/sample'
import { productOfSample } from '../pages/sample-pages'
import { kettle } from '../pages/samples-latin'

/**
 * Writes what the landing page replays: the project's own kettle, made into a page by the code that makes every page.
 * One sentence no fact supports is put into its copy, so that the checker's own answer can be shown. Pictures go to
 * public/replay.
 */
openTruthData()
const WIDTHS = [360, 720]
const ALTS = [
	'The kettle on white',
	'The kettle on a shelf',
	'The dial in the body',
	'The whole kettle from the front',
	'The kettle at a window',
]
const UNSUPPORTED = 'It is the best kettle in the world.'

const product = productOfSample(kettle)
const facts = factsOf(product)
const { copy, removed } = checkAll(resting(withUnsupported(copyOf(kettle))))
const pictures = await Promise.all(
	kettle.gallery.map(async (scene, place) => ({ ...(await draw(kettle.drawing, scene)), id: `g${place}`, alt: ALTS[place] ?? '' })),
)
let count = 0
const page = composePage({
	product,
	facts,
	copy,
	removed,
	images: { gallery: pictures, description: [] },
	language: kettle.language,
	market: kettle.market,
	theme: 'atelier',
	writer: { kind: 'person' },
	newId: () => `n${++count}`,
	notes: [],
})
const planted = removed.find(({ text }) => text === UNSUPPORTED)
if (!planted) throw new Error('The checker let the unsupported sentence pass.')
const replay: Replay = {
	link: 'example.com/kettle',
	facts: product.specs.slice(0, 6).map(({ value }) => value),
	factCount: facts.length,
	removed: { text: planted.text },
	page: { ...page, offer: kettle.offer ? { price: kettle.offer.price } : null },
}
await mkdir('content/replay', { recursive: true })
await writeFile('content/replay/kettle.json', `${JSON.stringify(replay, null, '\t')}\n`)
const takenOut = removed.map(({ text, categories }) => `${text} (${categories.join(', ')})`)
console.log(`${facts.length} facts, ${page.sections.length} sections, taken out: ${takenOut.join(' | ')}`)

function withUnsupported(copy: Copy): Copy {
	if (!copy.hero) throw new Error('The sample has no first words.')
	const { html } = copy.hero.subheadline
	return { ...copy, hero: { ...copy.hero, subheadline: { html: `${html} ${UNSUPPORTED}`, facts: [] } } }
}

/** Every text of the sample was written from its specifications; which of them, the sample does not note. */
function resting(copy: Copy): Copy {
	const ids = facts.map(({ id }) => id)
	return JSON.parse(JSON.stringify(copy), (key, value) => (key === 'facts' ? ids : value)) as Copy
}

function checkAll(copy: Copy): { copy: Copy; removed: Removal[] } {
	const results = COPY_PARTS.flatMap((part) => {
		const of = copy[part]
		return of ? [{ part, ...checkCopy(part, of as never, facts, kettle.language) }] : []
	})
	return {
		copy: Object.fromEntries(results.flatMap(({ part, copy: kept }) => (kept ? [[part, kept]] : []))) as Copy,
		removed: results.flatMap((result) => result.removed),
	}
}

async function draw(drawing: typeof kettle.drawing, scene: (typeof kettle.gallery)[number]): Promise<PageImage> {
	const svg = Buffer.from(drawingSvg(drawing, scene))
	const id = `${drawing}-${scene}`
	await mkdir('public/replay', { recursive: true })
	const files = await Promise.all(
		WIDTHS.map(async (width) => {
			const { data, info } = await sharp(svg).resize({ width }).webp({ quality: 78 }).toBuffer({ resolveWithObject: true })
			const key = `replay/${id}-${width}.webp`
			await writeFile(join('public', key), data)
			return { key, format: 'webp' as const, width: info.width, height: info.height, bytes: info.size }
		}),
	)
	return { id, alt: '', files, color: kettle.color }
}
