import type { Identity, SessionUser } from '../../connectors/identity/identity'
import type { UserData, UserFile } from './user-data'
import { zipFiles } from './zip-files'

const README = [
	'Everything Vitrine keeps of you.',
	'',
	'account.json        who you are, the language you chose, and where you are signed in',
	'profile.json        what you state about your store',
	'pages/              your pages, those in the trash too: as data, as HTML, and every earlier version',
	'pictures/           the pictures of your pages and your logo, each in its largest size',
	'stores/             the stores you connected, without what opens them, and what you sent there',
	'generations.json    what you asked for, and what came of it',
	'usage.json          how your pages were counted',
	'billing.json        subscriptions and refunds',
	'review.json         what you wrote about Vitrine',
	'requests.json       keys of requests your programs sent in the last day',
	'model-calls.json    what models were asked for in your name, and the copy kept to be used again',
	'',
].join('\r\n')

/** A user's export as a zip, in pieces as they are made. */
export function exportAccount(deps: { identity: Identity; userData: readonly UserData[] }, user: SessionUser): AsyncGenerator<Uint8Array> {
	return zipFiles(filesOf(deps, user))
}

async function* filesOf(deps: { identity: Identity; userData: readonly UserData[] }, user: SessionUser): AsyncGenerator<UserFile> {
	yield { name: 'README.txt', content: README }
	const { id, email, name, emailVerified, createdAt, appLanguage } = user
	const sessions = (await deps.identity.listSessions(user)).map(({ device, address, createdAt: since, seenAt }) => ({
		device,
		address,
		signedInAt: since,
		seenAt,
	}))
	yield {
		name: 'account.json',
		content: `${JSON.stringify({ id, email, name, emailVerified, createdAt, appLanguage, sessions }, null, 2)}\n`,
	}
	for (const kept of deps.userData) yield* kept.list(id)
}
