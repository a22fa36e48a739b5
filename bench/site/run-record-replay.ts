import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { openTruthData } from '../../src/connectors/truth-data/open-truth-data'
import { checkCopy } from '../../src/core/copy/check/check-copy'
import { COPY_PARTS, type Copy } from '../../src/core/copy/copy'
import { composePage } from '../../src/core/page/compose/compose-page'
import type { PageImage } from '../../src/core/page/page'
import { factsOf } from '../../src/core/product/facts'
import type { Replay } from '../../src/core/site/replay'
import type { Removal } from '../../src/core/truth/claims'
import { drawingSvg } from '../pages/drawings'
import { copyOf } from '../pages/sample'
import { productOfSample } from '../pages/sample-pages'
import { kettle } from '../pages/samples-latin'
import { REPLAY_KETTLES, type ReplayKettle } from './replay-kettles'

/**
 * Writes what the landing page replays, in each of its languages: the project's own kettle, made into a page by the
 * code that makes every page. One sentence no fact supports is put into its copy, so that the checker's own answer can
 * be shown. Pictures go to public/replay.
 */
openTruthData()
const WIDTHS = [360, 720]

const pictures = await Promise.all(kettle.gallery.map((scene) => draw(kettle.drawing, scene)))
await mkdir('content/replay', { recursive: true })
for (const one of REPLAY_KETTLES) await record(one)

async function record({ tag, sample, alts, unsupported }: ReplayKettle): Promise<void> {
	const product = productOfSample(sample)
	const facts = factsOf(product)
	const { copy, removed } = checkAll(resting(withUnsupported(copyOf(sample), unsupported)))
	let count = 0
	const page = composePage({
		product,
		facts,
		copy,
		removed,
		images: { gallery: pictures.map((picture, place) => ({ ...picture, id: `g${place}`, alt: alts[place] ?? '' })), description: [] },
		language: sample.language,
		market: sample.market,
		theme: 'atelier',
		writer: { kind: 'person' },
		newId: () => `n${++count}`,
		notes: [],
	})
	const told = removed.map(({ text, reasons }) => `${text} (${reasons.map(({ code }) => code).join(', ')})`).join(' | ')
	if (removed.length !== 1 || removed[0]?.text !== unsupported) throw new Error(`${tag}: not the unsupported sentence alone: ${told}`)
	const replay: Replay = {
		link: 'example.com/kettle',
		facts: product.specs.slice(0, 6).map(({ value }) => value),
		factCount: facts.length,
		removed: { text: unsupported },
		page: { ...page, offer: sample.offer ? { price: sample.offer.price } : null },
	}
	await writeFile(`content/replay/kettle.${tag}.json`, `${JSON.stringify(replay, null, '\t')}\n`)
	console.log(`${tag}: ${facts.length} facts, ${page.sections.length} sections, taken out: ${told}`)

	/** Every text of the sample was written from its specifications; which of them, the sample does not note. */
	function resting(written: Copy): Copy {
		const on = facts.map(({ id }) => id)
		return JSON.parse(JSON.stringify(written), (key, value) => (key === 'facts' ? on : value)) as Copy
	}

	function checkAll(written: Copy): { copy: Copy; removed: Removal[] } {
		const results = COPY_PARTS.flatMap((part) => {
			const of = written[part]
			return of ? [{ part, ...checkCopy(part, of as never, facts, sample.language) }] : []
		})
		return {
			copy: Object.fromEntries(results.flatMap(({ part, copy: kept }) => (kept ? [[part, kept]] : []))) as Copy,
			removed: results.flatMap((result) => result.removed),
		}
	}
}

function withUnsupported(copy: Copy, sentence: string): Copy {
	if (!copy.hero) throw new Error('The sample has no first words.')
	const { html } = copy.hero.subheadline
	return { ...copy, hero: { ...copy.hero, subheadline: { html: `${html} ${sentence}`, facts: [] } } }
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
