import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { findLanguage, findLanguageByTag } from '../../src/core/locale/languages'
import { claimCategorySchema } from '../../src/core/truth/claims'

const askedSchema = z.object({
	id: z.union([z.string(), z.number()]).transform(String),
	page: z.string().min(1),
	language: z.string().min(1),
	block: z.string().default('story'),
	text: z.string().min(1),
})

const labelledSchema = askedSchema.omit({ id: true }).extend({
	supported: z.boolean(),
	categories: z.array(claimCategorySchema).default([]),
	note: z.string().default(''),
})
/** A planted statement with its label. */
export type Labelled = z.infer<typeof labelledSchema>

/** A line that cannot be read, in words. */
export type BadLine = { line: number; id: string | undefined; problem: string }

/** Reads one JSON object per line, with the number of each line; bad lines are reported and the others go on. */
function readLines<T>(text: string, schema: z.ZodType<T>): { read: T[]; lines: number[]; bad: BadLine[] } {
	const read: T[] = []
	const at: number[] = []
	const bad: BadLine[] = []
	const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
	for (const [index, line] of lines.entries()) {
		if (line.trim() === '') continue
		const value = parse(line)
		const result = schema.safeParse(value)
		if (result.success) {
			read.push(result.data)
			at.push(index + 1)
		} else bad.push({ line: index + 1, id: idOf(value), problem: value === undefined ? 'is not JSON' : problemOf(result.error) })
	}
	return { read, lines: at, bad }
}

function parse(line: string): unknown {
	try {
		return JSON.parse(line)
	} catch {
		return undefined
	}
}

const idOf = (value: unknown) => (typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : undefined)
const problemOf = (error: z.ZodError) => error.issues.map((issue) => `${issue.path.join('.') || 'the line'}: ${issue.message}`).join('; ')

/** Reads a file of statements to be judged. */
export const readAsked = async (file: string) => readLines(await readFile(file, 'utf8'), askedSchema)
/** Reads labelled statements, one JSON object a line. */
export const readLabelledText = (text: string) => readLines(text, labelledSchema)

/** Names people give languages besides the product's values. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
	darija: 'moroccan arabic',
	'moroccan darija': 'moroccan arabic',
	chinese: 'simplified chinese',
	mandarin: 'simplified chinese',
	'brazilian portuguese': 'portuguese',
	farsi: 'persian',
	tagalog: 'filipino',
}

/** The language value of a name or tag as statements give it (`German`, `de-DE`, `ary`, `Deutsch`), or undefined. */
export function languageValue(given: string): string | undefined {
	const name = given
		.toLowerCase()
		.replaceAll('_', '-')
		.replace(/\(.*\)/u, '')
		.trim()
	const language =
		findLanguage(OTHER_NAMES[name] ?? name) ??
		findLanguage(name.replaceAll('-', ' ')) ??
		(/^[a-z]{2,3}(?:-|$)/.test(name) ? findLanguageByTag(name) : undefined)
	return language?.id
}

/** A language as it was given where that is a tag, which says more than our value: in which script it is written. */
export const tagOr = (value: string, given: string) => (findLanguageByTag(given) ? given : value)
