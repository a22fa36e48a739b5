import { type Theme, words } from './theme'

/** Jewellery, home objects, gifts: what is bought with the eye. */
export const atelier: Theme<'atelier'> = {
	name: 'atelier',
	faces: {
		display: { stack: ['cormorant', 'notoSerif', 'elMessiri', 'frankRuhl', 'notoSans', 'notoSerifThai'], weights: [500], system: 'serif' },
		text: { stack: ['figtree', 'manrope', 'tajawal', 'rubik', 'notoSans', 'notoSansThai'], weights: [400, 600], system: 'sans' },
	},
	goods: [
		...words('jewel necklace earring bracelet ring$ rings$ brooch pendant vase candle ceramic porcelain pottery sculpture artwork poster'),
		...words('mirror lamp lantern chandelier rug$ rugs$ carpet curtain cushion décor decor ornament furniture chair sofa gift stationery'),
		...words('schmuck halskette ohrring armband kerze keramik porzellan leuchte teppich vorhang möbel sessel geschenk'),
		...words('bijou collier bougie céramique porcelaine lampe luminaire tapis rideau coussin meuble fauteuil cadeau'),
		...words('joya joyer collar$ pendiente pulsera vela$ velas cerámica jarrón lámpara alfombra cortina mueble regalo'),
		...words(
			'gioiell collana orecchin candela ceramica lampada tappeto mobili sieraden kaars vaas tapijt meubel smycken biżuteria świec mücevher',
		),
		...words('مجوهرات قلادة أقراط خاتم سوار شمع مزهرية مصباح سجاد ستار أثاث هدايا ديكور تحف'),
		...words('ジュエリー 花瓶 キャンドル インテリア 照明 家具 珠宝 首饰 花瓶 蜡烛 灯具 家具 礼品'),
	],
}
