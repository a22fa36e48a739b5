import type { Fact } from '../../product/facts'
import type { Removal } from '../../truth/claims'
import type { CopyOf, CopyPart } from '../copy'
import { PartCheck, type Verdicts } from './check-part'
import { checkFaq, checkHero, checkPoints, checkSeo, checkStory } from './check-parts'

export type CheckedCopy<P extends CopyPart> = { copy: CopyOf<P> | undefined; removed: Removal[] }

const CHECK: { [P in CopyPart]: (copy: CopyOf<P>, check: PartCheck, language: string) => CopyOf<P> | undefined } = {
	hero: checkHero,
	benefits: (copy, check, language) => checkPoints('benefits', copy, check, language),
	features: (copy, check, language) => checkPoints('features', copy, check, language),
	story: checkStory,
	faq: checkFaq,
	seo: checkSeo,
}

/**
 * Copy → what of it the facts support (K-2), whoever wrote it. Works sentence by sentence: an unsupported one is left
 * out and recorded with the reason; an item left empty is dropped; a text the page cannot be without falls back to the
 * plain fact or the fixed phrase. `copy` is undefined when nothing of the part is left. `language` is the page's (value
 * of the request); `verdicts`: a judge's, which decides on meaning beside the hard kinds (K-7); `isQuoted`: it is made
 * of the listing's own words, whatever language they are in.
 */
export function checkCopy<P extends CopyPart>(
	part: P,
	copy: CopyOf<P>,
	facts: Fact[],
	language: string,
	verdicts?: Verdicts,
	isQuoted?: boolean,
): CheckedCopy<P> {
	const check = new PartCheck(part, facts, language, verdicts, isQuoted)
	return { copy: CHECK[part](copy, check, language), removed: check.removed }
}
