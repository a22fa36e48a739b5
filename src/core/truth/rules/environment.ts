import { factText } from '../fact-text'
import { lexicon } from '../lexicon'
import type { RuleContext } from './rule'

/** Environmental claims: generic ones are banned in the EU without recognised proof (Directive (EU) 2024/825). */
const ENVIRONMENT = lexicon({
	x: 'eco[- ]?friendly|environment(?:ally)?[- ](?:friendly|safe)|sustainab\\p{L}*|biodegradab\\p{L}*|compostable|recycl(?:ed|able)|carbon[- ]neutral|climate[- ](?:neutral|positive)|zero[- ]waste|plastic[- ]free|green product|planet[- ]friendly|organic|écologique\\p{L}*|éco-?responsables?|durabilité|biodégradable\\p{L}*|recycl(?:ée?s?|able\\p{L}*)|neutre en carbone|zéro déchet|ecológic\\p{L}*|sostenib\\p{L}*|reciclad\\p{L}*|reciclab\\p{L}*|umweltfreundlich\\p{L}*|nachhaltig\\p{L}*|biologisch abbaubar\\p{L}*|recycelt\\p{L}*|recycelbar\\p{L}*|klimaneutral\\p{L}*|ecologic[oaih]\\p{L}*|sostenibil\\p{L}*|riciclat\\p{L}*|riciclabil\\p{L}*|sustentáve(?:l|is)|biodegradáve(?:l|is)|recicláve(?:l|is)|çevre dostu|sürdürülebilir\\p{L}*|geri dönüş\\p{L}*|milieuvriendelijk\\p{L}*|duurzaam geproduceerd|biologisch afbreekbaar|gerecycled\\p{L}*',
	ar: 'صديق\\p{L}* لل(?:بيئه|كوكب)|مستدام\\p{L}*|قابل\\p{L}* لل(?:تحلل|تدوير)|معاد تدوير\\p{L}*|عضوي\\p{L}*|مزيان للبيئه|ما كيضرش البيئه',
	ja: '環境にやさしい|環境に優しい|エコ|サステナブル|生分解|リサイクル|環保|环保|可降解|オーガニック|有机',
})

/** Why an environmental claim cannot stand: no fact makes one in the same words, or none at all in another language. */
export function environment(normalized: string, { facts }: RuleContext): string | undefined {
	const found = ENVIRONMENT.exec(normalized)
	if (!found || facts.some((fact) => ENVIRONMENT.test(factText(fact)))) return undefined
	return `No fact supports the environmental claim (“${found[0]}”)`
}
