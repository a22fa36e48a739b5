import type { AccountSessions } from '../../core/contracts/accounts'
import type { useWords } from './words'

type Device = Pick<AccountSessions['sessions'][number], 'browser' | 'system'>

/** A session's browser and system in the language of the app. */
export function deviceWords(t: ReturnType<typeof useWords>, { browser, system }: Device): string {
	if (browser && system) return t('sessions.device', { browser, system })
	return browser ?? system ?? t('sessions.unknown')
}
