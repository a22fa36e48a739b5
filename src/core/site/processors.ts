import { STORES } from '../stores/registry'
import { STORE_IDS } from '../stores/store-ids'
import { readTextFile } from './front-matter'
import type { Block } from './parse-blocks'

/** Companies that may receive data, in the order they are named in; which of them do is known when the server runs. */
export const PROCESSORS = [
	'stripe',
	'clerk',
	'smtp',
	'openai',
	'anthropic',
	'google',
	'model-server',
	'image-model',
	'scraping-api',
	'proxy',
	...STORE_IDS,
	'meta',
	'hosting',
	'none',
] as const
export type ProcessorId = (typeof PROCESSORS)[number]

/** One that is on in this installation; `host` where its address is the operator's choice. */
export type ActiveProcessor = { id: ProcessorId; host?: string }

/** What names one that is on, and its host, in a text. */
export const processorCondition = (id: ProcessorId) => `processor.${id}`
export const processorHost = (id: ProcessorId) => `processor.${id}.host`

type Entry = { id: string; name: string; text: string }

/**
 * The entries of `processors.md` and, from their descriptors, those of the stores. Throws on one the software does not
 * know, and when one it knows is missing.
 */
export function readProcessors(markdown: string): Entry[] {
	const { body } = readTextFile(markdown)
	const stores = STORES.map(({ id, privacy }): Entry => ({ id, ...privacy }))
	const entries = [...body.split(/^## /m).slice(1).map(readEntry), ...stores]
	const known: readonly string[] = PROCESSORS
	const strange = entries.filter(({ id }) => !known.includes(id))
	const missing = known.filter((id) => !entries.some((entry) => entry.id === id))
	if (strange.length + missing.length > 0) {
		throw new Error(`processors.md: unknown ${strange.map(({ id }) => id).join(' ')}, missing ${missing.join(' ')}`)
	}
	return PROCESSORS.flatMap((id) => entries.find((entry) => entry.id === id) ?? [])
}

function readEntry(part: string): Entry {
	const [id = '', ...lines] = part.trim().split('\n')
	const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? ''
	return { id: id.trim(), name: field('name'), text: field('text') }
}

/** The list of all of them, each there only where it is on. */
export function processorBlock(markdown: string): Block {
	const items = readProcessors(markdown).map(({ id, name, text }) => {
		const line = `${name}. ${text}`.replaceAll('{{host}}', `{{${processorHost(id as ProcessorId)}}}`)
		return `{{if ${processorCondition(id as ProcessorId)}}}${line}{{end}}`
	})
	return { kind: 'list', ordered: false, items }
}
