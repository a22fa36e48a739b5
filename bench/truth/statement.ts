import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { claimCategorySchema } from '../../src/core/copy/copy'
import { findLanguage, findLanguageByTag } from '../../src/core/locale/languages'

const askedSchema = z.object({
	id: z.union([z.string(), z.number()]).transform(String),
	page: z.string().min(1),
	language: z.string().min(1),
	block: z.string().default('story'),
	text: z.string().min(1),
})

const labelledSchema = askedSchema.extend({
	supported: z.boolean(),
	categories: z.array(claimCategorySchema).default([]),
	note: z.string().default(''),
})
/** A planted statement with its label. */
export type Labelled = z.infer<typeof labelledSchema>

/** The set that measures; nobody who works on the rules reads its statements. */
export const MEASURING = 'unseen'
/** Sets of planted statements, by the beginning of a file's name: those worked with, in the order they were written, and the one that measures, of which there may be none yet. */
export const SETS = ['dev', 'held-out', 'fresh', 'broad', 'wide', 'deep', 'vast', 'late', 'recent', 'last', MEASURING] as const
export type StatementSet = (typeof SETS)[number]

export const setOfFile = (file: string): StatementSet | undefined => SETS.find((set) => file.startsWith(`${set}-`))

/** A line that cannot be read, in words. */
export type BadLine = { line: number; id: string | undefined; problem: string }

/** Reads a file of one JSON object per line, with the number of each line; bad lines are reported and the others go on. */
async function readLines<T>(file: string, schema: z.ZodType<T>): Promise<{ read: T[]; lines: number[]; bad: BadLine[] }> {
	const read: T[] = []
	const at: number[] = []
	const bad: BadLine[] = []
	const lines = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '').split(/\r?\n/)
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

export const readAsked = (file: string) => readLines(file, askedSchema)
export const readLabelled = (file: string) => readLines(file, labelledSchema)

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
