import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Page, PageImage } from '../../src/core/page/page'

const WIDTH = 480
const HEIGHT = 120

/** A word mark as a seller would upload it: a ring and letters on nothing. */
const MARK = [
	`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`,
	' fill="none" stroke="#1d2b33" stroke-width="11" stroke-linecap="round" stroke-linejoin="round">',
	'<circle cx="58" cy="60" r="42"/>',
	'<path d="M40 60h36M58 42v36M140 92V28l52 64V28M222 92V28h44M222 60h36M222 92h44M296 28l20 64 22-50 22 50 20-64',
	'M410 38c-26-20-54 0-28 18s20 44-14 30" transform="translate(-2 0)"/></svg>',
].join('')

/** The logo's picture; what draws the samples' pictures gives its file. */
export const logoImage = (files: PageImage['files']): PageImage => ({ id: 'logo', alt: 'New Store', color: '#1d2b33', files })

/** Draws the logo into `folder`. */
export async function drawLogo(folder: string): Promise<PageImage> {
	const { data, info } = await sharp(Buffer.from(MARK)).png().toBuffer({ resolveWithObject: true })
	const key = 'images/logo-480.png'
	await mkdir(join(folder, 'images'), { recursive: true })
	await writeFile(join(folder, key), data)
	return logoImage([{ key, format: 'png', width: info.width, height: info.height, bytes: info.size }])
}

/** The page with a logo at its head. */
export function withLogo(page: Page, logo: PageImage): Page {
	return { ...page, brand: { ...page.brand, logo: logo.id }, images: [...page.images, logo] }
}
