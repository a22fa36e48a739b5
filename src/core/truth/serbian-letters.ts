/** Serbian is written in two scripts, letter for letter alike; the lists have the Latin one. */
const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
	'аa бb вv гg дd ђđ еe жž зz иi јj кk лl љlj мm нn њnj оo пp рr сs тt ћć уu фf хh цc чč џdž шš'
		.split(' ')
		.map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)
const ANY_SERBIAN = /^sr(?:$|[-_]cyrl)/iu
const CYRILLIC = /\p{Script=Cyrillic}/gu

/** A text whose language is given as Serbian without saying that it is Latin (`sr`, `sr-Cyrl`), in Latin letters; any other as it is. */
export function inListedLetters(text: string, language: string): string {
	if (!ANY_SERBIAN.test(language) || text.search(CYRILLIC) < 0) return text
	return text.replace(CYRILLIC, (letter) => {
		const latin = LATIN[letter.toLowerCase()]
		if (latin === undefined) return letter
		return letter === letter.toLowerCase() ? latin : latin.charAt(0).toUpperCase() + latin.slice(1)
	})
}
