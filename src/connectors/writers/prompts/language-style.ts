/** How a language wants to be written, where that does not go without saying. By language value. */
const LANGUAGE_STYLE: Readonly<Record<string, string>> = {
	'moroccan arabic':
		'Write Moroccan Darija in Arabic script exactly as Moroccans speak and text it (ديال، باش، كاين، بزاف، هاد، دابا، واش), never Modern Standard Arabic and never transliteration. Verbs in the Moroccan present (كيخدم، كتشرب، كنستعملوه), the future with غادي, negation with ما…ش, possession with ديال. Words Moroccans say in French stay French, in Arabic letters (الطوموبيل، الكوزينة، لافابو). If a sentence would sound like the news, say it as you would to a cousin.',
	arabic:
		'Write clear Modern Standard Arabic with light, modern sentences; verbs before noun chains, no bureaucratic or literal phrasing, no تم + noun.',
	german:
		'Address the reader as Sie. Prefer short main clauses and verbs to noun chains; compound nouns of more than two parts are split. No “Entdecken Sie”, no “Überzeugen Sie sich”.',
	french:
		'Vouvoyez le lecteur. Keep the French spaces before : ; ? and ! Verbs before nominalisations; no “Découvrez”, no “véritable”, no “allie … et …”.',
	spanish:
		'Use tú, in Latin America and Spain alike, unless the product is for professionals. In Latin America say computadora, celular, carro; in Spain ordenador, móvil, coche.',
	italian: 'Usa il tu. Frasi brevi e concrete; niente “Scopri”, niente gerundi a catena.',
	portuguese: 'Use Brazilian Portuguese for the Latin American market, European Portuguese otherwise. No “Descubra”, no “perfeito para”.',
	dutch: 'Gebruik je. Korte zinnen, geen “Ontdek” en geen ambtelijke lijdende vorm.',
	turkish: 'Siz diye hitap et; kısa, etken cümleler. Suffixes of brands and numbers after an apostrophe.',
	polish: 'Address the reader without Państwo where the sentence allows (impersonal or 2nd person), short main clauses.',
	japanese: 'Use polite です・ます style with short sentences; no sentence ends in a noun, no わけ, no direct translations of “you”.',
	korean: 'Use the polite 해요/합니다 style consistently.',
	hebrew:
		'Address the reader in the plural or without gender; short everyday sentences, English terms only where Hebrew speakers use them.',
	thai: 'Write as a friendly shop speaks, without spaces inside sentences except where Thai sets them; no ครับ or ค่ะ.',
	'simplified chinese': '用自然简洁的口语书面语；不用“打造”“赋能”“极致”之类的套话。',
	'traditional chinese': '使用台灣慣用語，句子自然簡潔；不用「打造」「極致」之類的套話。',
}

/** How a language is to be written; empty where nothing needs to be said. */
export function languageStyleOf(languageId: string | undefined): string {
	return LANGUAGE_STYLE[languageId ?? ''] ?? ''
}
