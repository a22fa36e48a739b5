import { DOUBTS_AND_ORDER, type Theme, words } from './theme'

/** Children, pets, bedding: what is soft, and chosen for somebody else. */
export const nursery: Theme<'nursery'> = {
	name: 'nursery',
	faces: {
		display: { stack: ['baloo', 'nunito', 'manrope', 'balooBhaijaan', 'rubik', 'notoSansThai'], weights: [700], system: 'round' },
		text: { stack: ['nunito', 'manrope', 'balooBhaijaan', 'rubik', 'baloo', 'notoSansThai'], weights: [400, 700], system: 'round' },
	},
	goods: [
		...words(
			'baby babies infant toddler child children kid$ kids$ toy$ toys$ puzzle plush stroller diaper pacifier crib nursery pet$ pets$',
		),
		...words('dog$ dogs$ cat$ cats$ puppy kitten aquarium bedding pillow duvet blanket mattress sheet$ sheets$ quilt'),
		...words('kinder spielzeug puppe kuscheltier windel haustier hunde katze bettwäsche kissen bettdecke matratze'),
		...words('bébé enfant jouet peluche poussette couche animaler animaux chien chat$ literie oreiller couette couverture matelas'),
		...words('bebé niño niña juguete peluche pañal mascota perro gato ropa-de-cama almohada edredón manta$ mantas colchón'),
		...words(
			'bambin neonat giocattol pannolin animali cuscin piumone coperta materasso speelgoed huisdier kussen dekbed leksak kudde zabawk poduszk',
		),
		...words('oyuncak bebek çocuk yastık yorgan أطفال رضع طفل ألعاب لعبة حيوانات قطط كلاب وسادة مخدة بطانية لحاف مفروشات مرتبة'),
		...words('ベビー おもちゃ ペット 枕 布団 毛布 母婴 玩具 宠物 枕头 被子 毯子'),
	],
	// What it gives and shows, then how it is used.
	order: [
		...(['hero', 'benefits', 'pictureText', 'numberHighlights', 'gallery', 'features', 'fitCheck', 'howToUse', 'howItWorks'] as const),
		...(['story', 'variants', 'sizeTable', 'comparison', 'box', 'images', 'specifications'] as const),
		...DOUBTS_AND_ORDER,
	],
}
