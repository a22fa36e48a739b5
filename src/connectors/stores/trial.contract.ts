import { expect } from 'vitest'
import type { HeldProduct, ShopWorld } from '../../../test/support/store-world'
import { AppError, type ErrorCode } from '../../core/errors'
import type { PushedProduct, StoreImage, StoreProduct } from '../../core/stores/store-product'
import type { StoreAccess, StoreConnector, StoreCredentials } from './store'

/** A store somebody just connected, in a world of its own. */
export type Trial<World extends ShopWorld = ShopWorld> = {
	world: World
	store: StoreConnector
	access: StoreAccess
	account: string
	alias: string | undefined
	/** How often the credentials were replaced. */
	rotations(): number
	/** Everything secret that opened the store at any time. */
	secrets(): string[]
	/** The store is gone from now on. */
	closeWorld(): Promise<void>
}

/** Runs an act in a fresh world with a connected store, and closes the world whatever came of it. */
export async function inStore<World extends ShopWorld>(
	open: () => Promise<World>,
	act: (trial: Trial<World>) => Promise<void>,
): Promise<void> {
	const world = await open()
	let closing: Promise<void> | undefined
	const closeWorld = () => {
		closing ??= world.close()
		return closing
	}
	try {
		const { account, alias, access } = await world.connect()
		await act({ world, store: world.connector, account, alias, ...watched(access), closeWorld })
	} finally {
		await closeWorld()
	}
}

function watched(access: StoreAccess): Pick<Trial, 'access' | 'rotations' | 'secrets'> {
	const seen = new Set<string>()
	let rotations = 0
	const note = (credentials: StoreCredentials) => {
		for (const [name, value] of Object.entries(credentials)) if (/token|secret|key|password/i.test(name) && value) seen.add(value)
		return credentials
	}
	return {
		rotations: () => rotations,
		secrets: () => [...seen],
		access: {
			account: access.account,
			read: async () => note(await access.read()),
			async rotate(from, make) {
				const now = await access.rotate(from, async (current) => {
					rotations += 1
					return make(current)
				})
				return note(now)
			},
		},
	}
}

/** What the suite's products are found by; whoever sees them in a shop of their own may delete them. */
export const TRIAL_KEY = 'vitrine-4f8a21c0'
export const SECOND_TRIAL_KEY = 'vitrine-published'

/** A product nobody has pushed yet, with two pictures. */
export function bottle(world: ShopWorld, changes: Partial<StoreProduct> = {}): StoreProduct {
	return {
		key: TRIAL_KEY,
		sku: 'STEEL-BOTTLE-750-4F8A21',
		title: 'Steel bottle 750 ml — قارورة ماء',
		html: '<div dir="rtl" lang="ar"><h2 style="color:#12355b">تبقى باردة طوال اليوم</h2><p>Double wall of steel.</p></div>',
		shortDescription: '<p>Cold all day.</p><ul><li>Double wall</li></ul>',
		slug: 'steel-bottle-750-ml',
		status: 'draft',
		isStatusChosen: true,
		price: '249',
		compareAtPrice: '299.50',
		options: [],
		variants: [],
		images: pictures(world, 2),
		htmlImages: [],
		sendsPictures: true,
		seo: { title: 'Steel bottle', description: 'A bottle of steel that keeps cold.' },
		vendor: 'Oasis',
		category: null,
		tags: ['bottle', 'steel'],
		attributes: [{ name: 'Material', value: 'Steel' }],
		weightGrams: 340,
		sizeMm: [70, 70, 265],
		gtin: '4006381333931',
		quantity: null,
		...changes,
	}
}

/** The first so many pictures the store can have. */
export function pictures(world: ShopWorld, count: number): StoreImage[] {
	const images = world.pictures.good.slice(0, count).map((url, at) => ({ id: `picture-${at + 1}`, url, alt: `Bottle ${at + 1}` }))
	if (images.length < count) throw new Error(`this world has only ${images.length} pictures`)
	return images
}

/** The picture no store can have. */
export const missingPicture = (world: ShopWorld): StoreImage => ({ id: 'picture-missing', url: world.pictures.missing, alt: 'Gone' })

/** Pushes as the server does: what the store already has under the key is changed, else it is made. */
export async function deliver({ store, access }: Pick<Trial, 'store' | 'access'>, product: StoreProduct): Promise<PushedProduct> {
	const found = await store.find(access, product.key, [product.sku])
	return found ? store.update(access, { id: found.id, imageIds: found.imageIds }, product) : store.push(access, product)
}

/** Fails unless the store holds exactly one live product, and it is this one. */
export async function expectOnly(world: ShopWorld, product: StoreProduct): Promise<HeldProduct> {
	const live = (await world.products()).filter((one) => !one.inTrash)
	expect(live).toHaveLength(1)
	const [held] = live
	if (!held) throw new Error('there is no product')
	expect(held).toMatchObject({ key: product.key, title: product.title, status: product.status })
	expect(Number(held.price)).toBe(Number(product.price))
	const compareAt = held.compareAtPrice ? Number(held.compareAtPrice) : null
	expect(compareAt).toBe(product.compareAtPrice === null ? null : Number(product.compareAtPrice))
	for (const text of wordsOf(product.html)) expect(held.html).toContain(text)
	return held
}

const wordsOf = (html: string): string[] =>
	html
		.split(/<[^>]*>/)
		.map((text) => text.trim())
		.filter((text) => text !== '')

/** The AppError a call ends with; fails when it ends well, with another code, or in words no seller understands. */
export async function refusalOf(call: Promise<unknown>, ...codes: ErrorCode[]): Promise<AppError> {
	const error = await call.then(
		() => new Error('the call ended well'),
		(reason: unknown) => reason,
	)
	if (!(error instanceof AppError)) throw error
	expect(codes, error.message).toContain(error.code)
	expect(error.message).toMatch(/^.{20,400}$/s)
	expect(error.message).not.toMatch(/[<>{}]|undefined|null|\[object/)
	return error
}
