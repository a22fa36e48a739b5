import { DOUBTS_AND_ORDER, type Theme, words } from './theme'

/** Fashion, sport, bags: what is worn and carried. */
export const runway: Theme<'runway'> = {
	name: 'runway',
	faces: {
		display: {
			stack: ['anton', 'notoSans', 'changa', 'rubik', 'notoSansThai'],
			weights: [800],
			width: 65,
			capitals: true,
			system: 'condensed',
		},
		text: { stack: ['barlow', 'manrope', 'changa', 'rubik', 'notoSans', 'notoSansThai'], weights: [400, 600], system: 'sans' },
	},
	goods: [
		...words(
			[
				'fashion cloth apparel shirt t-shirt blouse dress$ dresses skirt trouser',
				'pants$ jeans jacket coat$ coats$ hoodie sweater abaya kaftan hijab',
			].join(' '),
		),
		...words(
			[
				'shoe sneaker boot$ boots$ sandal bag$ bags$ handbag backpack duffel luggage',
				'wallet belt$ belts$ sunglass sport fitness yoga gym$ running',
			].join(' '),
		),
		...words(
			[
				'cycling football swim camping outdoor kleidung hemd bluse kleid$ kleider',
				'hose$ hosen jacke mantel pullover schuh stiefel tasche rucksack',
			].join(' '),
		),
		...words('mode$ vêtement chemise robe$ jupe pantalon veste manteau pull$ chaussure botte sac$ sacs sac-à-dos ceinture'),
		...words('ropa$ camisa vestido falda pantalón chaqueta abrigo jersey zapat bota$ botas bolso mochila cinturón deporte'),
		...words(
			[
				'moda$ abbigliament camicia vestit gonna giacca cappott scarpe borsa zaino kleding jurk',
				'schoen tas$ kläder skor odzież sukienk buty giyim elbise ayakkabı çanta',
			].join(' '),
		),
		...words('أزياء ملابس قميص فستان تنورة بنطلون سترة معطف جاكيت عباية حجاب أحذية حذاء حقيبة حقائب نظارات رياض'),
		...words('ファッション シャツ ジャケット スポーツ シューズ バッグ 服装 衬衫 外套 鞋 包袋 运动'),
	],
	// Pictures speak.
	order: [
		...(['hero', 'pictureText', 'gallery', 'story', 'numberHighlights', 'features', 'benefits', 'images', 'variants'] as const),
		...(['fitCheck', 'sizeTable', 'comparison', 'specifications', 'howToUse', 'howItWorks', 'box'] as const),
		...DOUBTS_AND_ORDER,
	],
}
