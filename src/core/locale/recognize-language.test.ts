import { expect, test } from 'vitest'
import { isWrittenIn } from './recognize-language'

const TEXTS = {
	english: 'The kettle is made of steel and it fits in your hand, so you can pour the water without a splash.',
	french: 'La bouilloire est en acier et elle tient dans la main, pour verser l’eau sans éclaboussures sur la table.',
	german: 'Der Kessel ist aus Stahl und liegt gut in der Hand, damit das Wasser ohne Spritzer auf den Kaffee fließt.',
	arabic: 'هذه الغلاية مصنوعة من الفولاذ وهي سهلة الحمل في اليد مع مقبض لا يسخن أثناء صب الماء على القهوة التي تحبها.',
	'moroccan arabic': 'هاد المقراج مصنوع من الإينوكس وكيجي خفيف فاليد باش تكب الما بلا ما يتشتت، والشدّة ديالو ما كتسخنش بزاف.',
	persian: 'این کتری از فولاد ساخته شده است و برای ریختن آب با دست شما سبک است و دستهٔ آن داغ نمی‌شود.',
	japanese: 'このケトルはステンレス製で、手に持ちやすく、お湯を細く静かに注ぐことができます。',
	'simplified chinese': '这款水壶采用钢材制造，手感轻便，可以慢慢地注水，不会溅出来，适合每天使用。',
	'traditional chinese': '這款水壺採用鋼材製造，手感輕便，可以慢慢地注水，不會濺出來，適合每天使用。',
	russian: 'Чайник сделан из стали и удобно лежит в руке, чтобы вы могли лить воду без брызг и не спеша.',
} as const

test('[W-4] each language is taken for itself and for no other of them', () => {
	const languages = Object.keys(TEXTS) as (keyof typeof TEXTS)[]
	for (const asked of languages) {
		const accepted = languages.filter((written) => isWrittenIn(TEXTS[written], asked))
		expect(accepted).toEqual([asked])
	}
})

test('[W-4] English is not taken for a language whose little words are not listed', () => {
	expect(isWrittenIn(TEXTS.english, 'swahili')).toBe(false)
	expect(
		isWrittenIn('Birika hili limetengenezwa kwa chuma na linafaa mkononi ili uweze kumimina maji polepole bila kumwagika.', 'swahili'),
	).toBe(true)
})

test('[W-4] names and values of the listing are not held against a text, nor is a short one', () => {
	const values = 'Tamsel Pour-Over Gooseneck Kettle Thermometer Stainless'
	expect(isWrittenIn(`هاد المنتوج: ${values}، واجد ليكم.`, 'moroccan arabic', values)).toBe(true)
	expect(isWrittenIn('Kettle', 'arabic')).toBe(true)
})
