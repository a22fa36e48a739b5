import type { Brief } from '../../core/copy/brief'
import type { CopyOf, CopyPart } from '../../core/copy/copy'
import { phrasesFor } from '../../core/locale/phrases'
import { closingBrace } from './extract-json'
import { readAnswer } from './read-answer'

/**
 * What of an unfinished answer is whole: the items that are closed, with the facts they cite. Undefined while there is
 * none, or where it could not be used.
 */
export function readPartial<P extends CopyPart>(part: P, answer: string, brief: Brief): CopyOf<P> | undefined {
	const whole = wholeOf(part, answer, brief)
	return whole ? readAnswer(part, `{${whole}}`, brief).copy : undefined
}

/** The finished members of the answer, as the text they are. */
function wholeOf(part: CopyPart, answer: string, brief: Brief): string | undefined {
	if (part === 'seo') return undefined
	if (part === 'hero') {
		const [headline, subheadline] = [objectAfter(answer, 'headline'), objectAfter(answer, 'subheadline')]
		const button = JSON.stringify(phrasesFor(brief.language).buyNow)
		return headline && subheadline && `"headline":${headline},"subheadline":${subheadline},"callToAction":${button}`
	}
	const heading = /"heading"\s*:\s*("(?:[^"\\]|\\.)*")/u.exec(answer)?.[1]
	const list = part === 'story' ? 'paragraphs' : 'items'
	const begin = new RegExp(`"${list}"\\s*:\\s*\\[`, 'u').exec(answer)
	const items = begin ? wholeObjects(answer, begin.index + begin[0].length) : []
	return heading && items.length > 0 ? `"heading":${heading},"${list}":[${items.join(',')}]` : undefined
}

function objectAfter(answer: string, key: string): string | undefined {
	const begin = new RegExp(`"${key}"\\s*:\\s*(?=\\{)`, 'u').exec(answer)
	const start = begin ? begin.index + begin[0].length : -1
	const end = begin ? closingBrace(answer, start) : undefined
	return end === undefined ? undefined : answer.slice(start, end + 1)
}

function wholeObjects(answer: string, from: number): string[] {
	const found: string[] = []
	let start = answer.indexOf('{', from)
	while (start >= 0) {
		// The list is closed before the next object: what follows is not of it.
		if (/\]/u.test(answer.slice(found.length === 0 ? from : start, start))) break
		const end = closingBrace(answer, start)
		if (end === undefined) break
		found.push(answer.slice(start, end + 1))
		const next = /^\s*,\s*(?=\{)/u.exec(answer.slice(end + 1))
		if (!next) break
		start = end + 1 + next[0].length
	}
	return found
}
