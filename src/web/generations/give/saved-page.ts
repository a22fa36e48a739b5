import { MAX_LISTING_BYTES } from '../../../core/limits'
import { htmlOfMhtml } from '../read-mhtml'
import { translate } from '../words'

const MEGABYTE = 1024 * 1024

/** What is wrong with a file, before sending it; undefined when nothing is. */
export function errorOf(file: Pick<File, 'name' | 'size'>): string | undefined {
	if (!/\.(?:html?|mhtml?)$/i.test(file.name)) return translate('saved_page.errors.other_kind')
	if (file.size === 0) return translate('saved_page.errors.empty')
	if (file.size > MAX_LISTING_BYTES) return translate('saved_page.errors.too_large', { megabytes: MAX_LISTING_BYTES / MEGABYTE })
	return undefined
}

/** The file as HTML: as it is, or the page taken out of an MHTML file. undefined when that holds none. */
export async function asHtmlFile(file: File): Promise<File | undefined> {
	if (/\.html?$/i.test(file.name)) return file
	const latin1 = new TextDecoder('latin1').decode(await file.arrayBuffer())
	const html = htmlOfMhtml(latin1)
	return html === undefined ? undefined : new File([html], file.name.replace(/\.mhtml?$/i, '.html'), { type: 'text/html' })
}
