import { capitalize, countGraphemes } from './graphemes'
import { sentenceCase } from './sentence-case'
import { sentencesOf } from './sentences'

export type Lead = { title: string; text: string }

const MAX_TITLE = 64
const MAX_CLAUSE = 52
/** A clause of more words is half a sentence and no heading. */
const MAX_CLAUSE_WORDS = 6
/** An entry up to this length is its own title. */
const MAX_WHOLE = 72
/** A lead in brackets; brackets of another kind may stand in it. */
const BRACKETS = ['【】', '[]', '［］', '「」', '『』', '〔〕', '《》', '()', '（）'].map((pair) => {
	const [open = '', close = ''] = [...pair].map((bracket) => (/[[\]()]/.test(bracket) ? `\\${bracket}` : bracket))
	return new RegExp(`^${open}\\s*([^${open}${close}]{2,80})\\s*${close}\\s*[:：\\-–—,.]?\\s*(.*)$`, 'u')
})
/** A colon after the lead: full-width, or followed by a space, or between letters (never inside 12:30). */
const COLON = /^([^:：.。!?]{2,90}?)\s*(?:：|:(?=\s|\p{L}))\s*(.+)$/u
const DASH = /^([^.。!?–—]{2,90}?)\s*(?:\s[–—-]{1,2}\s|(?<!\d)[–—]{1,2}|[–—]{1,2}(?!\d))\s*(.+)$/u
const CAPITALS = /^((?:[\p{Lu}\p{N}][\p{Lu}\p{N}&'’/+.,-]*\s+){1,9})(\p{Lu}?[\p{Ll}\p{M}].*|\p{Lu}\p{Ll}.*)$/u
const CLAUSE = /^([^,;，、；،]{4,}?)[,;，、；،]\s*(.+)$/u

/** What follows a comma and still speaks of, or goes on from, what stands before it. */
const BELONGS = new RegExp(
	'^(?:and|or|who|whose|whom|which|et|ou|qui|que|dont|und|oder|welche[rsn]?|deren|dessen|y|o|e|quien(?:es)?' +
		String.raw`|cuy[oa]s?|oppure|cui|ou seja|en|of|och|eller|och|ve|veya|i|oraz|lub|który|która|które|و|أو)\s`,
	'iu',
)
/** What begins so leads to what stands behind the comma and is nothing without it. */
const LEADS_ON = new RegExp(
	'^(?:when|if|while|because|as|since|although|though|unless|until|once|quand|lorsque|si|comme|bien que|wenn|falls|während|weil|da|obwohl' +
		'|sobald|cuando|si|mientras|aunque|como|quando|se|mentre|enquanto|embora|wanneer|als|terwijl|omdat|عندما|إذا|لأن|بينما)\\s',
	'iu',
)
/** A word or two and a comma again: “smooth, steady, handheld videos”, “no mess, no fuss, simple collection”. */
const LIST = /^[\p{L}\p{M}'’-]+(?: [\p{L}\p{M}'’-]+)?[,،、，]/u

/**
 * A listing entry → a short title and the rest, by how its author marked the lead; otherwise by its first sentence or
 * clause. No title where nothing of it can stand as one.
 */
export function splitLead(entry: string, names: readonly string[], tag?: string): Lead {
	const marked = markedLead(entry, tag)
	if (marked && countGraphemes(marked.title) <= MAX_TITLE) return finish(marked, names, tag)
	return finish(byFirstSentence(entry, tag) ?? byClause(entry) ?? whole(entry), names, tag)
}

/**
 * The lead its author set apart by brackets, a colon, a dash or capitals, and the rest as it stands; undefined where
 * nothing does.
 */
export function markedLead(entry: string, tag?: string): Lead | undefined {
	const marked = byMark(entry) ?? byCapitals(entry)
	return marked && { title: marked.title, text: capitalize(marked.text, tag) }
}

function byMark(entry: string): Lead | undefined {
	for (const pattern of [...BRACKETS, COLON, DASH]) {
		const [, title, text] = pattern.exec(entry) ?? []
		if (title && text !== undefined && countGraphemes(title) <= MAX_TITLE && isClosed(title)) return { title, text }
	}
	return undefined
}

/** False where a bracket stands open: what parts its words parts no lead. */
function isClosed(text: string): boolean {
	return (text.match(/[([{（【［]/gu) ?? []).length <= (text.match(/[)\]}）】］]/gu) ?? []).length
}

function byCapitals(entry: string): Lead | undefined {
	const [, title, text] = CAPITALS.exec(entry) ?? []
	if (!title || !text || title.length > 2 * MAX_TITLE) return undefined
	// The capital that begins the next sentence ("A", "I") may have been taken into the lead.
	const single = /^(.*)\s(\p{Lu})$/u.exec(title.trim())
	const lead =
		single && /\p{Lu}{2}/u.test(single[1] ?? '') ? { title: single[1] ?? '', text: `${single[2]} ${text}` } : { title: title.trim(), text }
	return (lead.title.match(/\p{Lu}/gu) ?? []).length >= 6 ? lead : undefined
}

function byFirstSentence(entry: string, tag?: string): Lead | undefined {
	const [first, ...rest] = sentencesOf(entry, tag)
	return first && rest.length > 0 && countGraphemes(first) <= MAX_TITLE ? { title: first, text: rest.join(' ') } : undefined
}

function byClause(entry: string): Lead | undefined {
	const [, title, text] = CLAUSE.exec(entry) ?? []
	if (!title || !text) return undefined
	const spaced = /\s/u.test(entry)
	if (spaced && title.split(/\s+/).length > MAX_CLAUSE_WORDS) return undefined
	const tooShort = spaced ? title.split(/\s+/).length < 2 || text.split(/\s+/).length < 3 : countGraphemes(text) < 6
	// A comma between figures, in a list of words or before what belongs to the words before it parts no clauses.
	return tooShort ||
		LEADS_ON.test(title) ||
		BELONGS.test(text) ||
		LIST.test(text) ||
		countGraphemes(title) > MAX_CLAUSE ||
		/\d$/.test(title)
		? undefined
		: { title, text }
}

/** No lead to be found: a short entry is its own title, a long one has none. */
function whole(entry: string): Lead {
	return countGraphemes(entry) <= MAX_WHOLE ? { title: entry, text: '' } : { title: '', text: entry }
}

function finish(lead: Lead, names: readonly string[], tag?: string): Lead {
	const title = capitalize(sentenceCase(lead.title.trim(), names, tag).replace(/(?<![\s.。,;:，、–—-])[\s.。,;:，、–—-]+$/u, ''), tag)
	return { title, text: capitalize(lead.text.trim().replace(/^[\s,.;:–—-]+/u, ''), tag) }
}
