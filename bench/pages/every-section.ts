import type { Page, Section, SectionOf } from '../../src/core/page/page'
import { arguedSections } from './argued-sections'

const text = (html: string) => ({ html, facts: [] })
const entries = <T>(prefix: string, list: T[]) => list.map((entry, index) => ({ id: `${prefix}${index}`, ...entry }))

type Words = {
	use: [string, ...string[]]
	compare: [string, ...string[]]
	sizes: string
	terms: [string, ...[string, string, 'delivery' | 'returns' | 'guarantee' | 'payment'][]]
	reviews: string
	contact: [string, phone: string, email: string]
	order: [string, string, string]
	legal: [string, ...[string, string][]]
}

const ENGLISH: Words = {
	use: [
		'How to use',
		'Fill with fresh water up to the mark.',
		'Set the kettle on its base and press the switch.',
		'Watch the dial and pour.',
	],
	compare: ['Compare options', '0.6 L', '0.9 L', 'Weight', '0.9 kg', '1.1 kg', 'Height', '21 cm', '', 'Power', '1000 W', '1200 W'],
	sizes: 'Size table',
	terms: [
		'Terms of purchase',
		['Delivery', 'Three to five working days, 4.90 to the door.', 'delivery'],
		['Returns', 'Fourteen days, in the box it came in.', 'returns'],
		['Guarantee', 'Two years from the day of delivery.', 'guarantee'],
		['Payment', 'In cash to the driver, or by card.', 'payment'],
	],
	reviews: 'Reviews',
	contact: ['Get in touch', 'Phone', 'Email address'],
	order: ['Order form', 'We call before we send it.', 'Order now'],
	legal: [
		'Product safety',
		['Manufacturer', 'Halvorn Ltd, 1 Example Street, Exampleton'],
		['Warning', 'Hot surface. Keep out of reach of children.'],
	],
}

const ARABIC: Words = {
	use: ['طريقة الاستخدام', 'املأ الغلاية بماء نظيف حتى العلامة.', 'ضعها على قاعدتها واضغط المفتاح.', 'راقب القرص ثم صبّ.'],
	compare: ['مقارنة الخيارات', '0.6 لتر', '0.9 لتر', 'الوزن', '0.9 كغ', '1.1 كغ', 'الارتفاع', '21 سم', '', 'القدرة', '1000 W', '1200 W'],
	sizes: 'جدول المقاسات',
	terms: [
		'شروط الشراء',
		['التوصيل', 'من ثلاثة إلى خمسة أيام عمل، 35 درهمًا إلى الباب.', 'delivery'],
		['الإرجاع', 'خلال 14 يومًا في علبته الأصلية.', 'returns'],
		['الضمان', 'سنتان من يوم التسليم.', 'guarantee'],
		['الدفع', 'نقدًا عند الاستلام أو بالبطاقة.', 'payment'],
	],
	reviews: 'التقييمات',
	contact: ['تواصل معنا', 'الهاتف', 'البريد الإلكتروني'],
	order: ['استمارة الطلب', 'نتصل بك قبل الإرسال.', 'اطلب الآن'],
	legal: ['سلامة المنتج', ['الشركة المصنعة', 'Halvorn Ltd, 1 Example Street, Exampleton'], ['تحذير', 'سطح ساخن. يُحفظ بعيدًا عن الأطفال.']],
}

/**
 * A composed page with the sections added that its listing gave no facts for, so that each of them can be looked at.
 */
export function withEverySection(page: Page, direction: 'ltr' | 'rtl'): Page {
	const words = direction === 'rtl' ? ARABIC : ENGLISH
	const { use, compare, terms, contact, order, legal } = words
	const [heading, one, two, ...cells] = compare
	const rows = [0, 3, 6].map((at) => ({ name: text(cells[at] ?? ''), values: [text(cells[at + 1] ?? ''), text(cells[at + 2] ?? '')] }))
	const table = { columns: [text(one ?? ''), text(two ?? '')], rows: entries('r', rows) }
	const items = terms.slice(1) as [string, string, 'delivery'][]
	const added = [
		{
			type: 'howToUse',
			props: {
				heading: text(use[0]),
				steps: entries(
					'u',
					use.slice(1).map((step) => ({ text: text(step) })),
				),
			},
		},
		{ type: 'comparison', props: { heading: text(heading), ...table } },
		{ type: 'sizeTable', props: { heading: text(words.sizes), ...table } },
		{
			type: 'guarantee',
			props: {
				heading: text(terms[0]),
				items: entries(
					'g',
					items.map(([title, body, topic]) => ({ title: text(title), text: text(body), topic })),
				),
			},
		},
		{
			type: 'orderForm',
			props: { heading: text(order[0]), text: text(order[1]), button: text(order[2]), action: 'https://shop.example/orders' },
		},
		{ type: 'reviews', props: { heading: text(words.reviews) } },
		{
			type: 'contact',
			props: {
				heading: text(contact[0]),
				items: entries('c', [
					{ name: text('WhatsApp'), value: text('+212 600 000 000') },
					{ name: text(contact[1]), value: text('05 00 00 00 00') },
					{ name: text(contact[2]), value: text('shop@shop.example') },
				]),
			},
		},
		{
			type: 'legal',
			props: {
				heading: text(legal[0]),
				rows: entries(
					'l',
					(legal.slice(1) as [string, string][]).map(([name, value]) => ({ name: text(name), value: text(value) })),
				),
			},
		},
		{ type: 'stickyBar', props: { headline: text(page.product.title), button: text(order[2]) } },
	].map((section) => ({ id: `all-${section.type}`, hidden: false, locked: false, ...section }) as Section)
	const argued = arguedSections(page, direction)
	const own = page.sections
		.flatMap((section) => (section.type === 'pictureText' ? featuresOf(section, page) : [section]))
		.filter((section) => ![...added, ...argued].some((other) => other.type === section.type))
	const last = own.findIndex((section) => section.type === 'callToAction')
	const sections = [...own.slice(0, last), ...argued, ...added.slice(0, 7), ...own.slice(last), ...added.slice(7)]
	const rating = { value: 4.4, count: 218, readOn: '2026-05-04' }
	const origin = { rule: 'sample', place: 'sample' }
	const reviews = [
		{
			title: 'Pours well',
			text: 'A sample review, as a listing would hold it.',
			rating: 4,
			date: '1 May 2026',
			author: 'Sample A',
			origin,
		},
		{ title: 'Fine', text: 'Another one, shorter.', rating: 5, date: '3 May 2026', author: 'Sample B', origin },
	]
	return { ...page, sections, product: { ...page.product, reviews, rating } }
}

/** The points a composed page set beside wide pictures as the list they came from, where nothing was left of that. */
function featuresOf({ id, props }: SectionOf<'pictureText'>, page: Page): Section[] {
	if (page.sections.some(({ type }) => type === 'features')) return []
	return [{ id, type: 'features', hidden: false, locked: false, props: { heading: props.heading, items: props.rows } }]
}
