import sharp from 'sharp'
import type { Crop } from '../../core/page/compose/picture-nature'
import type { PageImage } from '../../core/page/page'
import type { FileStore } from '../files/file-store'

/** The bytes of a part of a picture, from the widest file stored of it; undefined when there is none. */
export async function cropPicture({ files }: PageImage, { left, top, width, height }: Crop, store: FileStore): Promise<Buffer | undefined> {
	const widest = files.filter(({ format }) => format !== 'svg').toSorted((a, b) => b.width - a.width)[0]
	const bytes = widest && (await store.get(widest.key))
	if (!bytes) return undefined
	const whole = sharp(bytes)
	const size = await whole.metadata()
	const across = Math.min(Math.round(left * size.width), size.width - 1)
	const down = Math.min(Math.round(top * size.height), size.height - 1)
	const part = {
		left: across,
		top: down,
		width: Math.max(1, Math.min(Math.round(width * size.width), size.width - across)),
		height: Math.max(1, Math.min(Math.round(height * size.height), size.height - down)),
	}
	return whole.extract(part).png({ compressionLevel: 1 }).toBuffer()
}
