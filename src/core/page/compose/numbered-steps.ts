import { type Fact, shownText } from '../../product/facts'

/** A step the listing numbers, its lead apart where it has one, and the fact it is. */
type NumberedStep = { fact: Fact; title: string; text: string }

/** “1. ”, “2) ”, “Step 3: ”, “Étape 4 – ”. */
const NUMBERED = /^(?:\p{L}[\p{L}\p{M}]{1,12}\s)?(\d{1,2})\s?[.):：–-]\s*(?=\p{L})(.+)$/su
const LEAD = /^([^.!?:：–—]{2,48})(?:\s?[:：]|\s[–—-]|[.!?؟。])\s*(.+)$/su
/** Fewer steps are no sequence. */
const LEAST = 3
/** A longer step is a paragraph. */
const LONGEST_TITLE = 90

/** The entries of a listing that it numbers one after the other, from the first; none where they are no such row. */
export function numberedSteps(facts: readonly Fact[]): NumberedStep[] {
	const steps = facts.flatMap((fact) => {
		const [, number, words = ''] = (fact.kind === 'bullet' ? NUMBERED.exec(shownText(fact).trim()) : null) ?? []
		return number === undefined ? [] : [{ fact, number: Number(number), words: words.trim() }]
	})
	const isRow = steps.length >= LEAST && steps.every(({ number }, at) => number === at + 1)
	const said = isRow ? steps.map(({ fact, words }) => ({ fact, ...parted(words) })) : []
	return said.every(({ title }) => title.length <= LONGEST_TITLE) ? said : []
}

function parted(words: string): { title: string; text: string } {
	const [, title, text] = LEAD.exec(words) ?? []
	return title && text ? { title, text } : { title: words, text: '' }
}
