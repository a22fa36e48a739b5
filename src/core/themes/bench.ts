import { DOUBTS_AND_ORDER, type Theme, words } from './theme'

/** Tools, parts, audio: what is bought by its data. */
export const bench: Theme<'bench'> = {
	name: 'bench',
	faces: {
		display: { stack: ['archivo', 'notoSans', 'plexArabic', 'rubik', 'notoSansThai'], weights: [650], width: 116, system: 'sans' },
		text: { stack: ['archivo', 'manrope', 'plexArabic', 'rubik', 'notoSans', 'notoSansThai'], weights: [400, 600], system: 'sans' },
		figures: { stack: ['jetBrainsMono', 'plexArabic', 'rubik', 'notoSans', 'notoSansThai'], weights: [500], system: 'mono' },
	},
	goods: [
		...words(
			[
				'tool$ tools$ drill saw$ saws$ wrench screwdriver hammer sander welding',
				'hardware industrial automotive$ motorcycle motorbike part$ parts$',
			].join(' '),
		),
		...words(
			'audio headphone earbud speaker amplifier microphone battery batteries charger cable adapter bulb multimeter compressor lawn mower',
		),
		...words('werkzeug bohr säge schraub hammer kopfhörer lautsprecher akku ladegerät kabel ersatzteil motorrad auto$'),
		...words('outil perceuse scie$ tournevis casque enceinte batterie chargeur câble ampoule pièce$ pièces'),
		...words('herramient taladro sierra destornillador auricular altavoz batería cargador bombilla repuesto'),
		...words(
			[
				'utensil$ trapano cuffie altoparlant ferramenta gereedschap boormachine',
				'koptelefoon verktyg narzędzi wiertark słuchawk matkap kulaklık alet$',
			].join(' '),
		),
		...words('أدوات$ عدة مثقاب منشار مفك سماعات سماعة بطارية شاحن كابل قطع$ لمبة لمبات'),
		...words('工具 ドリル ヘッドホン スピーカー バッテリー 充電器 部品 电钻 耳机 音箱 电池 充电器 配件'),
	],
	// The data stands right behind the benefits.
	order: [
		...(['hero', 'numberHighlights', 'benefits', 'pictureText', 'specifications', 'fitCheck', 'comparison', 'features'] as const),
		...(['gallery', 'variants', 'sizeTable', 'box', 'howToUse', 'howItWorks', 'story', 'images'] as const),
		...DOUBTS_AND_ORDER,
	],
}
