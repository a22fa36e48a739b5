/** What a document carries for its script, as JSON in an element of this id. */
export function ScriptData({ id, data }: { id: string; data: object }) {
	const text = JSON.stringify(data).replaceAll('<', '\\u003c')
	return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: text }} />
}
