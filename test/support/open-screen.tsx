import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, StrictMode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { BillingInfo } from '../../src/core/contracts/billing'
import { createQueryClient } from '../../src/web/calls/query-client'
import SignedIn from '../../src/web/frame/signed-in'
import { toasts } from '../../src/web/ui/toast-store'
import { Toasts } from '../../src/web/ui/toasts'
import '../../src/web/app.css'
import { SELLER } from './seller'

export { SELLER } from './seller'

/** What was asked of the server. */
export type Asked = { method: string; path: string; search: URLSearchParams; body: unknown; headers: Headers }
/** What the server says: JSON, or a whole response; throwing is a server that cannot be reached. */
export type Answer = object | Response | ((asked: Asked) => unknown)
/** Answers by `METHOD /path`. A call that has none fails with 501. */
export type Answers = Record<string, Answer>

export const FREE: BillingInfo = {
	plan: 'Free',
	pages_generated: 0,
	limit: 5,
	subscription_status: 'inactive',
	subscription_current_period_end: null,
	stripe_cancel_at: null,
	payments: 'stripe',
	refundable_until: null,
	has_portal: false,
}

/** An error as the server words it. */
export const refusal = (status: number, code: string, error: string, details?: Record<string, unknown>) =>
	Response.json({ error, code, ...(details ? { details } : {}) }, { status })

export type Server = {
	/** Every call so far. */
	asked: Asked[]
	/** Answers otherwise from now on. */
	answer(more: Answers): void
}

async function bodyOf(request: Request): Promise<unknown> {
	if (request.headers.get('content-type')?.includes('multipart/form-data')) return Object.fromEntries(await request.formData())
	const text = await request.text()
	return text === '' ? undefined : JSON.parse(text)
}

/** Stands in for our server until the test is over. */
export function startServer(answers: Answers = {}): Server {
	const all: Answers = { 'GET /api/me': SELLER, 'POST /billing/get_plan': FREE, 'GET /api/csrf/': { csrf_token: 't' }, ...answers }
	const server: Server = {
		asked: [],
		answer: (more) => {
			Object.assign(all, more)
		},
	}
	const real = window.fetch
	vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
		const request = new Request(input, init)
		const url = new URL(request.url)
		if (url.origin !== location.origin) return real(input, init)
		const asked: Asked = {
			method: request.method,
			path: url.pathname,
			search: url.searchParams,
			body: await bodyOf(request),
			headers: request.headers,
		}
		server.asked.push(asked)
		const answer = all[`${asked.method} ${asked.path}`]
		if (answer === undefined) return refusal(501, 'internal', `the test answers no ${asked.method} ${asked.path}`)
		const said = typeof answer === 'function' ? await answer(asked) : answer
		return said instanceof Response
			? said.clone()
			: said === null || said === undefined
				? new Response(null, { status: 204 })
				: Response.json(said)
	})
	onTestFinished(() => {
		vi.unstubAllGlobals()
		localStorage.clear()
		sessionStorage.clear()
	})
	return server
}

/** A screen behind sign-in with its bar and notices, at an address; other addresses of `screens` can be gone to. */
export async function openScreen(path: string, screens: Record<string, ComponentType>, answers: Answers = {}): Promise<Server> {
	// Test files share their modules: what one told last would stand on the screen of the next.
	for (const { id } of toasts.list()) toasts.dismiss(id)
	const server = startServer(answers)
	const children = Object.entries(screens).map(([at, Component]) => ({ path: at, Component }))
	const router = createMemoryRouter([{ Component: SignedIn, children: [...children, { path: '*', Component: Elsewhere }] }], {
		initialEntries: [path],
	})
	const { unmount } = await render(
		<StrictMode>
			<QueryClientProvider client={createQueryClient()}>
				<RouterProvider router={router} />
				<Toasts />
			</QueryClientProvider>
		</StrictMode>,
	)
	onTestFinished(() => unmount())
	return server
}

/** Stands where a screen is that the test does not show. */
function Elsewhere() {
	return <main>Another screen</main>
}

/** A phone's screen for this test. */
export async function onPhone(): Promise<void> {
	await page.viewport(360, 740)
	onTestFinished(() => page.viewport(1280, 800))
}
