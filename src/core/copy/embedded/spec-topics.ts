/** What a specification is about, by its name in the languages of the marketplaces. */
export type SpecTopic = 'material' | 'dimensions' | 'weight' | 'color' | 'compatibility' | 'care'

/** Names of the parcel rather than of the product, and of what is no answer. */
const NOT_THE_PRODUCT =
	/package|packag|shipping|parcel|carton|emballage|colis|expédition|verpackung|versand|paket|embalaje|envío|paquete|imballaggio|spedizione|confezione|embalagem|envio|opakowani|verpakking|paketin|ambalaj|梱包|発送|包装|التغليف|الشحن|الطرد|capacity|capacité|recommend|recomend|consigliat|empfohlen|recommandé|massim|m[áa]xim|maximal|höchst|maks|max\.?\s|support|soport|tragkraft|belast|zulässig|charge|limit|feature|type\b|number|code|anzahl/iu

const TOPICS: readonly [SpecTopic, RegExp][] = [
	[
		'material',
		/(?<!\p{L})(?:materials?|fabric|matière|matériau|matériaux|material|materiale|materiaal|materiał|malzeme|composition|composición|composizione|composição|stoff|tissu)(?!\p{L})|素材|材質|材质|المادة|الخامة|مادة|סוג חומר|חומר|материал/iu,
	],
	[
		'dimensions',
		/(?<!\p{L})(?:dimensions?|measurements?|maße|abmessungen|produktabmessungen|artikelmaße|artikelabmessungen|dimensiones|medidas|dimensioni|misure|dimensões|afmetingen|productafmetingen|wymiary|boyutlar\p{L}*|mått|produktmått)(?!\p{L})|サイズ|寸法|尺寸|الأبعاد|أبعاد|размеры/iu,
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

/**
 * Words that say as much of clothes as of a box, and alone only: a “screen size” and a “size of the memory” are another
 * thing's.
 */
const SIZE =
	/^(?:(?:product|item)\s+)?(?:size|taille|größe|tamaño|taglia|tamanho|maat|rozmiar|boyut|beden|storlek|サイズ|尺寸|المقاس|الحجم|размер)$/iu
/** A value in lengths: “30 x 20 cm”, “12 inches”. */
const LENGTHS =
	/\d\s*(?:[x×*]\s*\d|["”″]|(?:mm|cm|m|in|ft|inch\p{L}*|feet|zoll|pouces?|pulgadas?|pollici|polegadas?|cent[ií]m\p{L}*|millim\p{L}*|سم|مم|см|мм)(?!\p{L})|センチ|ミリ|厘米)/iu
/** What may stand beside a topic's word and still mean the whole product. */
const WHOLE_PRODUCT =
	/\b(?:products?|items?|total|overall|net|name|type|l\s*x\s*w(?:\s*x\s*h)?|produits?|articles?|artikels?|produkts?|productos?|artículos?|prodott[oi]|articol[oi]|produtos?|du|de|del|do|of|the|dell)\b|(?:本体|商品|製品|المنتج|السلعة)/giu

/**
 * The topic of a specification, by its name and, where it is known, its value; undefined when it answers none of the
 * fixed questions. `whole` says that it speaks of the product, not of a part of it (“Colour”, not “Band colour”).
 */
export function topicOf(name: string, value?: string): { topic: SpecTopic; whole: boolean } | undefined {
	if (NOT_THE_PRODUCT.test(name)) return undefined
	if (SIZE.test(name.trim())) return value === undefined || LENGTHS.test(value) ? { topic: 'dimensions', whole: true } : undefined
	const [topic, pattern] = TOPICS.find(([, words]) => words.test(name)) ?? []
	if (!topic || !pattern || (topic === 'dimensions' && value !== undefined && !/\d/u.test(value))) return undefined
	return { topic, whole: !/\p{L}/u.test(name.replace(pattern, '').replace(WHOLE_PRODUCT, '')) }
}
