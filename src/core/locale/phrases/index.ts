import { LANGUAGES } from '../languages'
import type { Phrases } from './phrases'
import af from './words/af.json' with { type: 'json' }
import ar from './words/ar.json' with { type: 'json' }
import arMa from './words/ar-MA.json' with { type: 'json' }
import az from './words/az.json' with { type: 'json' }
import bg from './words/bg.json' with { type: 'json' }
import bn from './words/bn.json' with { type: 'json' }
import ca from './words/ca.json' with { type: 'json' }
import cs from './words/cs.json' with { type: 'json' }
import da from './words/da.json' with { type: 'json' }
import de from './words/de.json' with { type: 'json' }
import el from './words/el.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import et from './words/et.json' with { type: 'json' }
import fa from './words/fa.json' with { type: 'json' }
import fi from './words/fi.json' with { type: 'json' }
import fil from './words/fil.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import gu from './words/gu.json' with { type: 'json' }
import he from './words/he.json' with { type: 'json' }
import hi from './words/hi.json' with { type: 'json' }
import hr from './words/hr.json' with { type: 'json' }
import hu from './words/hu.json' with { type: 'json' }
import id from './words/id.json' with { type: 'json' }
import is from './words/is.json' with { type: 'json' }
import it from './words/it.json' with { type: 'json' }
import ja from './words/ja.json' with { type: 'json' }
import kn from './words/kn.json' with { type: 'json' }
import ko from './words/ko.json' with { type: 'json' }
import lt from './words/lt.json' with { type: 'json' }
import lv from './words/lv.json' with { type: 'json' }
import ml from './words/ml.json' with { type: 'json' }
import mr from './words/mr.json' with { type: 'json' }
import ms from './words/ms.json' with { type: 'json' }
import nb from './words/nb.json' with { type: 'json' }
import nl from './words/nl.json' with { type: 'json' }
import pa from './words/pa.json' with { type: 'json' }
import pl from './words/pl.json' with { type: 'json' }
import pt from './words/pt.json' with { type: 'json' }
import ro from './words/ro.json' with { type: 'json' }
import ru from './words/ru.json' with { type: 'json' }
import sk from './words/sk.json' with { type: 'json' }
import sl from './words/sl.json' with { type: 'json' }
import srLatn from './words/sr-Latn.json' with { type: 'json' }
import sv from './words/sv.json' with { type: 'json' }
import sw from './words/sw.json' with { type: 'json' }
import ta from './words/ta.json' with { type: 'json' }
import te from './words/te.json' with { type: 'json' }
import th from './words/th.json' with { type: 'json' }
import tr from './words/tr.json' with { type: 'json' }
import uk from './words/uk.json' with { type: 'json' }
import ur from './words/ur.json' with { type: 'json' }
import vi from './words/vi.json' with { type: 'json' }
import zhHans from './words/zh-Hans.json' with { type: 'json' }
import zhHant from './words/zh-Hant.json' with { type: 'json' }
import zu from './words/zu.json' with { type: 'json' }

/** By the BCP 47 tag of the language, which is the name of its file. */
const PHRASES: Readonly<Record<string, Phrases>> = {
	af,
	'ar-MA': arMa,
	ar,
	az,
	bg,
	bn,
	ca,
	cs,
	da,
	de,
	el,
	en,
	es,
	et,
	fa,
	fi,
	fil,
	fr,
	gu,
	he,
	hi,
	hr,
	hu,
	id,
	is,
	it,
	ja,
	kn,
	ko,
	lt,
	lv,
	ml,
	mr,
	ms,
	nb,
	nl,
	pa,
	pl,
	pt,
	ro,
	ru,
	sk,
	sl,
	'sr-Latn': srLatn,
	sv,
	sw,
	ta,
	te,
	th,
	tr,
	uk,
	ur,
	vi,
	'zh-Hans': zhHans,
	'zh-Hant': zhHant,
	zu,
}

const byLanguage = new Map(LANGUAGES.map(({ id, tag }) => [id, PHRASES[tag] ?? en]))

/**
 * The fixed phrases of a language (value of the request, e.g. `moroccan arabic`). Total: every language of LANGUAGES
 * has its own; a value this version does not know, as an older or newer page may hold, gets the English ones.
 */
export function phrasesFor(languageId: string): Phrases {
	return byLanguage.get(languageId.trim().toLowerCase()) ?? en
}

export type { Phrases } from './phrases'
