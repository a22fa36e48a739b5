/**
 * Runs such as “220–240 V”, “1.7 L” or “AX-300”: Latin letters or digits joined by spaces, points or dashes. Inside
 * right-to-left text the bidirectional algorithm would turn their parts around.
 */
const RUN = /[\p{Script=Latin}0-9][\p{Script=Latin}0-9\p{M} .,:/×*+–°%'’"″&#-]*[\p{Script=Latin}0-9°%″]/gu
const JOINED = /[^\p{Script=Latin}0-9\p{M}]/u
/** A name that a figure follows behind a mark alone ("GU10، 400 لومن") would take that figure to its other side. */
const LETTER = /\p{Script=Latin}/u
const FIGURE_NEXT = /^[^\p{L}\d]+\d/u
/** Tags and entities are left alone. */
const TOKENS = /(<[^<>]*>|&(?:[a-zA-Z]+|#\d+|#x[\da-fA-F]+);)/

/** A run up to this long is a measure or a name, which no line should break. */
const UNBROKEN = 22

/** Two values beside each other may stand on two lines. */
const isUnbroken = (run: string) => run.length <= UNBROKEN && !run.includes(' / ')

const isolated = (run: string) => `<bdi dir="ltr"${isUnbroken(run) ? ' class="vt-nb"' : ''}>${run}</bdi>`

const isTurned = (run: string, rest: string) => JOINED.test(run) || (LETTER.test(run) && FIGURE_NEXT.test(rest))

/** A run within a text: where it begins and ends, and whether a line may break in it. */
export type LatinRun = { from: number; to: number; unbroken: boolean }

/** The runs of a right-to-left text (plain) that are isolated, in order. */
export function latinRuns(text: string): LatinRun[] {
	return [...text.matchAll(RUN)].flatMap(({ 0: run, index }) =>
		isTurned(run, text.slice(index + run.length)) ? [{ from: index, to: index + run.length, unbroken: isUnbroken(run) }] : [],
	)
}

/** HTML of a right-to-left text → the same with its Latin runs isolated, so that they read as they were written. */
export function isolateLatin(html: string): string {
	return html
		.split(TOKENS)
		.map((part, index) =>
			index % 2 === 1 ? part : part.replace(RUN, (run, at: number) => (isTurned(run, part.slice(at + run.length)) ? isolated(run) : run)),
		)
		.join('')
}
