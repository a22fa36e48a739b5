import { slugOf } from '../../core/text/slug'

/**
 * `content-disposition` of a file with a name of any script (RFC 6266): an ASCII name for old clients, the whole one
 * beside it.
 */
export function attachmentHeader(name: string): string {
	if (/^[\w.-]+$/.test(name)) return `attachment; filename="${name}"`
	const end = /\.[a-z]+$/.exec(name)?.[0] ?? ''
	const encoded = encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
	const plain = slugOf(name.slice(0, name.length - end.length), { fallback: 'page', letters: 'ascii' })
	return `attachment; filename="${plain}${end}"; filename*=UTF-8''${encoded}`
}
