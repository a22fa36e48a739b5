import { clauseAround } from './denial'
import { COLOURS } from './lexicons/colours'
import { COLOURED, EVERYDAY, GIVES_AFTER, GIVES_BEFORE, GIVES_BEFORE_UNSPACED, MADE, MADE_BEFORE, TONE } from './lexicons/everyday'
import type { Spoken } from './reading'

const COLOUR_NAMES = new Set(Object.keys(COLOURS))
/** What gives a thing may be named with it: "с подогревом". */
const LAST_WORD = /[^\s-]+$/u
/** A metal right after the word for colour is a colour: "warna perak". */
const COLOUR_OF =
	/(?:colou?r|couleur|color|farbe|cor|colore|renk\p{L}*|kleur|färg|farve|farge|väri\p{L}*|barv[ay]|szín\p{L}*|culoare|цвет\p{L}*|колір|кольор\p{L}*|цвят|warna|màu|rang|kolor(?:u|ze|em)?|boj[aeiu]|spalv\p{L}*|krās\p{L}*|värvi?|χρώμα(?:τος)?|kulay(?: na)?|rangi(?: ya)?|צבע|בצבע|لون|رنگ|रंग|สี)\s$/u
/** The same written on to it or right behind it: "hopeanvärinen", "silberfarben", "gold coloured". */
const IN_COLOUR =
	/(?:farb|färg|farv|farge|väri|värv|kleur|barev|barv|szín|kolor|colour|color|renk|цвет|цвят|χρωμ|χρώμ|krās|spalv|culoare|rengi)/u
const COLOUR_AFTER =
	/^[ -]?(?:colou?r|farb|färg|farv|farge|kleur|barv|renk|rengi|цвет|colorat|色|カラー|색|컬러|สี|रंग|رنگ|રંગ|ਰੰਗ|রঙ|রং|நிற|రంగు|ಬಣ್ಣ|നിറ|rəng|spalv|krās|värv|lit(?:ur|að)|boj[ae](?!\p{L})|barv[ey](?!\p{L}))/u
const REACH_BEFORE = 44
const REACH_AFTER = 20
/** Arabic and Hebrew write the article on to the word. */
const ARTICLE_WRITTEN_ON = /(?:ال|ה)$/u
/** Tools are said to work on a stuff: "cuts steel and tiles". */
const WORKS_ON =
	/(?:^|[^\p{L}])(?:cuts?|saws?|drills?(?: into| through)?|sägt|schneidet|bohrt|coupe|scie|perce|corta|sierra|perfora|taglia|sega|fora|serra|fura|zaagt|snijdt|boort|tnie|wierci|keser|deler|sågar|borrar|skærer|sahaa|poraa|vág|fúr|řeže|vrtá|taie|κόβει|режет|пилит|сверлит)(?![\p{L}])/u
/** A share of a stuff says that the product is made of it: "90 % silk", "シルク90%". */
const SHARE_BEFORE = /\d ?(?:%|percent|pour cent|prozent|por ciento|per cento|por cento|procent|prosent) ?(?:\S+ )?$/u
const SHARE_AFTER = /^[ :]?\d+ ?%/u
/** Turkish writes "with" on to its word: cepli, kapaklı. */
const WRITTEN_WITH = /l[ıiuü]$/u

const isColour = (text: string, index: number, words: string) =>
	COLOUR_OF.test(text.slice(Math.max(0, index - REACH_BEFORE), index)) ||
	IN_COLOUR.test(words) ||
	COLOUR_AFTER.test(text.slice(index + words.length, index + words.length + 8))

/**
 * Whether speaking of a thing claims it of the product. Qualities of ordinary sales talk never do; a thing with an everyday name
 * only where the text gives it to the product ("with a lid", "made of glass"), and not where it denies it.
 */
export function isClaimed({ concept, words, index, denied, usedOn, distinct }: Spoken, text: string): boolean {
	const { name } = concept
	if (TONE.has(name)) return false
	if (concept.category === 'materials' && isColour(text, index, words)) return false
	if (distinct) return !denied
	if (COLOUR_NAMES.has(name)) return !denied && COLOURED.test(text.slice(Math.max(0, index - REACH_BEFORE), index))
	if (!EVERYDAY.has(name)) return true
	if (denied) return false
	if (usedOn && WORKS_ON.test(text)) return true
	return isGiven({ concept, words, index }, text)
}

/** Whether the text gives a thing to the product, or says of what it is made: "with a lid", "made of glass". */
export function isGiven({ concept, words, index }: Pick<Spoken, 'concept' | 'words' | 'index'>, text: string): boolean {
	const { before: clause, after } = clauseAround(text, index, words.length)
	const before = clause.replace(ARTICLE_WRITTEN_ON, '')
	return (
		(concept.category === 'materials' &&
			(MADE.test(words) ||
				MADE_BEFORE.test(before.slice(-8)) ||
				SHARE_BEFORE.test(before.slice(-16)) ||
				SHARE_AFTER.test(after.slice(0, 8)))) ||
		GIVES_BEFORE.test(`${before}${words.replace(LAST_WORD, '')}`.slice(-REACH_BEFORE)) ||
		GIVES_BEFORE_UNSPACED.test(before.slice(-8)) ||
		GIVES_AFTER.test(after.slice(0, REACH_AFTER)) ||
		(WRITTEN_WITH.test(words) && /[ığşçöü]/u.test(text))
	)
}
