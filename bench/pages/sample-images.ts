import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { pictureNature } from '../../src/connectors/images/picture-nature'
import type { ImageFile, PageImage } from '../../src/core/page/page'
import { type Drawing, drawingSvg, type SCENES } from './drawings'

const WIDTHS = [480, 960]

/**
 * Draws a picture, stores it in two widths as WebP and JPEG under `folder`, and describes it as the image pipeline
 * would.
 */
export async function drawImage(folder: string, drawing: Drawing, scene: keyof typeof SCENES, color: string): Promise<PageImage> {
	const id = `${drawing}-${scene}`
	const svg = Buffer.from(drawingSvg(drawing, scene))
	const files: ImageFile[] = []
	for (const width of WIDTHS) {
		for (const format of ['webp', 'jpeg'] as const) {
			const { data, info } = await sharp(svg).resize({ width }).toFormat(format, { quality: 80 }).toBuffer({ resolveWithObject: true })
			const key = `images/${id}-${width}.${format === 'jpeg' ? 'jpg' : format}`
			const path = join(folder, key)
			await mkdir(dirname(path), { recursive: true })
			await writeFile(path, data)
			files.push({ key, format, width: info.width, height: info.height, bytes: info.size })
		}
	}
	return { id, alt: '', files, color, nature: await pictureNature(sharp(svg)) }
}
