import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Book, FakePicture, FakeProduct, FakeShop } from './book'
import type { Fields, ProductBody } from './validate-product'

const SLOW_MS = 150
const TYPES: Record<string, string> = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp', 'image/gif': 'gif' }

/** The pictures a body names: kept ones by their path, others fetched from where they are. */
export async function fetchPictures(
	book: Book,
	shop: FakeShop,
	images: NonNullable<ProductBody['images']>,
	before: FakeProduct | undefined,
): Promise<{ pictures: FakePicture[]; fields: Fields }> {
	const pictures: FakePicture[] = []
	const fields: Fields = {}
	for (const [at, { name, order }] of images.entries()) {
		const kept = before?.pictures.find((one) => one.path === name)
		const picture = kept ? { ...kept, order } : await fetchPicture(book, shop, name, order)
		if (picture) pictures.push(picture)
		else if (book.ways.badPictures === 'refused') fields[`images.${at}.name`] = [`The images.${at}.name could not be downloaded.`]
	}
	pictures.sort((one, other) => one.order - other.order)
	if (book.ways.badPictures === 'dropped-and-renumbered') for (const [at, picture] of pictures.entries()) picture.order = at + 1
	return { pictures, fields }
}

async function fetchPicture(book: Book, shop: FakeShop, from: string, order: number): Promise<FakePicture | undefined> {
	if (book.errors.has('slow-pictures')) await wait(SLOW_MS)
	if (!/^https?:\/\//.test(from)) return undefined
	const response = await fetch(from).catch(() => undefined)
	const contentType = response?.headers.get('content-type')?.split(';')[0] ?? ''
	const extension = TYPES[contentType]
	const bytes = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0))
	if (!response?.ok || !extension) return undefined
	const path = `stores/${shop.slug}/products/${randomBytes(20).toString('hex')}.${extension}`
	return { id: randomUUID(), path, order, from, bytes, contentType }
}
