import { sentencesOf } from '../copy/text/sentences'
import { normalizeText } from './normalize-text'

/** Text → its sentences; a break after a figure ("20. April") is none. */
export function statementsOf(text: string): string[] {
	return sentencesOf(text).reduce<string[]>((pieces, piece) => {
		const last = pieces.at(-1)
		if (last !== undefined && /(?:^|\s)\d{1,2}\.$/u.test(last)) pieces[pieces.length - 1] = `${last} ${piece}`
		else pieces.push(piece)
		return pieces
	}, [])
}

/** How an answer begins that denies what was asked. */
const NO =
	/^(?:no|nope|not|non|nein|nee|nej|nei|não|hayır|tidak|bukan|нет|ні|не|nie|ne|nu|όχι|nem|ei|không|نه|نهيں|लेकिन नहीं|नहीं|जी नहीं|לא|لا|كلا|いいえ|否|不(?:是|能|会|會|可以|需要)|没有|沒有|아니요|아니오|ไม่(?:ใช่|ได้)?)(?![\p{L}\p{M}])/u

/** A question and the answer that denies it, when a text is such a pair. */
export function deniedQuestion(text: string): { question: string; answer: string } | undefined {
	const asked = /^([^?？؟]+[?？؟])\s*(\S.*)$/su.exec(text)
	return asked?.[1] && asked[2] && NO.test(normalizeText(asked[2])) ? { question: asked[1], answer: asked[2] } : undefined
}
