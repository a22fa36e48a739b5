import type { StoredPage } from '../../src/core/contracts/pages'

export type Answer = { status: number; text: string; json<T>(): T }

/** A seller's browser as far as a measurement needs one: cookies, the CSRF token, the calls of a working day. */
export type SellerClient = {
	cookie(): string
	get(path: string): Promise<Answer>
	/** A file the server answers with. Throws when it answers anything else. */
	getFile(path: string): Promise<Uint8Array>
	post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>
	/** Asks for a page and does not wait for it. */
	generate(link: string, id: string): Promise<Answer>
	/** Saves a page under another title. */
	saveTitle(id: string, stored: StoredPage, title: string): Promise<Answer>
}

/** Signs up a new seller at a server; `url` is asked at each call, as a restarted server may have another. */
export async function signUpSeller(url: () => string, name: string): Promise<SellerClient> {
	const cookies = new Map<string, string>()
	const cookie = () => [...cookies].map(([key, value]) => `${key}=${value}`).join('; ')
	const send = async (path: string, init: RequestInit = {}): Promise<Answer> => {
		const response = await fetch(`${url()}${path}`, {
			...init,
			redirect: 'manual',
			headers: { cookie: cookie(), origin: url(), ...init.headers },
		})
		for (const set of response.headers.getSetCookie()) {
			const [pair = ''] = set.split(';', 1)
			const at = pair.indexOf('=')
			cookies.set(pair.slice(0, at), pair.slice(at + 1))
		}
		const text = await response.text()
		return { status: response.status, text, json: <T>() => JSON.parse(text) as T }
	}
	const change = async (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
		if (!cookies.has('csrftoken')) await send('/api/csrf/')
		return send(path, { method: 'POST', body, headers: { 'x-csrftoken': decodeURIComponent(cookies.get('csrftoken') ?? ''), ...headers } })
	}
	const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
		change(path, JSON.stringify(body), { 'content-type': 'application/json', ...headers })
	const signedUp = await post('/api/auth/sign-up/email', { name, email: `${name}@example.com`, password: 'correct horse battery' })
	if (signedUp.status !== 200) throw new Error(`sign-up answered ${signedUp.status}: ${signedUp.text}`)
	cookies.delete('csrftoken')
	return {
		cookie,
		get: (path) => send(path),
		async getFile(path) {
			const response = await fetch(`${url()}${path}`, { headers: { cookie: cookie() } })
			if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
			return new Uint8Array(await response.arrayBuffer())
		},
		post,
		generate(link, id) {
			const form = new FormData()
			form.set('product_link', link)
			form.set('generation_id', id)
			return change('/api/generate', form, { prefer: 'respond-async' })
		},
		saveTitle: (id, stored, title) =>
			post('/api/save_generated_page', {
				product_html: '',
				product_url: stored.product_url,
				page_id: id,
				base_version: stored.version,
				page: { ...stored.page, product: { ...stored.page.product, title } },
			}),
	}
}
