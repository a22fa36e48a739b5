import { type Theme, words } from './theme'

/** Everyday goods, often paid at the door; also what nothing else is known of where buyers pay on delivery. */
export const market: Theme<'market'> = {
	name: 'market',
	faces: {
		display: { stack: ['outfit', 'manrope', 'cairo', 'rubik', 'notoSans', 'notoSansThai'], weights: [800], system: 'sans' },
		text: { stack: ['outfit', 'manrope', 'cairo', 'rubik', 'notoSans', 'notoSansThai'], weights: [400, 700], system: 'sans' },
	},
	goods: [
		...words(
			'cleaning$ detergent laundry mop$ mops$ broom vacuum bucket garbage trash storage organizer organiser hanger household office umbrella',
		),
		...words(
			'reinigung waschmittel staubsauger besen aufbewahrung haushalt büro regenschirm nettoyage lessive aspirateur balai rangement ménage',
		),
		...words('limpieza detergente aspirador escoba almacenamiento hogar$ pulizia scopa schoonmaak städ sprzątani temizlik'),
		...words('تنظيف مكنسة غسيل ممسحة تخزين منزلية مظلة 掃除 洗剤 収納 清洁 洗涤 收纳'),
	],
	// First what is asked on the phone: terms, the order form, choices.
	order: [
		...(['hero', 'guarantee', 'benefits', 'numberHighlights', 'pictureText', 'orderForm', 'gallery', 'variants', 'box'] as const),
		...(['features', 'fitCheck', 'sizeTable', 'comparison', 'specifications', 'howToUse', 'howItWorks', 'story', 'images'] as const),
		...(['reviews', 'objections', 'faq', 'contact', 'trustStrip', 'callToAction', 'legal', 'stickyBar'] as const),
	],
}
