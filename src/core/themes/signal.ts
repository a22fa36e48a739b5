import { DOUBTS_AND_ORDER, type Theme, words } from './theme'

/** Phones, wearables, the smart home: technology one shows. */
export const signal: Theme<'signal'> = {
	name: 'signal',
	faces: {
		display: { stack: ['manrope', 'readexPro', 'rubik', 'notoSans', 'notoSansThai'], weights: [700], system: 'sans' },
		text: { stack: ['manrope', 'readexPro', 'rubik', 'notoSans', 'notoSansThai'], weights: [400, 600], system: 'sans' },
	},
	goods: [
		...words(
			[
				'electronic technolog phone smartphone cellphone mobile tablet$ tablets laptop',
				'computer notebook$ monitor keyboard gaming console camera drone',
			].join(' '),
		),
		...words(
			'smartwatch watch$ watches wearable tracker smart$ router wifi wi-fi projector television tv$ printer usb gps vr$ doorbell thermostat',
		),
		...words(
			[
				'elektronik handy smartphone uhr$ uhren kamera drucker fernseher électronique',
				'informatique téléphone montre caméra imprimante ordinateur',
			].join(' '),
		),
		...words('electrónic informática teléfono móvil reloj cámara impresora ordenador elettronic informatic telefon orologio fotocamera'),
		...words('elektronika horloge klocka zegarek telefon saat$ إلكترون كمبيوتر هاتف هواتف جوال ساعة ساعات كاميرا ذكي ذكية تلفاز شاشة'),
		...words('家電 パソコン スマートフォン 腕時計 カメラ 電子 数码 手机 手表 相机 智能 电脑'),
	],
	// A claim a screen, then it compares.
	order: [
		...(['hero', 'numberHighlights', 'features', 'pictureText', 'benefits', 'gallery', 'fitCheck', 'comparison'] as const),
		...(['specifications', 'variants', 'story', 'images', 'howToUse', 'howItWorks', 'sizeTable', 'box'] as const),
		...DOUBTS_AND_ORDER,
	],
}
