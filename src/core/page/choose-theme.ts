import type { Fact } from '../product/facts'
import type { ThemeName } from './page'

/** Words of category and title that say what kind of thing it is, in the languages the marketplaces are written in. */
const TECHNICAL =
	/electr[oóô]n|elektr|informati[qck]|comput|laptop|kamera|camera|caméra|audio|headphone|kopfhörer|casque|auricular|tool|werkzeug|outil|herramient|gereedschap|verktyg|narzędzi|drill|charger|ladegerät|batter|akku|monitor|drucker|printer|router|automot|motorrad|إلكترون|كهربا|أدوات|家電|パソコン|カメラ|工具/iu
const SENSUOUS =
	/beaut|beauté|belleza|bellezza|cosm[eé]ti|kosmeti|skin|hautpflege|parfum|perfume|fragran|jewel|schmuck|bijou|joy(?:a|ería)|gioiell|sieraden|watch|montre|fashion|mode\b|moda|cloth|kleid|vêtement|handbag|sac à main|candle|kerze|bougie|vase|جمال|عطر|مجوهرات|ساع|美容|ビューティー|ジュエリー|ファッション/iu

/** From this many specifications on, a product is bought by its data. */
const MANY_SPECIFICATIONS = 8

/** The theme that suits a product: by what its category and title call it, else by how much of it is data. */
export function chooseTheme(facts: readonly Fact[]): ThemeName {
	for (const kind of ['category', 'title'] as const) {
		const words = facts.flatMap((fact) => (fact.kind === kind ? [fact.text] : [])).join(' ')
		const technical = TECHNICAL.test(words)
		if (technical !== SENSUOUS.test(words)) return technical ? 'bench' : 'atelier'
	}
	return facts.filter((fact) => fact.kind === 'spec').length >= MANY_SPECIFICATIONS ? 'bench' : 'atelier'
}
