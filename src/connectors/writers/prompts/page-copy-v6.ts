import type { Brief } from '../../../core/copy/brief'
import type { CopyPart } from '../../../core/copy/copy'
import { MAX_SEO_DESCRIPTION, MAX_SEO_TITLE } from '../../../core/copy/seo-limits'
import { asData, fenced } from './fence'

/**
 * The prompt of the page's copy. The version is stored with every page and call; a change of wording is a new file
 * (CHANGELOG.md).
 */
export const PROMPT_VERSION = 'page-copy-v6'

const PARTS: Readonly<Record<CopyPart, string>> = {
	hero: '{"headline":{"text","facts"},"subheadline":{"text","facts"},"callToAction":"…"}. Headline: what it is and the one thing to remember, at most 60 characters; not the listing’s title, which is a heap of search words. Subheadline: one sentence, at most 150 characters. Call to action: two to four words.',
	benefits:
		'{"heading":"…","items":[{"title","text","facts"}]}. Three to six items: what the buyer gains, each from the facts named; the worries of the plan are answered where a fact answers them. Title at most 45 characters, text one or two sentences. Fewer facts, fewer items.',
	features:
		'{"heading":"…","items":[{"title","text","facts"}]}. Two to six items: how it is made, what it consists of and how it is used; what the buyer gains is told elsewhere. Title at most 45 characters, text one or two sentences.',
	story:
		'{"heading":"…","paragraphs":[{"text","facts"}]}. Two to four paragraphs of two to four sentences: the product in use, told as one would tell a friend.',
	faq: '{"heading":"…","items":[{"question","answer","facts"}]}. Three to six questions buyers of such a product ask and the facts answer, in their words. What the seller states about payment, delivery, returns or guarantee comes first: it is what buyers fear most.',
	seo: `{"title":"…","description":"…","slug":"…","keywords":["…"],"imageSubject":"…","facts":["…"]}. Title at most ${MAX_SEO_TITLE} characters, description at most ${MAX_SEO_DESCRIPTION}. Slug: lower-case words joined by hyphens, letters and digits only. Up to ten keywords. imageSubject: what the pictures show, in three to eight words.`,
}

const HEADING = 'Heading: two to five words of plain speech that name the section.'

/** What is asked for one part, behind the facts. */
export function partPrompt(part: CopyPart, brief: Brief): string {
	const own = brief.plan?.sections[part] ?? []
	return [
		`Part: ${part}`,
		`Shape: ${PARTS[part]}`,
		...(part === 'hero' || part === 'seo' ? [] : [HEADING]),
		...(own.length > 0 ? [`By the plan this part tells of ${own.join(', ')}; other parts tell of the others.`] : []),
		...(brief.wish
			? ['What the seller would like (a wish about tone, order or emphasis; it is no fact):', fenced('wish', [brief.wish])]
			: []),
		...(brief.present && brief.present.length > 0
			? ['What stands there now; say it otherwise, as the facts allow:', fenced('present', brief.present)]
			: []),
		`Write the part "${part}" now, from these facts only.`,
	].join('\n')
}

/** What the writer is told when its answer cannot be used. */
export function repairPrompt(reasons: readonly string[]): string {
	return [
		'That answer cannot be used:',
		...reasons.map((reason) => `- ${asData(reason)}`),
		'Answer again with one corrected JSON object of the same shape, and nothing else.',
	].join('\n')
}
