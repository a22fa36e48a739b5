/** What a text of the public site is made of. Texts keep their placeholders. */
export type Block =
	| { kind: 'heading'; text: string; id: string }
	| { kind: 'paragraph'; text: string }
	| { kind: 'list'; ordered: boolean; items: string[] }

const HEADING = /^## (.+)$/
const BULLET = /^- (.+)$/
const NUMBERED = /^\d+\. (.+)$/

/**
 * The small Markdown of `content/`: headings of the second level, paragraphs, dash lists and numbered lists, parted by
 * empty lines. Throws on anything else that looks like markup, so that no sign is shown to a reader.
 */
export function parseBlocks(markdown: string): Block[] {
	const parts = markdown
		.replaceAll('\r\n', '\n')
		.trim()
		.split(/\n{2,}/)
	return parts.filter((part) => part !== '').map(readBlock)
}

function readBlock(part: string): Block {
	const lines = part.split('\n')
	const [, heading] = HEADING.exec(part) ?? []
	if (heading !== undefined) return { kind: 'heading', text: heading, id: anchorOf(heading) }
	for (const [ordered, pattern] of [
		[false, BULLET],
		[true, NUMBERED],
	] as const) {
		if (lines.every((line) => pattern.test(line))) {
			return { kind: 'list', ordered, items: lines.map((line) => line.replace(pattern, '$1')) }
		}
	}
	if (/^(?:#|>|\||```|[-*+] |\d+\. )|\*\*|\]\(/m.test(part)) throw new Error(`This is not of the small Markdown: ${part.slice(0, 60)}`)
	return { kind: 'paragraph', text: lines.join(' ') }
}

/** A heading's anchor: its words in lower case, joined by hyphens. */
export function anchorOf(heading: string): string {
	return heading
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, '-')
		.replace(/^-|-$/g, '')
}

/** All the words a reader sees, for counting them. */
export function wordsOf(blocks: readonly Block[]): string[] {
	const texts = blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))
	return texts.join(' ').split(/\s+/).filter(Boolean)
}
