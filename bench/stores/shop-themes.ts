import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

/** From the project's folder, where benches are started: bundled, this file lies elsewhere. */
const FOLDER = resolve('bench/stores/shop-themes')
const NAMES = ['storefront', 'twenty-twenty-one', 'twenty-twenty-four', 'twenty-twenty-five']
/** The gallery above a description is not what is judged. */
const GALLERY = `.gallery img { width: 18%; margin-inline-end: 2% } .price del { opacity: 0.5 }
.gallery img:first-child { width: 100%; display: block; margin-bottom: 8px }`

/**
 * Style sheets that do to a description what four themes of WordPress were seen to do to it (docs/woocommerce.md):
 * letters, widths, spaces, lists, tables and pictures, and whether padding counts within the width. Written for this
 * bench; none is the theme's own. They stand over the fake shop's product page.
 */
export function readShopThemes(): Promise<{ name: string; style: string }[]> {
	return Promise.all(NAMES.map(async (name) => ({ name, style: `${await readFile(`${FOLDER}/${name}.css`, 'utf8')}${GALLERY}` })))
}
