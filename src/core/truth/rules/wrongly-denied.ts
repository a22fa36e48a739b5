import { normalizeText } from '../normalize-text'
import { type FactReading, readText } from '../reading'
import { type AnsweredQuestion, NO } from '../statements'
import type { Finding } from './rule'

/** Properties a question asks for as such; a part or a stuff may be what it asks something else of: "Does the app cost extra?" */
const PROPERTIES = new Set(
	'dishwasher-safe|machine-washable|microwave-safe|oven-safe|freezer-safe|waterproof|water-resistant|splash-proof|submersible|leak-proof|non-slip|foldable|collapsible|stackable|rechargeable|wireless|automatic shut-off|batteries included|wrinkle-resistant|induction|wall mounted|height adjustable|reversible|breathable|hand-made'.split(
		'|',
	),
)
/** A no to these denies no property: "Is it only for men?", "Do I need a charger?", "Is it A or B?". */
const OTHER_QUESTION =
	/(?:^|[^\p{L}])(?:only|just|need|needs|necessary|must|have to|or|if|nur|bloß|muss|müssen|brauch\p{L}*|nötig|oder|wenn|seulement|faut\p{L}*|besoin|doit|ou|si|solo|sólo|hay que|necesit\p{L}*|debo|o|serve|servono|bisogna|devo|só|apenas|precis\p{L}*|preciso|alleen|moet|nodig|of|bara|behöv\p{L}*|måste|eller|tylko|trzeba|potrzeb\p{L}*|lub|czy \p{L}+ albo|sadece|gerek\p{L}*|lazım|veya|только|нужн\p{L}*|надо|или|فقط|غير|خاص\p{L}*|يحتاج|تحتاج|او|केवल|ज़रूरत|जरूरत|या|רק|צריך|או)(?![\p{L}])|だけ|のみ|必要|只|仅|需要|还是|或|만|필요|ต้อง|หรือ|เฉพาะ/u

/** A question → what its answer denies though a fact states it and none denies it: "Is it machine washable? No." */
export function wronglyDenied({ question, answer }: AnsweredQuestion, facts: readonly FactReading[]): Finding[] {
	const { spoken, text } = readText(question)
	if (!NO.test(normalizeText(answer)) || OTHER_QUESTION.test(text)) return []
	return spoken
		.filter(({ concept, denied, usedOn }) => !denied && !usedOn && PROPERTIES.has(concept.name))
		.filter(({ concept }) => {
			const said = facts.flatMap((fact) => fact.spoken.filter((one) => one.concept === concept))
			return said.length > 0 && said.every(({ denied, usedOn }) => !denied && !usedOn)
		})
		.map(({ concept, words }) => ({
			category: concept.category,
			reason: `A fact states “${concept.name}”, which is denied (“${words.trim()}”)`,
		}))
}
