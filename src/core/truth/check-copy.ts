import type { CopyOf, CopyPart, Removal } from '../copy/copy'
import type { Fact } from '../product/facts'
import { checkFaq, checkHero, checkPoints, checkSeo, checkStory } from './check-parts'
import { Judge } from './judge'

export type CheckedCopy<P extends CopyPart> = { copy: CopyOf<P> | undefined; removed: Removal[] }

const CHECK: { [P in CopyPart]: (copy: CopyOf<P>, judge: Judge, language: string) => CopyOf<P> | undefined } = {
	hero: checkHero,
	benefits: (copy, judge, language) => checkPoints('benefits', copy, judge, language),
	features: (copy, judge, language) => checkPoints('features', copy, judge, language),
	story: checkStory,
	faq: checkFaq,
	seo: checkSeo,
}

/**
 * Copy → what of it the facts support (K-2), whoever wrote it. Works sentence by sentence: an unsupported one is left out and
 * recorded with the reason; an item left empty is dropped; a text the page cannot be without falls back to the plain fact or the
 * fixed phrase. `copy` is undefined when nothing of the part is left. `language` is the page's (value of the request).
 */
export function checkCopy<P extends CopyPart>(part: P, copy: CopyOf<P>, facts: Fact[], language: string): CheckedCopy<P> {
	const judge = new Judge(part, facts, language)
	return { copy: CHECK[part](copy, judge, language), removed: judge.removed }
}
