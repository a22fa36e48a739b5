import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import type { ConnectedStore } from '../store'
import { askWith } from './ask'
import { subscribe } from './hooks'
import { readEntry } from './read-entry'
import { checkStore } from './store-info'
import { exchangeCode } from './tokens'
import type { YoucanConfig } from './youcan-config'

/** A callback's query → the store, with everything its credentials must open proved. */
export async function connect(
	config: YoucanConfig,
	{ query, returnUrl, eventsUrl }: { query: string; returnUrl: string; eventsUrl?: string },
): Promise<ConnectedStore> {
	readEntry(query, config.clientSecret)
	const params = new URLSearchParams(query)
	const refused = params.get('error')
	if (refused !== null) throw notAllowed(refused)
	const code = params.get('code')
	if (!code) throw new AppError('invalid_request', msg('youcan.no_permission'))
	const credentials = await exchangeCode(config, code, returnUrl)
	const ask = askWith(config, credentials.accessToken ?? '')
	const { storeId, slug, name, url, currency } = await checkStore(ask)
	// Last, so that a connection that fails leaves no hook behind.
	const hookId = eventsUrl === undefined ? undefined : await subscribe(ask, eventsUrl)
	return {
		account: storeId,
		...(slug === undefined ? {} : { alias: slug }),
		name,
		url,
		currency,
		credentials: hookId === undefined ? credentials : { ...credentials, hookId },
	}
}

function notAllowed(reason: string): AppError {
	if (reason === 'access_denied') return new AppError('canceled', msg('youcan.not_allowed'))
	return new AppError('upstream', msg('youcan.could_not_ask'), {
		details: { reason: reason.slice(0, 80) },
	})
}
