/** Serbian is written in two scripts, letter for letter alike; the lists have the Latin one. */
const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
	'аa бb вv гg дd ђđ еe жž зz иi јj кk лl љlj мm нn њnj оo пp рr сs тt ћć уu фf хh цc чč џdž шš'
		.split(' ')
		.map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)
const ANY_SERBIAN = /^(?:serbian|sr(?:[-_]cyrl.*)?)$/iu
/** A word of Latin letters alone beside Cyrillic ones may be a name; a text that goes on in the other script is none. */
const MIXED = /(?:\p{Ll}[\p{Script=Latin}]+ ){4}/u
const CYRILLIC = /\p{Script=Cyrillic}/gu

/** A text of a page in Serbian, in Latin letters, unless a tag says that the page is in them (`sr-Latn`); any other as it is. */
export function inListedLetters(text: string, language: string): string {
	if (!ANY_SERBIAN.test(language) || text.search(CYRILLIC) < 0 || MIXED.test(text)) return text
	return text.replace(CYRILLIC, (letter) => {
		const latin = LATIN[letter.toLowerCase()]
		if (latin === undefined) return letter
		return letter === letter.toLowerCase() ? latin : latin.charAt(0).toUpperCase() + latin.slice(1)
	})
}
