import { writeAds } from '../../../src/core/copy/ads/write-ads'
import type { CopyPart } from '../../../src/core/copy/copy'
import type { ModelBehaviour, ModelRequest } from './behaviour'
import { composeAds, composeAnswer, composeInWrongLanguage, composeWithClaims, composeWithCliches } from './compose-answer'
import { type ReadPrompt, readPrompt } from './read-prompt'

/**
 * What the model says to a request under a behaviour. A prompt that is not one of the product's is answered with plain
 * words.
 */
export function answerText(request: ModelRequest, behaviour: ModelBehaviour): string {
	if (behaviour.kind === 'empty') return ''
	if (behaviour.kind === 'refusal') return 'I am sorry, but I cannot help with that.'
	const user = request.messages.find((message) => message.role === 'user')?.content ?? ''
	const sentences = linesOf('sentences', user)
	if (sentences) return verdictsOf(sentences, user, behaviour)
	const read = readPrompt(request.system, user)
	const objections = linesOf('objections', user)
	if (objections) return mendedOf(objections, read, behaviour)
	if (user.startsWith('Part: ads\n')) return adsOf(read, behaviour)
	if (!read.part) return 'OK'
	return copyOf({ ...read, part: read.part }, behaviour)
}

type Line = { id: string; text: string }

/** The lines of a fence of the prompt; undefined where there is no such fence. */
function linesOf(name: string, user: string): Line[] | undefined {
	const inside = new RegExp(`<${name}>\\n([\\s\\S]*?)\\n?</${name}>`, 'u').exec(user)?.[1]
	return inside
		?.split('\n')
		.filter(Boolean)
		.map((line) => JSON.parse(line) as Line)
}

/** A careful judge: a sentence with a figure or a big word that stands in no fact is unsupported. */
function verdictsOf(sentences: readonly Line[], user: string, behaviour: ModelBehaviour): string {
	if (behaviour.kind === 'invalid-json') return '{"verdicts":['
	if (behaviour.kind === 'silent') return '{"verdicts":[]}'
	const facts = linesOf('facts', user) ?? []
	const said = facts.map(({ text }) => text.toLowerCase()).join('\n')
	const first = facts[0]?.id ?? 'f1'
	const isSupported = (text: string) =>
		behaviour.kind === 'believes-all' ||
		(behaviour.kind === 'objects'
			? !text.includes(behaviour.word)
			: (text.match(/\d+(?:[.,]\d+)?|TÜV|titanium|stars|warranty/gu) ?? []).every((word) => said.includes(word.toLowerCase())))
	const verdicts = sentences.map(({ id, text }) => ({ id, verdict: isSupported(text) ? 'entailed' : 'unsupported', facts: [first] }))
	return JSON.stringify({ verdicts })
}

/** A fact's own words in the place of each sentence; the same claims again where it cannot help it. */
function mendedOf(objections: readonly Line[], { facts, language, factsLanguage }: ReadPrompt, behaviour: ModelBehaviour): string {
	const own = factsLanguage?.id === language.id ? (facts.find(({ kind }) => kind === 'bullet')?.text ?? '') : ''
	const texts = objections.map(({ id, text }) => ({ id, text: behaviour.kind === 'unsupported-claims' ? text : own }))
	return JSON.stringify({ texts })
}

function adsOf(read: ReadPrompt, behaviour: ModelBehaviour): string {
	const brief = { language: read.language.id, market: 'usa', factsLanguage: read.factsLanguage?.tag, facts: read.facts }
	const ads = read.factsLanguage?.id === read.language.id ? writeAds(brief) : composeAds(read)
	const answer = JSON.stringify(ads)
	if (behaviour.kind === 'invalid-json') return answer.slice(0, -7)
	if (behaviour.kind === 'wrong-language') return JSON.stringify(composeInWrongLanguage(read, ads))
	return behaviour.kind === 'unsupported-claims' ? answer.replaceAll('"text":"', '"text":"TÜV certified, ') : answer
}

function copyOf(prompt: ReadPrompt & { part: CopyPart }, behaviour: ModelBehaviour): string {
	switch (behaviour.kind) {
		case 'invalid-json':
			return JSON.stringify(composeAnswer(prompt)).slice(0, -7)
		case 'wrapped-json':
			return `Here is the copy you asked for.\n\`\`\`json\n${JSON.stringify(composeAnswer(prompt), null, 2)}\n\`\`\`\nLet me know if you need changes.`
		case 'wrong-language':
			return JSON.stringify(composeInWrongLanguage(prompt, composeAnswer(prompt)))
		case 'unknown-facts':
			return JSON.stringify(composeAnswer(prompt)).replaceAll(/"facts":\["f\d+/g, '"facts":["f9999')
		case 'unsupported-claims':
			return JSON.stringify(composeWithClaims(prompt))
		case 'cliches':
			return JSON.stringify(composeWithCliches(prompt))
		default:
			return JSON.stringify(composeAnswer(prompt))
	}
}
