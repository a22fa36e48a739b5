/** What a specification is about, by its name in the languages of the marketplaces. */
export type SpecTopic = 'material' | 'dimensions' | 'weight' | 'color' | 'compatibility' | 'care'

/** Names of the parcel rather than of the product, and of what is no answer. */
const NOT_THE_PRODUCT =
	/package|packag|shipping|parcel|carton|emballage|colis|expédition|verpackung|versand|paket|embalaje|envío|paquete|imballaggio|spedizione|confezione|embalagem|envio|opakowani|verpakking|paketin|ambalaj|梱包|発送|包装|التغليف|الشحن|الطرد|capacity|capacité|recommend|maximum|max\.?\s|limit|feature|type\b|number|code|anzahl/iu

const TOPICS: readonly [SpecTopic, RegExp][] = [
	[
		'material',
		/\b(?:materials?|fabric|matière|matériau|matériaux|material|materiale|materiaal|materiał|malzeme|composition|composición|composizione|composição|stoff|tissu)\b|素材|材質|材质|المادة|الخامة|مادة|סוג חומר|חומר|материал/iu,
	],
	[
		'dimensions',
		/\b(?:dimensions?|size|measurements?|taille|maße|abmessungen|produktabmessungen|artikelmaße|größe|dimensiones|medidas|tamaño|dimensioni|misure|dimensões|tamanho|afmetingen|wymiary|boyutlar\w*|mått|storlek)\b|サイズ|寸法|尺寸|الأبعاد|أبعاد|размеры/iu,
	],
	['weight', /\b(?:weight|poids|gewicht|artikelgewicht|peso|waga|ağırlı\w*|vikt)\b|重量|重さ|الوزن|وزن|вес\b/iu],
	['color', /\b(?:colou?r|couleur|farbe|color|colore|cor|kleur|kolor|renk|färg)\b|カラー|色|颜色|顏色|اللون|لون|цвет/iu],
	[
		'compatibility',
		/\b(?:compatib\p{L}*|kompatib\p{L}*|works with|fits|passend für|geeignet für|uyumlu\p{L}*)\b|対応機種|対応|兼容|التوافق|متوافق|совместим/iu,
	],
	[
		'care',
		/\b(?:care instructions?|product care(?: instructions)?|washing instructions|entretien|conseils d.entretien|pflegehinweise?|pflege|cuidados?|instrucciones de cuidado|istruzioni per la cura|cura|onderhoud\p{L}*|skötsel\p{L}*)\b|お手入れ|洗濯|保养|العناية|уход/iu,
	],
]

/** The topic of a specification's name, or undefined when it answers none of the fixed questions. */
export function topicOf(name: string): SpecTopic | undefined {
	if (NOT_THE_PRODUCT.test(name)) return undefined
	return TOPICS.find(([, pattern]) => pattern.test(name))?.[0]
}
