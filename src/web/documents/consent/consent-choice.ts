/** Raised when the question changes: who answered an older one is asked anew. */
export const CONSENT_VERSION = 1
/** After this long one is asked again. */
const ASKED_AGAIN_MS = 180 * 24 * 60 * 60_000
const KEY = 'vitrine_consent'

export type Choice = 'accepted' | 'refused'
type Store = Pick<Storage, 'getItem' | 'setItem'>

/**
 * What was chosen in this browser; undefined when nothing was, when the question has changed since, or when it is long
 * ago.
 */
export function readChoice(store: Store, now: number): Choice | undefined {
	try {
		const { version, choice, at } = JSON.parse(store.getItem(KEY) ?? 'null') ?? {}
		if (version !== CONSENT_VERSION || typeof at !== 'number' || now - at > ASKED_AGAIN_MS) return undefined
		return choice === 'accepted' || choice === 'refused' ? choice : undefined
	} catch (error) {
		// Something else wrote here; being asked once more does no harm.
		if (error instanceof SyntaxError) return undefined
		throw error
	}
}

export function rememberChoice(store: Store, choice: Choice, now: number): void {
	store.setItem(KEY, JSON.stringify({ version: CONSENT_VERSION, choice, at: now }))
}
