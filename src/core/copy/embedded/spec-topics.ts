/** What a specification is about, by its name in the languages of the marketplaces. */
export type SpecTopic = 'material' | 'dimensions' | 'weight' | 'color' | 'compatibility' | 'care'

/** Names of the parcel rather than of the product, and of what is no answer. */
const NOT_THE_PRODUCT =
	/package|packag|shipping|parcel|carton|emballage|colis|expédition|verpackung|versand|paket|embalaje|envío|paquete|imballaggio|spedizione|confezione|embalagem|envio|opakowani|verpakking|paketin|ambalaj|梱包|発送|包装|التغليف|الشحن|الطرد|capacity|capacité|recommend|maximum|max\.?\s|limit|feature|type\b|number|code|anzahl/iu

const TOPICS: readonly [SpecTopic, RegExp][] = [
	[
		'material',
		/(?<!\p{L})(?:materials?|fabric|matière|matériau|matériaux|material|materiale|materiaal|materiał|malzeme|composition|composición|composizione|composição|stoff|tissu)(?!\p{L})|素材|材質|材质|المادة|الخامة|مادة|סוג חומר|חומר|материал/iu,
	],
	[
		'dimensions',
		/(?<!\p{L})(?:dimensions?|size|measurements?|taille|maße|abmessungen|produktabmessungen|artikelmaße|größe|dimensiones|medidas|tamaño|dimensioni|misure|dimensões|tamanho|afmetingen|wymiary|boyutlar\w*|mått|storlek)(?!\p{L})|サイズ|寸法|尺寸|الأبعاد|أبعاد|размеры/iu,
	],
	[
		'weight',
		/(?<!\p{L})(?:weight|poids|gewicht|artikelgewicht|peso|waga|ağırlı\w*|vikt)(?!\p{L})|重量|重さ|الوزن|وزن|(?<!\p{L})вес(?!\p{L})/iu,
	],
	['color', /(?<!\p{L})(?:colou?r|couleur|farbe|color|colore|cor|kleur|kolor|renk|färg)(?!\p{L})|カラー|色|颜色|顏色|اللون|لون|цвет/iu],
	[
		'compatibility',
		/(?<!\p{L})(?:compatib\p{L}*|kompatib\p{L}*|works with|fits|passend für|geeignet für|uyumlu\p{L}*)(?!\p{L})|対応機種|対応|兼容|التوافق|متوافق|совместим/iu,
	],
	[
		'care',
		/(?<!\p{L})(?:care instructions?|product care(?: instructions)?|washing instructions|entretien|conseils d.entretien|pflegehinweise?|pflege|cuidados?|instrucciones de cuidado|istruzioni per la cura|cura|onderhoud\p{L}*|skötsel\p{L}*)(?!\p{L})|お手入れ|洗濯|保养|العناية|уход/iu,
	],
]

/** The topic of a specification's name, or undefined when it answers none of the fixed questions. */
export function topicOf(name: string): SpecTopic | undefined {
	if (NOT_THE_PRODUCT.test(name)) return undefined
	return TOPICS.find(([, pattern]) => pattern.test(name))?.[0]
}
