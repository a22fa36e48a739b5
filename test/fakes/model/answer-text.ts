import type { CopyPart } from '../../../src/core/copy/copy'
import type { ModelBehaviour, ModelRequest } from './behaviour'
import { composeAnswer, composeInWrongLanguage, composeWithClaims } from './compose-answer'
import { readPrompt } from './read-prompt'

/** What the model says to a request under a behaviour. A prompt that is not one of the writer's is answered with plain words. */
export function answerText(request: ModelRequest, behaviour: ModelBehaviour): string {
	if (behaviour.kind === 'empty') return ''
	if (behaviour.kind === 'refusal') return 'I am sorry, but I cannot help with that.'
	const user = request.messages.find((message) => message.role === 'user')?.content ?? ''
	const read = readPrompt(request.system, user)
	if (!read.part) return 'OK'
	const prompt = { ...read, part: read.part satisfies CopyPart }
	switch (behaviour.kind) {
		case 'invalid-json':
			return JSON.stringify(composeAnswer(prompt)).slice(0, -7)
		case 'wrapped-json':
			return `Here is the copy you asked for.\n\`\`\`json\n${JSON.stringify(composeAnswer(prompt), null, 2)}\n\`\`\`\nLet me know if you need changes.`
		case 'wrong-language':
			return JSON.stringify(composeInWrongLanguage(prompt))
		case 'unknown-facts':
			return JSON.stringify(composeAnswer(prompt)).replaceAll(/"facts":\["f\d+/g, '"facts":["f9999')
		case 'unsupported-claims':
			return JSON.stringify(composeWithClaims(prompt))
		default:
			return JSON.stringify(composeAnswer(prompt))
	}
}
