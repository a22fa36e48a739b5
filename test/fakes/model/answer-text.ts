import { writeAds } from '../../../src/core/copy/ads/write-ads'
import type { CopyPart } from '../../../src/core/copy/copy'
import type { ModelBehaviour, ModelRequest } from './behaviour'
import { composeAds, composeAnswer, composeInWrongLanguage, composeWith, composeWithClaims, composeWithCliches } from './compose-answer'
import { type ReadPrompt, readPrompt } from './read-prompt'
import { understandListing } from './understand-listing'

/**
 * What the model says to a request under a behaviour. A prompt that is not one of the product's is answered with plain
 * words.
 */
export function answerText(request: ModelRequest, behaviour: ModelBehaviour): string {
	if (behaviour.kind === 'empty') return ''
	if (behaviour.kind === 'refusal') return 'I am sorry, but I cannot help with that.'
	const user = request.messages.find((message) => message.role === 'user')?.content ?? ''
	const read = readPrompt(request.system, user)
	const sentences = linesOf('sentences', user)
	if (sentences) return verdictsOf(sentences, user, read, behaviour)
	if (user.includes('\nTask: understand ')) return understoodOf(read, behaviour)
	if (user.includes('\nPart: ads\n')) return adsOf(read, behaviour)
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
		.map((line) => JSON.parse(line) as Line | [id: string, text: string])
		.map((line) => (Array.isArray(line) ? { id: line[0], text: line[1] } : line))
}

const plain = (text: string) => text.toLowerCase().replace(/(?<=\d),(?=\d)/gu, '.')

/** A careful judge: a sentence with a figure or a big word that stands in no fact is unsupported. */
function verdictsOf(sentences: readonly Line[], user: string, read: ReadPrompt, behaviour: ModelBehaviour): string {
	if (behaviour.kind === 'invalid-json') return '{"verdicts":['
	if (behaviour.kind === 'silent') return '{"verdicts":[]}'
	const said = plain(read.facts.map(({ text }) => text).join('\n'))
	const first = read.facts[0]?.id ?? 'f1'
	const isSupported = (text: string) =>
		behaviour.kind === 'believes-all' ||
		behaviour.kind === 'says' ||
		(behaviour.kind === 'objects'
			? !text.includes(behaviour.word)
			: (plain(text).match(/\d+(?:\.\d+)?|tüv|titanium|stars|warranty/gu) ?? []).every((word) => said.includes(word)))
	const verdicts = sentences.map(({ id, text }) => ({ id, verdict: isSupported(text) ? 'entailed' : 'unsupported', facts: [first] }))
	const refused = new Set((linesOf('refused', user) ?? []).map(({ id }) => id))
	const objected = sentences.filter(({ id, text }) => refused.has(id) || !isSupported(text))
	const rows = linesOf('rows', user) ?? []
	const wrong = behaviour.kind === 'doubts-row' ? rows.filter(({ text }) => text.includes(behaviour.word)).map(({ id }) => id) : []
	return JSON.stringify({ verdicts, texts: objected.map((line) => insteadOf(line, read, behaviour)), wrong })
}

/** A fact's own words in the place of a sentence; the same claims again where it cannot help it. */
function insteadOf({ id, text }: Line, { facts, language, factsLanguage }: ReadPrompt, behaviour: ModelBehaviour): Line {
	const own = factsLanguage?.id === language.id ? (facts.find(({ kind }) => kind === 'bullet')?.text ?? '') : ''
	return { id, text: behaviour.kind === 'unsupported-claims' ? text : own }
}

/** What the product is, or what it is not: planted in each row, and as the name. */
function understoodOf(read: ReadPrompt, behaviour: ModelBehaviour): string {
	const understood = understandListing(read) as { name: string; rows: { id: string; name: string; text: string }[] }
	const answer = JSON.stringify(understood)
	const withRows = (change: (row: { id: string; name: string; text: string }) => object) =>
		JSON.stringify({ ...understood, rows: understood.rows.map(change) })
	if (behaviour.kind === 'invalid-json') return answer.slice(0, -7)
	if (behaviour.kind === 'unknown-facts') return withRows((row) => ({ ...row, id: `f9${row.id.slice(1)}99` }))
	if (behaviour.kind === 'wrong-language')
		return withRows((row) => ({
			...row,
			text: `${row.text} this is what you get with it and it is made to be used on the table with your family`,
		}))
	if (behaviour.kind === 'contradicts') {
		const [out, by] = [behaviour.out, behaviour.by].map((named) => read.facts.find(({ name }) => name === named)?.id)
		return JSON.stringify({ ...understood, out: [{ id: out, why: 'contradicted', by }] })
	}
	if (behaviour.kind !== 'unsupported-claims') return answer
	const planted = { ...understood, name: `${understood.name} – TÜV certified, 4.9 stars` }
	return JSON.stringify({
		...planted,
		rows: understood.rows.map((row, at) => ({
			...row,
			text: `${row.text}${[', lasts 987 hours', ', certified by TÜV', ', lifetime warranty'][at % 3]}`,
		})),
	})
}

function adsOf(read: ReadPrompt, behaviour: ModelBehaviour): string {
	const brief = { language: read.language.id, market: 'usa', factsLanguage: read.factsLanguage?.tag, facts: read.facts }
	const ads = read.factsLanguage?.id === read.language.id ? writeAds(brief) : composeAds(read)
	const answer = JSON.stringify(ads)
	if (behaviour.kind === 'invalid-json') return answer.slice(0, -7)
	if (behaviour.kind === 'wrong-language') return JSON.stringify(composeInWrongLanguage(read, ads))
	if (behaviour.kind === 'says') return JSON.stringify(composeWith(ads, behaviour.text))
	return behaviour.kind === 'unsupported-claims' ? answer.replaceAll('"text":"', '"text":"TÜV certified, ') : answer
}

function copyOf(prompt: ReadPrompt & { part: CopyPart }, behaviour: ModelBehaviour): string {
	switch (behaviour.kind) {
		case 'invalid-json':
			return JSON.stringify(composeAnswer(prompt)).slice(0, -7)
		case 'wrapped-json':
			return [
				'Here is the copy you asked for.',
				`\`\`\`json\n${JSON.stringify(composeAnswer(prompt), null, 2)}\n\`\`\``,
				'Let me know if you need changes.',
			].join('\n')
		case 'wrong-language':
			return JSON.stringify(composeInWrongLanguage(prompt, composeAnswer(prompt)))
		case 'unknown-facts':
			return JSON.stringify(composeAnswer(prompt)).replaceAll(/"facts":\["f\d+/g, '"facts":["f9999')
		case 'unsupported-claims':
			return JSON.stringify(composeWithClaims(prompt))
		case 'says':
			return JSON.stringify(composeWith(composeAnswer(prompt), behaviour.text))
		case 'cliches':
			return JSON.stringify(composeWithCliches(prompt))
		default:
			return JSON.stringify(composeAnswer(prompt))
	}
}
