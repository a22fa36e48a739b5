import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bottle } from '../../../src/connectors/stores/trial.contract'
import { openYoucanWorld, type YoucanWorld } from './open-youcan-world'

let world: YoucanWorld
beforeAll(async () => {
	world = await openYoucanWorld()
})
afterAll(() => world.close())

describe('YouCan on this machine', () => {
	it('[Y-1] asks the seller on a page with a choice of stores, the rights, and buttons to allow and deny', async () => {
		const page = await (await fetch(world.connector.authorizeUrl({ state: 's', returnUrl: 'https://vitrine.example/back' }))).text()
		for (const part of [
			'<form method="post">',
			'value="allow">Allow',
			'value="deny">Deny',
			'Oasis Maroc',
			'Atlas Store',
			'<li>edit-products</li>',
		]) {
			expect(page).toContain(part)
		}
	})

	it('[Y-1] knows no app but the one it was told of', async () => {
		const url = new URL(world.connector.authorizeUrl({ state: 's', returnUrl: 'https://vitrine.example/back' }))
		url.searchParams.set('client_id', 'cl_other')
		expect((await fetch(url)).status).toBe(401)
	})

	it('[Y-3] shows a visible product inside a theme that styles bare elements, and a draft to nobody', async () => {
		const { access } = await world.connect()
		const published = await world.connector.push(access, bottle(world, { status: 'published' }))
		const page = await (await fetch(published.url ?? '')).text()
		expect(page).toMatch(/<style>[^<]*h2\{[^<]*ul\{[^<]*table\{[^<]*img\{/)
		expect(page).toContain('Double wall of steel.')
		const picture = /<img src="([^"]+)"/.exec(page)?.[1] ?? ''
		expect((await fetch(picture)).headers.get('content-type')).toBe('image/png')
		await world.connector.update(access, published, bottle(world))
		expect((await fetch(published.url ?? '')).status).toBe(404)
	})

	it('[Y-3] has a page for the seller, where a product can be deleted', async () => {
		const { access } = await world.connect()
		const { id, adminUrl } = await world.connector.push(access, bottle(world, { key: 'vitrine-deleted' }))
		expect(await (await fetch(adminUrl)).text()).toContain('vitrine-deleted')
		await fetch(adminUrl, { method: 'POST' })
		expect((await fetch(adminUrl)).status).toBe(404)
		expect(world.fake.product(id).deletedAt).not.toBeNull()
		expect(await world.connector.find(access, 'vitrine-deleted')).toBeUndefined()
	})

	it('[Y-4] speaks only to those who ask for data, and sends others to its sign-in page', async () => {
		const answer = await fetch(`${world.fake.origin}/api.youcan.shop/me`, { redirect: 'manual' })
		expect(answer.headers.get('location')).toContain('/admin/login')
	})
})
