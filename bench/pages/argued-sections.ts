import type { Page, Section } from '../../src/core/page/page'

const text = (html: string) => ({ html, facts: [] })
const titled = ([title, body]: readonly [string, string]) => ({ title: text(title), text: text(body) })
const entries = <T extends object>(prefix: string, list: readonly T[]) =>
	list.map((entry, index) => ({ id: `${prefix}${index}`, ...entry }))

type Titled = readonly [string, string]
type Words = {
	numbers: readonly [string, ...Titled[]]
	points: readonly [string, ...Titled[]]
	steps: readonly [string, ...Titled[]]
	care: readonly [string, ...string[]]
	fit: readonly [string, fits: readonly string[], others: readonly string[]]
	doubts: readonly [string, ...Titled[]]
	film: Titled
	seller: Titled
	offers: readonly [string, ...Titled[]]
	trust: readonly [string, ...Titled[]]
	rating: string
	claim: string
}

const ENGLISH: Words = {
	numbers: ['In figures', ['Capacity', '0.9 L'], ['Power', '1200 W'], ['Weight', '1.1 kg']],
	points: [
		'Look closer',
		['The dial', 'Shows the temperature as it rises.'],
		['The spout', 'Narrow, so that the stream stays where it is aimed.'],
		['The base', 'Turns all the way round.'],
	],
	steps: [
		'Three steps to a cup',
		['Fill', 'Cold water up to the mark.'],
		['Heat', 'Press the switch and watch the dial.'],
		['Pour', 'Slowly, from the middle outwards.'],
	],
	care: ['Care', 'Wipe with a damp cloth.', 'Descale once a month.', 'Keep the base dry.'],
	fit: [
		'Is it for you?',
		['You pour coffee by hand.', 'You heat for one or two.'],
		['You boil for a whole table.', 'You want it to keep warm.'],
	],
	doubts: [
		'What people ask themselves',
		['Is it heavy?', 'It weighs 1.1 kg with its base.'],
		['Does it drip?', 'The spout is narrow and turned down at its end.'],
	],
	film: ['See it pour', 'Forty seconds, without sound.'],
	seller: ['Who sends it', 'A small shop by the harbour. Every parcel is packed by the hands that answer the phone.'],
	offers: ['Take two', ['One kettle', 'To try it.'], ['Two kettles', 'One for the office.'], ['Three kettles', 'One to give away.']],
	trust: [
		'Bought with an easy mind',
		['Delivered to the door', 'In three to five days.'],
		['Sent back freely', 'Within fourteen days.'],
		['Two years', 'From the day of delivery.'],
		['Paid at the door', 'Or by card.'],
	],
	rating: 'As rated on the listing',
	claim: 'A kettle that pours exactly where you look.',
}

const ARABIC: Words = {
	numbers: ['بالأرقام', ['السعة', '0.9 لتر'], ['القدرة', '1200 واط'], ['الوزن', '1.1 كغ']],
	points: ['انظر عن قرب', ['القرص', 'يبيّن الحرارة وهي ترتفع.'], ['الفوهة', 'ضيقة، يبقى الماء حيث تريد.'], ['القاعدة', 'تدور كاملة.']],
	steps: [
		'ثلاث خطوات إلى الفنجان',
		['املأ', 'ماءً باردًا حتى العلامة.'],
		['سخّن', 'اضغط المفتاح وراقب القرص.'],
		['صبّ', 'ببطء من الوسط إلى الأطراف.'],
	],
	care: ['العناية', 'امسحها بقماش رطب.', 'أزل الكلس مرة كل شهر.', 'أبقِ القاعدة جافة.'],
	fit: ['هل تناسبك؟', ['تصبّ القهوة بيدك.', 'تسخّن لشخص أو شخصين.'], ['تغلي الماء لمائدة كاملة.', 'تريدها أن تحفظ الحرارة.']],
	doubts: ['ما يتساءل عنه الناس', ['هل هي ثقيلة؟', 'تزن 1.1 كغ مع قاعدتها.'], ['هل تقطر؟', 'فوهتها ضيقة ومائلة عند طرفها.']],
	film: ['شاهدها تصبّ', 'أربعون ثانية بلا صوت.'],
	seller: ['من يرسلها', 'متجر صغير قرب الميناء. من يجيب على الهاتف هو من يغلّف الطرد.'],
	offers: ['خذ اثنتين', ['غلاية واحدة', 'لتجربها.'], ['غلايتان', 'واحدة للمكتب.'], ['ثلاث غلايات', 'واحدة للإهداء.']],
	trust: [
		'اشترِ مطمئنًا',
		['توصيل إلى الباب', 'من ثلاثة إلى خمسة أيام.'],
		['إرجاع بلا مشقة', 'خلال أربعة عشر يومًا.'],
		['سنتان', 'من يوم التسليم.'],
		['الدفع عند الباب', 'أو بالبطاقة.'],
	],
	rating: 'كما قُيّم في الإعلان',
	claim: 'غلاية تصبّ حيث تنظر تمامًا.',
}

