import { expect, test } from 'vitest'
import { pushedProduct } from './finish-push'
import type { Shop } from './shop'

const shop = { keys: { admin: 'https://shop.example/wp-admin/' } } as Shop
const product = { id: 7, sku: '', type: 'simple', images: [], attributes: [], meta_data: [] }

test('[N-4] what a shop calls the address of a product is handed on only when it is a web address and shoppers see it', () => {
	const urlOf = (permalink: string, status: string) => pushedProduct(shop, { ...product, permalink, status }).url
	expect(urlOf('https://shop.example/product/cup/', 'publish')).toBe('https://shop.example/product/cup/')
	for (const bad of ['javascript:alert(1)', 'data:text/html,x', '//shop.example', '/product/cup', ''])
		expect(urlOf(bad, 'publish')).toBeNull()
	for (const status of ['draft', 'pending', 'private', 'trash']) expect(urlOf('https://shop.example/product/cup/', status)).toBeNull()
})
