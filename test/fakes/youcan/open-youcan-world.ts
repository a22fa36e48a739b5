import { createOutbound } from '../../../src/connectors/fetch'
import type { ConnectedStore, StoreConnector } from '../../../src/connectors/stores/store'
import { createYoucan } from '../../../src/connectors/stores/youcan/youcan'
import { memoryAccess, type StoreWorld } from '../../support/store-world'
import { type FakeYoucan, startFakeYoucan } from './youcan'

export const RETURN_URL = 'https://vitrine.example/youcan/callback'
export const EVENTS_URL = 'https://vitrine.example/webhooks/youcan'

export type YoucanWorld = StoreWorld & {
	fake: FakeYoucan
	/** Clicks through the consent page; the query YouCan sends the seller back with. */
	consent(choice?: { decision?: 'allow' | 'deny'; store?: string; state?: string }): Promise<string>
	connectAs(query: string, eventsUrl?: string): Promise<ConnectedStore>
}

/** YouCan's fake with a connector that believes it talks to api.youcan.shop. */
export async function openYoucanWorld(): Promise<YoucanWorld> {
	const fake = await startFakeYoucan()
	const [from = '', to = ''] = fake.routes.split('=')
	const outbound = createOutbound({ routes: [{ origin: from, target: to }] })
	const { YOUCAN_CLIENT_ID, YOUCAN_CLIENT_SECRET, YOUCAN_API_URL, YOUCAN_AUTHORIZE_URL } = fake.settings
	const connector = createYoucan({
		outbound,
		clientId: YOUCAN_CLIENT_ID,
		clientSecret: YOUCAN_CLIENT_SECRET,
		apiUrl: YOUCAN_API_URL,
		authorizeUrl: YOUCAN_AUTHORIZE_URL,
	})
	const consent: YoucanWorld['consent'] = (choice) => clickThrough(connector, choice)
	const connectAs: YoucanWorld['connectAs'] = (query, eventsUrl = EVENTS_URL) =>
		connector.connect({ query, returnUrl: RETURN_URL, eventsUrl })
	return {
		fake,
		connector,
		consent,
		connectAs,
		async connect() {
			const { account, alias, credentials } = await connectAs(await consent())
			return { account, ...(alias === undefined ? {} : { alias }), access: memoryAccess(account, credentials) }
		},
		misbehave: fake.misbehave,
		behave: fake.behave,
		slowPictures: () => fake.misbehave('slow-pictures'),
		products: fake.products,
		trash: fake.trash,
		decide: (id, { status, vendor }) => void Object.assign(fake.product(id), { visibility: status === 'published', vendors: [vendor] }),
		rewrite: (id, { title, html }) => void Object.assign(fake.product(id), { name: title, description: html }),
		pictures: fake.pictures,
		calls: () => fake.calls.length,
		uninstallMessage: () => fake.message('oasis'),
		async close() {
			await outbound.close()
			await fake.close()
		},
	}
}

async function clickThrough(
	connector: StoreConnector,
	{ decision = 'allow', store = 'oasis', state = 'state-1' }: { decision?: 'allow' | 'deny'; store?: string; state?: string } = {},
): Promise<string> {
	const address = connector.authorizeUrl({ state, returnUrl: RETURN_URL })
	const page = await (await fetch(address)).text()
	const form = new URLSearchParams({ store, decision })
	for (const [, name = '', value = ''] of page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)) form.append(name, value)
	const response = await fetch(address, { method: 'POST', body: form, redirect: 'manual' })
	return new URL(response.headers.get('location') ?? '').search.slice(1)
}
