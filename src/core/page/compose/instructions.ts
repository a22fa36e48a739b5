import { type Fact, shownText } from '../../product/facts'

/** What a listing calls its own instructions, in the languages of the marketplaces. */
const LABEL = [
	'how to use|directions(?: for use)?|usage instructions?|instructions for use',
	"preparation(?: instructions)?|anwendung|gebrauchsanweisung|zubereitung|mode d[’']emploi",
	"conseils? d[’']utilisation|préparation|modo de (?:empleo|uso|preparo|preparación)|instrucciones de uso",
	"modo d[’']uso|istruzioni per l[’']uso|preparazione|gebruiksaanwijzing|bereidingswijze|bruksanvisning",
	'sposób użycia|kullanım(?: şekli)?|طريقة الاستخدام|طريقة الاستعمال|طريقة التحضير|使い方|使用方法|用法|ご使用方法',
	'사용 ?방법',
].join('|')
const NAMED = new RegExp(`^(?:${LABEL})$`, 'iu')
const LABELLED = new RegExp(`^(?:${LABEL})\\s*[:：–-]\\s*(.+)$`, 'isu')
/** "1. ", "2) ", a line, or the end of a sentence. */
const STEP_END = /\n+|(?:^|(?<![^\S\n])\s+)\d{1,2}[.)]\s+|(?<=[.!?؟])\s+(?=[\p{Lu}\p{Lo}])|(?<=[。！？])/u

/** One step, word for word, and the fact it stands in. */
export type Instruction = { fact: Fact; text: string }

/** The steps of what the listing itself calls its instructions; nothing else of it is read as one. */
export function instructionsOf(facts: readonly Fact[]): Instruction[] {
	return facts.flatMap((fact) => {
		const words = wordsOf(fact)
		return words === undefined ? [] : stepsOf(words).map((text) => ({ fact, text }))
	})
}

function wordsOf(fact: Fact): string | undefined {
	if (fact.kind === 'spec' || fact.kind === 'seller') return NAMED.test(fact.name?.trim() ?? '') ? shownText(fact) : undefined
	const own = fact.kind === 'bullet' ? LABELLED.exec(fact.text.trim())?.[1] : undefined
	return own && fact.translated ? fact.translated.text.replace(/^[^:：]{1,60}[:：]\s*/u, '') : own
}

function stepsOf(words: string): string[] {
	return words
		.split(STEP_END)
		.map((step) => step.trim())
		.filter((step) => /\p{L}/u.test(step))
}
