import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { Direction } from '../../../core/locale/direction'
import { richTextFromPlain } from '../../../core/text/rich-text'
import { latinRuns } from '../../../render/parts/isolate-latin'
import { readingOf } from '../../../render/parts/reading'
import type { PageView } from '../../../render/view/page-view'

/** The page each canvas shows; the text editors in it know their document alone. */
const views = new WeakMap<Document, PageView>()

/** Says which page a canvas shows, for the texts in it. */
export function setCanvasView(canvas: Document, view: PageView): void {
	views.set(canvas, view)
}

/**
 * Has a text of the canvas read as its export does, while it is typed: runs of Latin letters and digits keep their
 * order inside right-to-left words ("20 Litres" is never "Litres 20"), and a text in the other direction turns inside
 * its place. Nothing of it is stored.
 */
export const ReadingDirection = Extension.create({
	name: 'readingDirection',
	addProseMirrorPlugins() {
		let host: HTMLElement | undefined
		return [
			new Plugin({
				view(editor) {
					host = editor.dom
					// Once it stands in its document, from which page and facts are known.
					requestAnimationFrame(() => {
						if (!editor.isDestroyed) editor.dispatch(editor.state.tr.setMeta('addToHistory', false))
					})
					return {}
				},
				props: { decorations: ({ doc }) => (host ? marksOf(doc, host) : DecorationSet.empty) },
			}),
		]
	},
})

/** The direction in which words are read that stand in a place of the canvas, and whether it is not the page's. */
export function directionAt(host: Element, words: string, view: PageView): { direction: Direction; isTurned: boolean } {
	const facts = host.closest('[data-facts]')?.getAttribute('data-facts')?.split(' ')
	const { direction } = readingOf(richTextFromPlain(words), facts, view)
	return { direction, isTurned: direction !== view.direction }
}

/** Paragraphs turn as a whole, a line inside its place. */
export function isTurnedWhole(host: Element, isBlock: boolean): boolean {
	return isBlock && host.closest('dd') === null
}

function marksOf(doc: Node, host: HTMLElement): DecorationSet {
	const view = views.get(host.ownerDocument)
	if (!view) return DecorationSet.empty
	const { direction, isTurned } = directionAt(host, doc.textBetween(0, doc.content.size, '\n', '\n'), view)
	const isWhole = isTurnedWhole(host, doc.type.schema.nodes.bulletList !== undefined)
	const marks: Decoration[] = []
	doc.descendants((node, at, parent) => {
		if (isTurned && isWhole && parent === doc) marks.push(Decoration.node(at, at + node.nodeSize, { dir: direction }))
		if (isTurned && !isWhole && node.isTextblock)
			marks.push(Decoration.inline(at + 1, at + 1 + node.content.size, { nodeName: 'bdi', dir: direction }))
		if (!node.isText || direction !== 'rtl') return
		for (const { from, to, unbroken } of latinRuns(node.text ?? ''))
			marks.push(Decoration.inline(at + from, at + to, { nodeName: 'bdi', dir: 'ltr', ...(unbroken ? { class: 'vt-nb' } : {}) }))
	})
	return DecorationSet.create(doc, marks)
}
