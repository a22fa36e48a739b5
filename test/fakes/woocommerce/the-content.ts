const WRAPPER = /<!-- wp:html -->\s*|\s*<!-- \/wp:html -->\s*/g

/** Paragraphs of WordPress: every line becomes one and line breaks become <br>, unless the text is a block of HTML. */
export function autop(html: string): string {
	if (html.includes('<!-- wp:') || html.trim() === '') return html
	return html
		.split(/\n\s*\n/)
		.map((part) =>
			/^\s*<(?:div|h[1-6]|ul|ol|table|p|section|article)\b/.test(part) ? part : `<p>${part.replaceAll('\n', '<br />\n')}</p>`,
		)
		.join('\n')
}

/** What a theme prints: paragraphs, curly quotes and multiplication signs, and shortcodes carried out. */
export function theContent(html: string): string {
	return autop(html)
		.replace(WRAPPER, '')
		.replace(/\[(?:gallery|products|caption)[^\]]*\]/g, '<div class="shortcode">a shortcode was carried out here</div>')
		.split(/(<[^>]*>)/)
		.map((part) => (part.startsWith('<') ? part : texturized(part)))
		.join('')
}

function texturized(text: string): string {
	return text
		.replace(/(\d)x(\d)/g, '$1×$2')
		.replaceAll('...', '…')
		.replaceAll(' -- ', ' — ')
		.replace(/(^|\s)"/g, '$1“')
		.replaceAll('"', '”')
		.replace(/(\w)'(\w)/g, '$1’$2')
}