const TOPICS = ['delivery', 'returns', 'guarantee', 'payment'] as const

/** The kinds of section that no listing fills by itself, with pictures of the page where they have any. */
export function arguedSections(page: Page, direction: 'ltr' | 'rtl'): Section[] {
	const words = direction === 'rtl' ? ARABIC : ENGLISH
	const pictures = page.images.filter((image) => image.files.length > 0).map(({ id }) => id)
	const picture = (index: number) => (pictures.length > 0 ? (pictures[index % pictures.length] ?? null) : null)
	const rest = <T>([, ...list]: readonly [string, ...T[]]) => list
	const pictured = (list: readonly Titled[]) => list.map((entry, index) => ({ ...titled(entry), image: picture(index) }))
	const sections = [
		{ type: 'summary', props: { statement: text(words.claim) } },
		{
			type: 'numberHighlights',
			props: {
				heading: text(words.numbers[0]),
				items: entries(
					'n',
					rest(words.numbers).map(([name, value]) => ({ name: text(name), value: text(value) })),
				),
			},
		},
		{ type: 'pictureText', props: { heading: text(''), rows: entries('p', pictured(rest(words.steps).slice(0, 2))) } },
		{
			type: 'annotatedPicture',
			props: {
				heading: text(words.points[0]),
				image: picture(0),
				points: entries(
					'a',
					rest(words.points).map((entry, index) => ({ ...titled(entry), x: 30 + 20 * index, y: 25 + 22 * index })),
				),
			},
		},
		{ type: 'howItWorks', props: { heading: text(words.steps[0]), steps: entries('s', pictured(rest(words.steps))) } },
		{
			type: 'care',
			props: {
				heading: text(words.care[0]),
				items: entries(
					'c',
					rest(words.care).map((line) => ({ text: text(line) })),
				),
			},
		},
		{
			type: 'fitCheck',
			props: {
				heading: text(words.fit[0]),
				fits: entries(
					'f',
					words.fit[1].map((line) => ({ text: text(line) })),
				),
				others: entries(
					'o',
					words.fit[2].map((line) => ({ text: text(line) })),
				),
			},
		},
		{ type: 'objections', props: { heading: text(words.doubts[0]), items: entries('d', rest(words.doubts).map(titled)) } },
		{
			type: 'video',
			props: { heading: text(words.film[0]), text: text(words.film[1]), url: 'https://film.example/watch', image: picture(1) },
		},
		{ type: 'sellerStory', props: { heading: text(words.seller[0]), body: text(words.seller[1]), image: picture(2) } },
		{
			type: 'offers',
			props: {
				heading: text(words.offers[0]),
				items: entries(
					'b',
					rest(words.offers).map((entry, index) => ({ ...titled(entry), price: { amountMinor: 4900 * (index + 1), currency: 'USD' } })),
				),
			},
		},
		{
			type: 'trustStrip',
			props: {
				heading: text(words.trust[0]),
				items: entries(
					't',
					rest(words.trust).map((entry, index) => ({ ...titled(entry), topic: TOPICS[index] ?? 'other' })),
				),
			},
		},
		{ type: 'rating', props: { heading: text(words.rating) } },
	]
	return sections.map((section) => ({ id: `all-${section.type}`, hidden: false, locked: false, ...section }) as Section)
}
