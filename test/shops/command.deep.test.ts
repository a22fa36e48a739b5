import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeWoocommerce, startFakeWoocommerce } from '../fakes/woocommerce/woocommerce'
import { colouredPictures } from './coloured-pictures'

let shop: FakeWoocommerce
let pictures: Awaited<ReturnType<typeof colouredPictures>>
beforeAll(async () => {
	shop = await startFakeWoocommerce({ takesPrivatePictures: true })
	pictures = await colouredPictures()
})
afterAll(async () => {
	await shop.close()
	await pictures.close()
})

async function run(env: Record<string, string>): Promise<{ exitCode: number; said: string }> {
	const own = { PATH: process.env.PATH ?? '', ...env }
	const child = spawn(process.execPath, ['scripts/test-shop.mjs', 'woocommerce'], { env: own })
	const closed = new Promise<number>((done) => child.on('close', (code) => done(code ?? -1)))
	const said = await Promise.all([text(child.stdout), text(child.stderr)])
	return { exitCode: await closed, said: stripVTControlCharacters(said.join('')) }
}

test('[C-1] [C-4] the command runs the suite on the shop that is named and leaves nothing there; one that is shut fails it', async () => {
	expect(await run({})).toMatchObject({ exitCode: 2, said: expect.stringContaining('WOOCOMMERCE_TEST_SECRET') })
	const env = {
		WOOCOMMERCE_TEST_URL: shop.login.url,
		WOOCOMMERCE_TEST_KEY: shop.login.key,
		WOOCOMMERCE_TEST_SECRET: shop.login.secret,
		STORES_TEST_PICTURES: pictures.addresses,
		OUTBOUND_ROUTES: shop.routes,
		ALLOW_PRIVATE_HOSTS: '127.0.0.1',
	}
	const whole = await run(env)
	expect(whole.exitCode, whole.said).toBe(0)
	expect(whole.said).toMatch(/26 passed \(26\)/)
	expect(shop.products()).toEqual([])
	const shut = await run({ ...env, WOOCOMMERCE_TEST_SECRET: `cs_${'0'.repeat(40)}` })
	expect(shut.exitCode, shut.said).toBe(1)
}, 300_000)
