import type { FaceEmbedder } from '../../connectors/faces/face-embedder'
import type { FileStore } from '../../connectors/files/file-store'
import type { ImageFile, Page, PageImage } from '../../core/page/page'
import { renderPage } from '../../render/render-page'
import { embedFaces } from './embed-faces'

/** What a file that needs nothing else is made of: pictures and typefaces. */
export type StandaloneParts = { files: Pick<FileStore, 'get'>; faces: FaceEmbedder }

/** Width in pixels of the pictures in a file that has to hold them all. */
const WIDTH = 960

/**
 * A page as one HTML file that needs nothing else: its pictures and faces are inside (O-1). A picture whose file is
 * lost is shown as a placeholder.
 */
export async function renderStandalone(page: Page, { files, faces }: StandaloneParts): Promise<string> {
	const inlined = await Promise.all(page.images.map((image) => inlineImage(image, files)))
	const addresses = new Map(inlined.flatMap(({ file, address }) => (file && address ? [[file.key, address] as const] : [])))
	const images = inlined.map(({ image, file, address }) => ({ ...image, files: file && address ? [file] : [] }))
	const html = renderPage({ ...page, images }, { imageUrl: (file) => addresses.get(file.key), mode: 'document' })
	return embedFaces(page, html, faces)
}

async function inlineImage(
	image: PageImage,
	files: StandaloneParts['files'],
): Promise<{ image: PageImage; file?: ImageFile; address?: string }> {
	const file = fittingFile(image)
	const bytes = file && (await files.get(file.key))
	if (!file || !bytes) return { image }
	return { image, file, address: `data:image/${file.format};base64,${Buffer.from(bytes).toString('base64')}` }
}

/** The WebP nearest to the width, or whatever there is. */
function fittingFile(image: PageImage): ImageFile | undefined {
	const webp = image.files.filter((file) => file.format === 'webp')
	return (webp.length > 0 ? webp : image.files).toSorted((a, b) => Math.abs(a.width - WIDTH) - Math.abs(b.width - WIDTH))[0]
}
