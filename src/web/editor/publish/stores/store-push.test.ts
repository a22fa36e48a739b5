import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Me } from '../../../../core/contracts/account'
import { pushByKeys, pushByTicket } from './store-push'

const me = { user: { id: 'u1' } } as Me
const fields = { product_html: '<main>', gallery_html: '', price: '49' }
const outcome = {
	push_id: 'p',
	store: 'woocommerce',
	connection: { id: 'c', name: 'Shop' },
	made: 'created',
	url: null,
	admin_url: 'https://shop.example/wp-admin',
	status: 'draft',
	sent: { title: 'Kettle', price: '49', compare_at_price: null, currency: null, pictures: 0 },
	left_out: [],
	notes: [],
}
const KEYS = { store_url: 'https://shop.example', consumer_key: 'ck_••••••••1234', consumer_secret: 'cs_••••••••5678' }

type Answer = () => Response | Promise<Response>
let answers: Record<string, Answer>
let asked: string[]

beforeEach(() => {
	asked = []
	const held = new Map<string, string>()
	vi.stubGlobal('document', { cookie: 'csrftoken=x' })
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => held.get(key) ?? null,
		setItem: (key: string, value: string) => void held.set(key, value),
		removeItem: (key: string) => void held.delete(key),
	})
	answers = {
		'/get_woo_credentials': () => Response.json(KEYS),
		'/validate_woo_credentials': () => Response.json({ valid: true, error: null, status_code: 200 }),
		'/push_to_woocommerce': () => Response.json({ message: 'Done', outcome }),
		'/shopify/push': () => Response.json({ message: 'Done', outcome: { ...outcome, store: 'shopify' } }),
	}
	vi.stubGlobal('fetch', async (path: string) => {
		const name = path.split('?')[0] ?? ''
		asked.push(name)
		const answer = answers[name]
		if (!answer) throw new Error(`nobody answers ${path}`)
		return answer()
	})
})
afterEach(() => vi.unstubAllGlobals())

const refused = (status: number, error: string, code: string) => () => Response.json({ error, code }, { status })
const noConnection = () => Promise.reject(new TypeError('failed'))
const noJson = () => new Response('<h1>Bad gateway', { status: 502 })

describe('[C-1] a push to WooCommerce', () => {
	test('looks for the store, tries its keys, and pushes, in this order; the browser keeps the masked keys', async () => {
		expect(await pushByKeys('woocommerce', me, fields)).toMatchObject({ outcome: { push_id: 'p' } })
		expect(asked).toEqual(['/get_woo_credentials', '/validate_woo_credentials', '/push_to_woocommerce'])
		expect(localStorage.getItem('consumer_secret')).toBe('cs_••••••••5678')
	})

	test.each<[string, Record<string, Answer>, string, number]>([
		[
			'no store',
			{ '/get_woo_credentials': () => Response.json({ store_url: '', consumer_key: '', consumer_secret: '' }) },
			'No WooCommerce store connected for your account. Please add your store in Dashboard → Connect your WooCommerce store.',
			1,
		],
		[
			'bad keys',
			{ '/validate_woo_credentials': () => Response.json({ valid: false, error: 'The key may only read.', status_code: 401 }) },
			'Saved WooCommerce credentials are invalid: The key may only read...',
			2,
		],
		[
			'a shop under maintenance, whose keys nobody looked at',
			{
				'/validate_woo_credentials': () =>
					Response.json({ valid: false, error: 'The shop is closed for maintenance.', code: 'store_suspended', status_code: 503 }),
			},
			'❌ Failed to push product to WooCommerce: The shop is closed for maintenance.',
			2,
		],
		[
			'a refusal',
			{ '/push_to_woocommerce': refused(422, 'The store finds fault.', 'store_refused') },
			'❌ Failed to push product to WooCommerce: The store finds fault.',
			3,
		],
		[
			'no connection',
			{ '/push_to_woocommerce': noConnection },
			'Network or server error while pushing to WooCommerce. Please try again.',
			3,
		],
		[
			'an answer that is none',
			{ '/push_to_woocommerce': noJson },
			'Network or server error while pushing to WooCommerce. Please try again.',
			3,
		],
		[
			'an error of ours',
			{ '/push_to_woocommerce': refused(500, 'Something went wrong.', 'internal') },
			'Network or server error while pushing to WooCommerce. Please try again.',
			3,
		],
		[
			'nobody signed in',
			{ '/get_woo_credentials': refused(401, 'Please sign in.', 'unauthenticated') },
			'You must be signed in to push products to WooCommerce...',
			1,
		],
	])('%s is told in the specification’s words, and nothing further is asked', async (_, changed, words, calls) => {
		Object.assign(answers, changed)
		expect(await pushByKeys('woocommerce', me, fields)).toMatchObject({ failure: words })
		expect(asked).toHaveLength(calls)
	})

	test('signed out, nothing is asked at all', async () => {
		expect(await pushByKeys('woocommerce', null, fields)).toEqual({ failure: 'You must be signed in to push products to WooCommerce...' })
		expect(asked).toEqual([])
	})
})

describe('[S-1] a push to Shopify', () => {
	test.each<[string, Answer | undefined, object]>([
		['that works', undefined, { outcome: { store: 'shopify' } }],
		[
			'that is refused',
			refused(409, 'Connect it again.', 'store_reconnect'),
			{ failure: '❌ Failed to push product to Shopify.', reason: 'Connect it again.' },
		],
		['without a connection', noConnection, { failure: '❌ Network error while pushing product to Shopify.' }],
	])('%s says so', async (_, answer, end) => {
		if (answer) answers['/shopify/push'] = answer
		expect(await pushByTicket('shopify', fields)).toMatchObject(end)
	})
})
