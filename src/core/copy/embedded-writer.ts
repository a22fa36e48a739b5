import type { Brief } from './brief'
import type { CopyOf, CopyPart } from './copy'
import { type Material, materialOf } from './embedded/material'
import { writeFaq } from './embedded/write-faq'
import { writeHero } from './embedded/write-hero'
import { writeBenefits, writeFeatures } from './embedded/write-points'
import { writeSeo } from './embedded/write-seo'
import { writeStory } from './embedded/write-story'

const WRITE: { [P in CopyPart]: (material: Material, brief: Brief) => CopyOf<P> | undefined } = {
	hero: writeHero,
	benefits: writeBenefits,
	features: writeFeatures,
	story: writeStory,
	faq: writeFaq,
	seo: writeSeo,
}

/** The parts of a page are written from the same brief one after the other; sorting its facts is most of the work. */
const MATERIAL = new WeakMap<Brief, Material>()

/**
 * One part of the copy from the facts alone, without key or network (W-8): the listing's own sentences, cleaned and
 * ordered, under fixed phrases of the page's language. Facts stay in the listing's language. Undefined when there are
 * no facts for the part.
 */
export function writeEmbedded<P extends CopyPart>(part: P, brief: Brief): CopyOf<P> | undefined {
	const known = MATERIAL.get(brief) ?? materialOf(brief)
	MATERIAL.set(brief, known)
	return WRITE[part](known, brief)
}
