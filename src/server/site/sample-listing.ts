import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { ImagePipeline } from '../../connectors/images/image-pipeline'
import type { PageImage } from '../../core/page/page'
import { PACKAGE_DIR } from '../runtime/root'

const FOLDER = join(PACKAGE_DIR, 'content', 'trial')
/** Colour of the drawn kettle. */
const COLOR = '#4f7a6e'
const picturesSchema = z.record(z.string(), z.object({ width: z.number().int(), height: z.number().int() }))

/**
 * The listing the trial makes a page of (`content/trial`): its page in a language, and its pictures, ready to be shown.
 */
export type SampleListing = {
	/** The saved page, as bytes; `tag` is the language's. */
	readPage(tag: string): Promise<Uint8Array>
	/** Bytes of a picture's file by its key. */
	pictures: ReadonlyMap<string, Uint8Array>
	/** Gives the pictures the listing names: they lie here in their final size, and nothing is fetched or encoded. */
	images: ImagePipeline
}

/** Reads the folder. Throws when it is not whole. */
export async function readSampleListing(): Promise<SampleListing> {
	const sizes = picturesSchema.parse(JSON.parse(await readFile(join(FOLDER, 'pictures.json'), 'utf8')))
	const found = await Promise.all(
		Object.entries(sizes).map(async ([id, size]) => {
			const bytes = await readFile(join(FOLDER, `${id}.webp`))
			return { id, bytes, file: { key: `trial/${id}.webp`, format: 'webp' as const, ...size, bytes: bytes.byteLength } }
		}),
	)
	const byId = new Map(found.map(({ id, file }) => [id, file]))
	return {
		readPage: (tag) => readFile(join(FOLDER, `kettle.${tag}.html`)),
		pictures: new Map(found.map(({ file, bytes }) => [file.key, bytes])),
		images: {
			async fetchImage({ id, alt }): Promise<PageImage> {
				const file = byId.get(id)
				return { id, alt, files: file ? [file] : [], color: COLOR }
			},
			async importImage(): Promise<PageImage> {
				throw new Error('The trial takes no pictures from anybody.')
			},
			async cropImage(): Promise<PageImage> {
				throw new Error('The trial changes no pictures.')
			},
		},
	}
}
