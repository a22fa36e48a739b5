import { COPY_PARTS, type CopyPart } from '../../../src/core/copy/copy'
import { findLanguageByTag, LANGUAGES, type Language } from '../../../src/core/locale/languages'
import { type Fact, factKindSchema } from '../../../src/core/product/facts'

export type ReadPrompt = {
	part: CopyPart | undefined
	language: Language
	factsLanguage: Language | undefined
	facts: Fact[]
	pictures: string[]
}

/** What a prompt asks for, read as a model would read it: part, language and the fenced facts. */
export function readPrompt(system: string, user: string): ReadPrompt {
	const endonym = /^Language: .*?\(([^,]+),/mu.exec(system)?.[1]
	const language = LANGUAGES.find((candidate) => candidate.endonym === endonym) ?? LANGUAGES[0]
	if (!language) throw new Error('no languages')
	const part = COPY_PARTS.find((candidate) => user.includes(`Part: ${candidate}\n`))
	const factsLanguage = findLanguageByTag(/^Facts language: (\S+)/mu.exec(user)?.[1] ?? '')
	const fenced = /<facts>\n([\s\S]*?)\n?<\/facts>/u.exec(user)?.[1] ?? ''
	const pictures = /^The pictures above are ([^.\n]+), in this order/mu.exec(user)?.[1]?.split(', ') ?? []
	return { part, language, factsLanguage, pictures, facts: fenced.split('\n').filter(Boolean).map(readFact) }
}

function readFact(line: string): Fact {
	const [id, kind, name, text] = JSON.parse(line) as unknown[]
	return {
		id: String(id),
		kind: factKindSchema.parse(kind),
		...(typeof name === 'string' && name !== '' ? { name } : {}),
		text: String(text),
		origin: { rule: 'prompt', place: 'prompt' },
	}
}
