import type { Block } from '../../../core/site/parse-blocks'

/** Running text: headings, paragraphs, dash lists and numbered lists (L-6). */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
	return (
		<div className="prose">
			{blocks.map((block, position) => (
				<ProseBlock key={position} block={block} />
			))}
		</div>
	)
}

function ProseBlock({ block }: { block: Block }) {
	if (block.kind === 'heading') return <h2 id={block.id}>{block.text}</h2>
	if (block.kind === 'paragraph') return <p>{block.text}</p>
	const List = block.ordered ? 'ol' : 'ul'
	return (
		<List>
			{block.items.map((item) => (
				<li key={item}>{item}</li>
			))}
		</List>
	)
}
