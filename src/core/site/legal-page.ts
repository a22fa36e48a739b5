import { z } from 'zod'
import { descriptionSchema, titleSchema } from './article'
import { readTextFile } from './front-matter'
import { type Block, parseBlocks } from './parse-blocks'
import { fillConstants } from './placeholders'
import { processorBlock } from './processors'

export const LEGAL_PAGES = ['privacy', 'terms', 'refund-policy', 'business-info', 'about'] as const
export type LegalPageName = (typeof LEGAL_PAGES)[number]

const headSchema = z.object({ title: titleSchema, description: descriptionSchema, updated: z.iso.date() })

export type LegalPage = z.infer<typeof headSchema> & { name: LegalPageName; blocks: Block[] }

/** A page of `content/legal`; `processors` is the text of `processors.md`, which stands where the page says so. */
export function readLegalPage(name: LegalPageName, text: string, processors: string): LegalPage {
	const { fields, body } = readTextFile(text)
	const blocks = parseBlocks(fillConstants(body))
	const isList = (block: Block) => block.kind === 'paragraph' && block.text === '{{processors}}'
	return { ...headSchema.parse(fields), name, blocks: blocks.map((block) => (isList(block) ? processorBlock(processors) : block)) }
}
