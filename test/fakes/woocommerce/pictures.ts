import sharp from 'sharp'

/** A host of pictures beside the shop: what sellers' pictures are to it. */
export const PICTURE_HOST = 'pictures.example'

const at = (name: string) => `https://${PICTURE_HOST}/${name}`
export const GOOD_PICTURES = [at('bottle-1.webp'), at('bottle-2.jpg'), at('bottle-3.png'), at('bottle-4.webp?v=2'), at('moved-5.jpg')]
export const MISSING_PICTURE = at('gone.jpg')
/** Each is refused by a real shop, for a reason of its own. */
export const REFUSED_PICTURES = {
	avif: at('modern.avif'),
	avifInDisguise: at('modern-inside.jpg'),
	svg: at('drawing.svg'),
	withoutExtension: at('picture'),
	webPage: at('page.jpg'),
	privateAddress: 'http://127.0.0.1/bottle.jpg',
	otherPort: 'https://pictures.example:8443/bottle.jpg',
	data: 'data:image/png;base64,iVBORw0KGgo=',
}

type Format = 'webp' | 'jpeg' | 'png' | 'gif' | 'avif'
const FORMATS: Record<string, Format> = { webp: 'webp', jpg: 'jpeg', jpeg: 'jpeg', png: 'png', gif: 'gif', avif: 'avif' }
const drawn = new Map<string, Promise<Buffer>>()

/** What is at an address of the picture host; undefined = 404. */
export async function pictureAt(path: string): Promise<{ type: string; bytes: Buffer } | undefined> {
	const name = path.split('/').at(-1) ?? ''
	if (name.startsWith('gone')) return undefined
	if (name.startsWith('page')) return { type: 'text/html', bytes: Buffer.from('<!doctype html><title>Not a picture</title>') }
	if (name.endsWith('.svg')) return { type: 'image/svg+xml', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }
	const format = name.includes('-inside.') ? 'avif' : (FORMATS[name.split('.').at(-1) ?? ''] ?? 'jpeg')
	const known = drawn.get(format) ?? draw(format)
	drawn.set(format, known)
	return { type: `image/${format}`, bytes: await known }
}

function draw(format: Format): Promise<Buffer> {
	return sharp({ create: { width: 64, height: 64, channels: 3, background: '#8fa3b0' } })
		.toFormat(format)
		.toBuffer()
}
