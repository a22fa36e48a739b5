import { capitalize } from './graphemes'

/** How titles and headings call a thing the best there is, which no listing shows. */
const PRAISE = new RegExp(
	String.raw`(?<![\p{L}\p{N}])(?:(?:the )?(?:world['’]s|#1|no\.? ?1|very) best|the (?:best|ultimate)|les? meilleure?s?` +
		'|la meilleure|(?:der|die|das) beste|(?:el|la|los|las) mejor(?:es)?|(?:il|la|i|le) miglior[ei]?|(?:o' +
		String.raw`|a|os|as) melhor(?:es)?|de beste|en iyi|najlepsz[yae]|лучш(?:ий|ая|ее|ие)|الأفضل|最強の?|最高の)(?![\p{L}\p{N}])\s*`,
	'giu',
)

/** A title or heading without words that call the thing the best; itself where nothing else is left. */
export function withoutPraise(title: string, tag: string | undefined): string {
	const plain = title.replace(PRAISE, '').replace(/\s+/gu, ' ').trim()
	return /\p{L}{3}/u.test(plain) && plain !== title ? capitalize(plain, tag) : title
}
