import { findLanguage, findLanguageByTag } from '../locale/languages'
import { madeOfData } from '../truth/truth-data'
import { keyOf } from './spec-words'

const tagOf = (language: string): string => (findLanguage(language) ?? findLanguageByTag(language))?.tag ?? 'en'

/** ISO 3166 codes of the countries goods come from most, and the languages books are in: `Intl` has their names. */
const REGIONS = [
	'AE AR AT AU BD BE BG BR CA CH CL CN CO CZ DE DK EE EG ES FI FR GB GR HK HR HU ID IE IL IN IR IS IT JP KE',
	'KR LK LT LV MA MX MY NL NO NZ PE PH PK PL PT RO RS RU SA SE SG SI SK TH TN TR TW UA US VN ZA',
]
	.join(' ')
	.split(' ')
const TONGUES = 'ar bn cs da de el en es fa fi fr he hi hu id it ja ko ms nb nl pl pt ro ru sv th tr uk ur vi zh'.split(' ')
const KINDS = [
	['region', REGIONS],
	['language', TONGUES],
] as const

/** A country's or a language's name in another language, by `Intl`; undefined when it is neither. */
export function placeInLanguage(name: string, language: string, from = 'english'): string | undefined {
	const key = keyOf(name)
	for (const source of new Set([tagOf(from), 'en'])) {
		for (const [type, codes] of KINDS) {
			const names = madeOfData(
				`${type} names ${source}`,
				() => new Map(codes.map((code) => [keyOf(new Intl.DisplayNames(source, { type }).of(code) ?? code), code])),
			)
			const code = names.get(key)
			if (code !== undefined) return new Intl.DisplayNames(tagOf(language), { type }).of(code)
		}
	}
	return undefined
}
