import { DOUBTS_AND_ORDER, type Theme, words } from './theme'

/** Beauty and wellness. */
export const glow: Theme<'glow'> = {
	name: 'glow',
	faces: {
		display: {
			stack: ['gildaDisplay', 'cormorant', 'notoSerif', 'tajawal', 'frankRuhl', 'notoSans', 'notoSerifThai'],
			weights: [400],
			system: 'serif',
		},
		text: { stack: ['jost', 'manrope', 'tajawal', 'rubik', 'notoSans', 'notoSansThai'], weights: [400, 500], system: 'sans' },
	},
	goods: [
		...words(
			[
				'beaut cosmetic makeup make-up lipstick mascara skin$ skincare serum$ serums',
				'moisturi cream$ creams lotion shampoo hair$ haircare perfume',
			].join(' '),
		),
		...words(
			'fragrance soap$ soaps nail$ nails$ manicure spa$ wellness vitamin supplement health massage aromatherapy essential$ collagen argan',
		),
		...words('kosmeti hautpflege parfum creme$ haarpflege seife nahrungsergänzung gesundheit'),
		...words('beauté maquillage soin$ soins crème$ sérum parfum savon cheveux santé complément bien-être'),
		...words('belleza maquillaje crema$ cremas perfume jabón cabello salud suplemento bellezza trucco profum sapone salute integrator'),
		...words(
			[
				'cosmetica huidverzorging parfym skönhet uroda kosmetyk kozmetik güzellik sağlık جمال تجميل',
				'عناية مكياج كريم سيروم عطر عطور صابون شامبو بشرة شعر فيتامين مكمل صحة أركان',
			].join(' '),
		),
		...words('美容 ビューティー コスメ 化粧 スキンケア 香水 サプリ 健康 护肤 彩妆 保健 洗发 香皂'),
	],
	// What it does, and how.
	order: [
		...(['hero', 'benefits', 'pictureText', 'story', 'howToUse', 'howItWorks', 'fitCheck', 'numberHighlights', 'features'] as const),
		...(['gallery', 'variants', 'comparison', 'specifications', 'box', 'sizeTable', 'images'] as const),
		...DOUBTS_AND_ORDER,
	],
}
