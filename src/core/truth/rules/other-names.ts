import { conceptsFrom, unsupportedConcept } from '../concepts'
import type { RuleContext } from './rule'

/** Names of others that copy borrows for compatibility or comparison; a fact must name them. */
const NAMES =
	'iphone ipad airpods macbook apple ios android samsung galaxy huawei xiaomi oppo oneplus pixel windows macos linux alexa siri homekit playstation xbox nintendo tesla nespresso keurig dyson bosch makita dewalt philips lego ikea gopro garmin fitbit magsafe kindle netflix youtube tiktok instagram facebook whatsapp disney nike adidas sony bose canon nikon'.split(
		' ',
	)
const OTHERS = conceptsFrom(
	Object.fromEntries([...NAMES.map((name) => [name, { x: name }]), ['google', { x: 'google (?:home|assistant|pixel)' }]]),
)
const UNIVERSAL = conceptsFrom({
	'compatibility with everything': {
		x: '(?:fits|works with|compatible with|suits|suitable for) (?:all|any|every|most)|universal(?:ly)? (?:fit|compatib\\p{L}*)|compatible avec (?:tous|toutes|la plupart)|compatible con (?:todos|todas|cualquier)|kompatibel mit (?:allen|jedem)|passt (?:in|auf|zu) (?:alle|jede)\\p{L}*|compatibile con (?:tutti|tutte|qualsiasi)|compatível com (?:todos|todas|qualquer)|tüm \\p{L}+ uyumlu|past (?:op|in|bij) (?:alle|elke)',
		ar: '(?:متوافق|يتوافق|يعمل|مناسب) (?:مع|ل)\\s?(?:جميع|كل|كافه)|كيجي مع (?:كلشي|كاع)|كيخدم مع كاع',
		ja: 'すべての(?:機種|製品|デバイス)に対応|全機種対応|通用所有',
	},
})

/** Why another's name, or compatibility with everything, cannot stand: no fact says it. */
export function otherNames(normalized: string, context: RuleContext): string | undefined {
	const found = unsupportedConcept(normalized, OTHERS, context) ?? unsupportedConcept(normalized, UNIVERSAL, context)
	return found && `No fact states ${found.name === found.words ? 'anything of' : found.name} “${found.words}”`
}
