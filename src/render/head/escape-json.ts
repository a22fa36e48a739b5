const UNSAFE: Record<string, string> = {
	'<': '\\u003c',
	'>': '\\u003e',
	'&': '\\u0026',
	'\u2028': '\\u2028',
	'\u2029': '\\u2029',
}

/** A value → JSON that may stand inside a `<script>`: no tag, comment or line separator of it can be read as one. */
export function escapeJson(value: unknown): string {
	return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => UNSAFE[character] ?? character)
}
