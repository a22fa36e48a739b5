/** What the document a script runs in carries for it (script-data). */
export function readScriptData<T>(document: Document, id: string): T {
	return JSON.parse(document.getElementById(id)?.textContent ?? '') as T
}
