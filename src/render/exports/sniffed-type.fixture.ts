const FIRST_BYTES = 4096
/**
 * Names of tags libmagic (file 5.45, magic/Magdir/sgml) looks for anywhere in the first bytes of a text, each as a
 * whole tag.
 */
const TAGS = /<(?:head|title|html|script|style|table)[>\s]|<a\s+href=|<!doctype\s+html/i

/**
 * The type a shop's server gives an uploaded text by its content, as libmagic does: WordPress refuses a `.csv` whose
 * content is HTML.
 */
export function sniffedType(file: string): 'text/html' | 'text/plain' {
	const first = Buffer.from(file).subarray(0, FIRST_BYTES).toString('latin1')
	return TAGS.test(first) ? 'text/html' : 'text/plain'
}
