import { findMarket } from '../locale/markets'
import type { Fact } from '../product/facts'
import type { ThemeName } from './page'

/** Words of category and title that say what kind of thing it is, in the languages the marketplaces are written in. */
const KINDS: { readonly [T in Exclude<ThemeName, 'market'>]: RegExp } = {
	bench:
		/electr[oóô]n|elektr|informati[qck]|comput|laptop|kamera|camera|caméra|audio|headphone|kopfhörer|casque|auricular|\btools?\b|power tool|werkzeug|outil|herramient|gereedschap|verktyg|narzędzi|drill|charger|ladegerät|batter|akku|monitor|drucker|printer|router|automot|motorrad|إلكترون|كهربا|أدوات|家電|パソコン|カメラ|工具/giu,
	atelier:
		/beaut|beauté|belleza|bellezza|cosm[eé]ti|kosmeti|skin|hautpflege|parfum|perfume|fragran|jewel|schmuck|bijou|joy(?:a|ería)|gioiell|sieraden|watch|montre|candle|kerze|bougie|vase|جمال|عطر|مجوهرات|ساع|美容|ビューティー|ジュエリー/giu,
	runway:
		/fashion|\bmode\b|\bmoda\b|cloth|apparel|kleid|vêtement|ropa\b|abbigliamento|kleding|\bkläder|odzież|giyim|shoes?\b|schuh|chaussure|zapat|scarpe|sneaker|handbag|handtasche|sac à main|bolso|sport|fitness|running|cycling|football|swimwear|jacket|jacke|أزياء|ملابس|أحذية|حقائب|رياض|ファッション|スポーツ|シューズ|服装|运动/giu,
	nursery:
		/\bbab(?:y|ies)\b|bébé|bebé|neonat|infan[ct]|kinder|child|kids?\b|enfant|niñ[oa]|bambin|dziec|çocuk|\btoys?\b|spielzeug|jouet|juguete|giocattol|speelgoed|zabawk|oyuncak|\bpets?\b|haustier|animaler|animaux|mascota|animali|huisdier|\b(?:dog|cat)s?\b|hunde|katzen|nursery|أطفال|رضع|ألعاب|حيوانات أليفة|ベビー|おもちゃ|ペット|母婴|玩具|宠物/giu,
	pantry:
		/grocer|gourmet|\bfoods?\b|lebensmittel|épicerie|aliment|alimentari|\bvoeding|żywność|gıda|\bteas?\b|\btee\b|\bthé\b|\bté\b|\bcoffee beans?|kaffeebohnen|spice|gewürz|épice|especias|spezie|honey|honig|\bmiel\b|olive oil|olivenöl|chocolat|schokolade|snack|supplement|nahrungsergänzung|vitamin|wellness|herbal|kräuter|tisane|أغذية|طعام|بقالة|عسل|شاي|توابل|أعشاب|食品|飲料|お茶|スパイス|茶叶|保健/giu,
}

/** From this many specifications on, a product is bought by its data. */
const MANY_SPECIFICATIONS = 8

/**
 * The theme that suits a product: by what its category, else its title calls it most often; else by how much of it is data;
 * where buyers pay at the door, Market. A tie decides nothing.
 */
export function chooseTheme(facts: readonly Fact[], market = ''): ThemeName {
	for (const kind of ['category', 'title'] as const) {
		const words = facts.flatMap((fact) => (fact.kind === kind ? [fact.text] : [])).join(' ')
		const counts = Object.entries(KINDS).map(([theme, pattern]) => ({ theme, count: words.match(pattern)?.length ?? 0 }))
		const [first, second] = counts.toSorted((a, b) => b.count - a.count)
		if (first && second && first.count > second.count) return first.theme as ThemeName
	}
	if (facts.filter((fact) => fact.kind === 'spec').length >= MANY_SPECIFICATIONS) return 'bench'
	return findMarket(market)?.cashOnDelivery ? 'market' : 'atelier'
}
