import type { TiptapEditorHTMLElement } from '@tiptap/core'

/** An end of a selection in an element: the way down to its node, by places among children, and the offset there. */
type Way = readonly number[]

/** What was done to a drawn text before its editor stood. */
type Early = { from: Way; to: Way; typed: string }

/** Keeps what is typed into a drawn text, which leaves its words and its selection as they are. */
export function keepEarlyInput(drawn: HTMLElement): { take: () => Early; end: () => void } {
	const end = new AbortController()
	let typed = ''
	drawn.addEventListener(
		'beforeinput',
		(event) => {
			event.preventDefault()
			if (event.inputType === 'insertText') typed += event.data ?? ''
		},
		{ signal: end.signal },
	)
	return {
		take: () => {
			const { anchorNode = null, anchorOffset = 0, focusNode = null, focusOffset = 0 } = drawn.ownerDocument.getSelection() ?? {}
			return { from: wayTo(drawn, anchorNode, anchorOffset), to: wayTo(drawn, focusNode, focusOffset), typed }
		},
		end: () => end.abort(),
	}
}

/** Gives an editor the focus, with the selection of the text it was drawn as and what was typed into that. */
export function handOver({ editor }: TiptapEditorHTMLElement, { from, to, typed }: Early): void {
	if (!editor) return
	const end = editor.state.doc.content.size
	const places = [placeOf(editor.view, from), placeOf(editor.view, to)].sort((one, other) => one - other)
	// A text that was led to by keyboard is gone on with at its end.
	const [first = end, last = end] = places.every((place) => place <= 1) ? [] : places
	// The editor itself is told: it puts back, a little later, a cursor that the browser alone has set.
	editor.commands.setTextSelection({ from: first, to: last })
	editor.view.focus()
	if (typed) editor.view.dispatch(editor.state.tr.insertText(typed))
}

function wayTo(root: Node, node: Node | null, offset: number): Way {
	if (!node || !root.contains(node)) return []
	const way = [offset]
	for (let at: Node = node; at !== root && at.parentNode; at = at.parentNode)
		way.unshift([...at.parentNode.childNodes].indexOf(at as ChildNode))
	return way
}

type View = NonNullable<TiptapEditorHTMLElement['editor']>['view']

/** Where the same way leads in an editor; 0 where there is none. */
function placeOf(view: View, way: Way): number {
	const offset = way.at(-1)
	if (offset === undefined) return 0
	let node: Node | undefined = view.dom
	for (const index of way.slice(0, -1)) node = node?.childNodes[index]
	return node ? view.posAtDOM(node, offset) : 0
}
