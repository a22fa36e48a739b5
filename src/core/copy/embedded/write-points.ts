import { phrasesFor } from '../../locale/phrases'
import { countGraphemes, shorten } from '../../text/graphemes'
import type { Brief } from '../brief'
import type { CopyOf } from '../copy'
import type { Material } from './material'
import { type Point, planOf } from './plan'
import { finished, textFrom } from './texts'

const MAX_POINTS = 8
/** Up to so many points all are benefits; of more, the first half. */
const ALL_BENEFITS = 4
const MAX_POINT_TEXT = 420

/** Which points are benefits and which features: those with something below them before bare lines. */
function divide(points: readonly Point[]): { benefits: Point[]; features: Point[] } {
	if (points.length <= ALL_BENEFITS) return { benefits: [...points], features: [] }
	const half = Math.min(Math.ceil(points.length / 2), 6)
	const told = points.filter(({ text }) => text !== '')
	const first = new Set([...told, ...points.filter(({ text }) => text === '')].slice(0, half))
	return {
		benefits: points.filter((point) => first.has(point)),
		features: points.filter((point) => !first.has(point)).slice(0, MAX_POINTS),
	}
}

function write(heading: string, points: readonly Point[], material: Material): CopyOf<'benefits'> | undefined {
	if (points.length === 0) return undefined
	return {
		heading: textFrom(heading, []),
		items: points.slice(0, MAX_POINTS).map(({ title, text, facts }) => ({
			title: textFrom(title, facts, material.tag),
			text: textFrom(finished(shortenToSentences(text, material), material.tag), facts, material.tag),
		})),
	}
}

/**
 * A point is read at a glance: whole sentences up to a limit, the first in any case, shortened when it alone is over.
 */
function shortenToSentences(text: string, material: Material): string {
	if (countGraphemes(text) <= MAX_POINT_TEXT) return text
	const end = Math.max(...Array.from(text.slice(0, MAX_POINT_TEXT).matchAll(/[.!?؟](?=\s)|[。！？।]/gu), ({ index }) => index), -1)
	return end > MAX_POINT_TEXT / 3 ? text.slice(0, end + 1) : shorten(text, MAX_POINT_TEXT, material.tag)
}

/** The entries that tell most, each as a short title and what it says. */
export function writeBenefits(material: Material, brief: Brief): CopyOf<'benefits'> | undefined {
	return write(phrasesFor(brief.language).benefits, divide(planOf(material, brief).points).benefits, material)
}

/** The remaining entries. */
export function writeFeatures(material: Material, brief: Brief): CopyOf<'features'> | undefined {
	return write(phrasesFor(brief.language).features, divide(planOf(material, brief).points).features, material)
}
