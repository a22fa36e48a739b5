/**
 * What a document carries for its script, as JSON in an element of this id. Holes of its words are no places that the
 * server fills.
 */
export function ScriptData({ id, data }: { id: string; data: object }) {
	const text = JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('{{', '{\\u007b')
	return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: text }} />
}
