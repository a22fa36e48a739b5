import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { registerRoutePolicies } from './route-policy'

const DEPS = {
	sessions: { findUser: async () => undefined, getUser: async () => Promise.reject(new Error('nobody')) },
	csrf: { renew: async () => '', check: async () => undefined },
	isOwner: () => false,
	origins: ['https://pages.example.com'],
}

it('[N-5] a route that does not say who may call it keeps the server from starting', () => {
	const app = Fastify()
	registerRoutePolicies(app, DEPS)
	expect(() => app.get('/forgotten', async () => 'open to all')).toThrow('does not say who may call it')
	expect(() => app.get('/stated', { config: { who: 'user' } }, async () => 'for users')).not.toThrow()
})

it('[N-5] nobody signed in gets 401 before anything of the request is judged; a browser may be sent to sign in first', async () => {
	const app = Fastify()
	registerRoutePolicies(app, DEPS)
	app.get('/mine', { config: { who: 'user' } }, async () => 'mine')
	app.get('/form', { config: { who: 'user', signInFirst: () => '/product-result' } }, async () => 'form')
	expect((await app.inject('/mine')).body).toContain('Please sign in')
	const browser = await app.inject({ url: '/form', headers: { accept: 'text/html' } })
	expect([browser.statusCode, browser.headers.location]).toEqual([303, '/login?next=%2Fproduct-result'])
})

it('[N-1] a changing call with the rule `origin` is refused from another site, taken from our pages and programs', async () => {
	const app = Fastify()
	registerRoutePolicies(app, DEPS)
	app.post('/change', { config: { who: 'anyone', csrf: 'origin' } }, async () => 'changed')
	const post = async (headers: Record<string, string>) => (await app.inject({ method: 'POST', url: '/change', headers })).body
	expect(await post({ origin: 'https://elsewhere.example' })).toContain('own pages only')
	expect(await post({ 'sec-fetch-site': 'cross-site' })).toContain('own pages only')
	expect(await post({ origin: 'https://pages.example.com' })).toBe('changed')
	expect(await post({})).toBe('changed')
})
