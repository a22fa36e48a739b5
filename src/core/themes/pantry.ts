import { DOUBTS_AND_ORDER, type Theme, words } from './theme'

/** Food, kitchen, drink. */
export const pantry: Theme<'pantry'> = {
	name: 'pantry',
	faces: {
		display: { stack: ['fraunces', 'notoSerif', 'reemKufi', 'frankRuhl', 'notoSans', 'notoSerifThai'], weights: [600], system: 'serif' },
		text: { stack: ['sourceSerif', 'plexArabic', 'frankRuhl', 'notoSans', 'notoSerifThai'], weights: [400, 600], system: 'serif' },
	},
	goods: [
		...words(
			[
				'grocer gourmet food tea$ teas$ teapot coffee espresso spice herb$ herbs$ honey',
				'olive chocolate snack sauce kitchen cook kettle pan$ pans$ pot$',
			].join(' '),
		),
		...words(
			'pots$ knife knives blender mixer$ toaster oven bake baking dining tableware cup$ cups$ mug$ mugs$ glassware bottle wine bakeware lunch',
		),
		...words('lebensmittel tee$ kaffee gewürz honig schokolade küche wasserkocher pfanne topf messer$ backen geschirr tasse'),
		...words('épicerie aliment thé$ café épice miel$ chocolat cuisine bouilloire poêle casserole couteau vaisselle tasse gourde'),
		...words('alimentación comida té$ especia miel cocina hervidor sartén olla cuchillo vajilla taza botella'),
		...words(
			[
				'alimentari tè$ caffè spezie cucina bollitore padella pentola coltell voeding keuken',
				'waterkoker livsmedel kök żywność kuchni czajnik gıda mutfak çaydanlık',
			].join(' '),
		),
		...words('أغذية طعام بقالة شاي قهوة توابل عسل زيت مطبخ غلاية مقلاة طنجرة قدر سكين أكواب كوب تمور أعشاب'),
		...words('食品 飲料 お茶 コーヒー スパイス キッチン ケトル 鍋 フライパン 包丁 急須 茶叶 咖啡 厨房 水壶 锅 刀具 餐具'),
	],
	// It tells how it is used.
	order: [
		...(['hero', 'story', 'benefits', 'pictureText', 'howToUse', 'howItWorks', 'numberHighlights', 'specifications'] as const),
		...(['features', 'fitCheck', 'gallery', 'box', 'variants', 'comparison', 'sizeTable', 'images'] as const),
		...DOUBTS_AND_ORDER,
	],
}
