import { findLanguage, LANGUAGES } from '../locale/languages'

const LETTERS = 26
const known = new Map<string, ReadonlySet<string>>()
/** So many letters of a name tell it in every case it is put in. */
const STEM = 5

/** The beginnings of the names of all countries and languages in a language, with those in English. */
function countriesIn(language: string): ReadonlySet<string> {
	const before = known.get(language)
	if (before) return before
	const stems = new Set<string>()
	for (const tag of new Set(['en', findLanguage(language)?.tag ?? 'en'])) {
		const names = new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' })
		for (let first = 0; first < LETTERS; first++) {
			for (let second = 0; second < LETTERS; second++) {
				const name = names.of(String.fromCharCode(A + first, A + second))
				for (const word of small(name ?? '').match(/\p{L}{4,}/gu) ?? []) stems.add(word.slice(0, STEM))
			}
		}
		const languages = new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' })
		for (const { tag: spoken } of LANGUAGES)
			for (const word of small(languages.of(spoken) ?? '').match(/\p{L}{4,}/gu) ?? []) stems.add(word.slice(0, STEM))
		for (const region of CONTINENTS) stems.add(small(names.of(region) ?? '').slice(0, STEM))
	}
	known.set(language, stems)
	return stems
}
/** In small letters, without the dot that is left of a Turkish İ. */
const small = (name: string) => name.toLowerCase().replaceAll('\u0307', '')
const A = 65
/** UN M.49: Africa, North and South America, Asia, Europe, Oceania. */
const CONTINENTS = ['002', '003', '005', '142', '150', '009']

/** Whether a word is the name of a country, continent or language, in whatever case, or is said of one ("Euroopa", "Portugalis", "italienisch"). */
export const isOfPlace = (word: string, language: string): boolean =>
	word.length >= STEM && countriesIn(language).has(small(word).slice(0, STEM))

/** Prefectures and towns of makers as Japanese listings write them, by how they are written in Latin letters. */
const OF_JAPAN: Readonly<Record<string, string>> = {
	aichi: '愛知',
	akita: '秋田',
	aomori: '青森',
	arita: '有田',
	chiba: '千葉',
	echizen: '越前',
	ehime: '愛媛',
	fukui: '福井',
	fukuoka: '福岡',
	fukushima: '福島',
	gifu: '岐阜',
	gunma: '群馬',
	hakata: '博多',
	hasami: '波佐見',
	hiroshima: '広島',
	hokkaido: '北海道',
	hyogo: '兵庫',
	ibaraki: '茨城',
	imabari: '今治',
	ishikawa: '石川',
	iwate: '岩手',
	kagawa: '香川',
	kagoshima: '鹿児島',
	kanagawa: '神奈川',
	kanazawa: '金沢',
	kobe: '神戸',
	kochi: '高知',
	kumamoto: '熊本',
	kyoto: '京都',
	mashiko: '益子',
	mie: '三重',
	mino: '美濃',
	miyagi: '宮城',
	miyazaki: '宮崎',
	nagano: '長野',
	nagasaki: '長崎',
	nagoya: '名古屋',
	nambu: '南部',
	nara: '奈良',
	niigata: '新潟',
	oita: '大分',
	okayama: '岡山',
	okinawa: '沖縄',
	osaka: '大阪',
	saga: '佐賀',
	saitama: '埼玉',
	sakai: '堺',
	sanjo: '三条',
	seki: '関',
	seto: '瀬戸',
	shiga: '滋賀',
	shimane: '島根',
	shizuoka: '静岡',
	takaoka: '高岡',
	tochigi: '栃木',
	tokoname: '常滑',
	tokushima: '徳島',
	tokyo: '東京',
	tottori: '鳥取',
	toyama: '富山',
	tsubame: '燕',
	uji: '宇治',
	wakayama: '和歌山',
	yamagata: '山形',
	yamaguchi: '山口',
	yamanashi: '山梨',
}

/** Whether a word is the name of a place in Japan that a fact writes in Japanese. */
export function isJapanesePlace(word: string, facts: readonly { text: string }[]): boolean {
	const written = OF_JAPAN[plain(word)] ?? OF_JAPAN[plain(word).replace(/(?:n|u|e|i|y|t[aeou]|ss[aä]|st[aä])$/u, '')]
	return written !== undefined && facts.some(({ text }) => text.includes(written))
}
const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')
