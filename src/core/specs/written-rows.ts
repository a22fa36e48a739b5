import type { Fact } from '../product/facts'
import { cleanLine } from '../text/clean-listing-text'
import { sentencesOf } from '../text/sentences'
import { isRow, pairsIn } from './row-lines'
import { conceptOf, keyOf } from './spec-words'

/** Texts a listing writes names and values into. */
const TEXTS = new Set<Fact['kind']>(['bullet', 'description'])

/**
 * The specifications a listing wrote into its texts (“Thickness: 5mm, Movement: Quartz”) as facts of their own,
 * numbered on: those whose name a table knows, where no specification has that name already. On a page in the
 * listing's own language a name no table knows may stand too, when its value is a figure, and a value that goes on
 * where a specification's ends (“Machine wash”).
 */
export function writtenRows(facts: readonly Fact[], from: string | undefined, isOwnLanguage: boolean): Fact[] {
	const conceptIn = (name: string) => conceptOf(name, 'labels', { from, to: 'english' })?.concept
	/** A whole line of names and values, else sentences of it that are one. */
	const pairsOf = (line: string) => {
		const pairs = pairsIn(cleanLine(line))
		return pairs.length > 0
			? pairs
			: sentencesOf(line, from).flatMap((sentence) => pairsIn(cleanLine(sentence)).filter(([name]) => conceptIn(name)))
	}
	const nameOf = (name: string) => conceptIn(name) ?? keyOf(name)
	const named = new Map(
		facts.flatMap(({ kind, name, text }) => ((kind === 'spec' || kind === 'variant') && name ? [[nameOf(name), text] as const] : [])),
	)
	const isSaid = (name: string, value: string) => {
		const said = named.get(name)
		return said !== undefined && !(isOwnLanguage && beginsWith(value, said))
	}
	const last = Math.max(0, ...facts.map(({ id }) => Number(id.slice(1))))
	const rows: Fact[] = []
	for (const { text, origin } of facts.filter(({ kind }) => TEXTS.has(kind))) {
		for (const [name, value] of text.split('\n').flatMap(pairsOf)) {
			const isFigure = isOwnLanguage && /^\D?\d/u.test(value) && isRow(`${name}: ${value}`)
			if ((conceptIn(name) === undefined && !isFigure) || isSaid(nameOf(name), value)) continue
			named.set(nameOf(name), value)
			rows.push({ id: `f${last + rows.length + 1}`, kind: 'spec', name, text: value, origin })
		}
	}
	return rows
}

/** True for a value that says what another does and goes on: “Machine washable, do not iron”, “Machine wash”. */
export function beginsWith(value: string, other: string): boolean {
	const [whole, begin] = [keyOf(value), keyOf(other)]
	return whole !== begin && whole.startsWith(begin) && !/^[\d.,]/u.test(whole.slice(begin.length))
}
