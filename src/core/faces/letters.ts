import { unescapeHtml } from '../text/escape-html'
import { holds } from './subsets'

/** What a visitor may type into a form of the page. */
const TYPED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 @.-_+'"
const TYPED_ARABIC = 'ابتثجحخدذرزسشصضطظعغفقكلمنهويىةءأإآؤئ'
/** What the styles themselves write: counters, ticks and signs. */
const STYLED = '0123456789 .,-–—…×+/%'

/**
 * Every letter a page's body may show, once each, in the order of their codes: those of its texts, as they are and in
 * capitals (which styles may ask for), those the styles write, and where there is a form those one types. `tag` is the
 * page's language.
 */
export function lettersOf(body: string, tag: string): string {
	const plain = body.replace(/<(?:style|script)\b[\s\S]*?<\/(?:style|script)>/g, '').replace(/<[^<>]*>/g, ' ')
	const text = unescapeHtml(plain.replaceAll('&nbsp;', '\u00a0'))
	const typed = /<(?:input|textarea)\b/.test(body) ? TYPED + ([...text].some((letter) => holds('arabic', letter)) ? TYPED_ARABIC : '') : ''
	const all = new Set(`${text}${text.toLocaleUpperCase(tag)}${STYLED}${typed}`.normalize('NFC'))
	return [...all]
		.filter((letter) => letter >= ' ')
		.sort()
		.join('')
}
