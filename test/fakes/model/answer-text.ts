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
	const texts = /<texts>\n([\s\S]*?)\n?<\/texts>/u.exec(user)?.[1]
	if (texts !== undefined) return reviewOf(texts.split('\n'), behaviour)
	const read = readPrompt(request.system, user)
	if (user.startsWith('Part: ads\n')) return adsOf(read, behaviour)
	if (!read.part) return 'OK'
	return copyOf({ ...read, part: read.part }, behaviour)
}

function reviewOf(lines: string[], behaviour: ModelBehaviour): string {
	if (behaviour.kind === 'invalid-json') return '{"objections":['
	const texts = lines.filter(Boolean).map((line) => String(JSON.parse(line)))
	const objections = behaviour.kind === 'objects' ? texts.filter((text) => text.includes(behaviour.word)) : []
	return JSON.stringify({ objections: objections.map((text) => ({ text, reason: 'No fact says so.' })) })
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
