import type { PushEntry, PushOutcome } from '../../core/contracts/stores'
import { STORE_NAMES } from '../../core/stores/store-names'
import type { ToastMessage } from '../ui/toast-store'

const MADE: Readonly<Record<PushOutcome['made'], string>> = {
	created: 'New product',
	updated: 'Product updated',
	created_again: 'Made again, as it had been deleted',
}

/** What a push came to, in one line. */
export function outcomeWords({ made, status, sent }: PushOutcome): string {
	const price = sent.currency ? `${sent.price} ${sent.currency}` : sent.price
	const pictures = sent.pictures === 1 ? '1 picture' : `${sent.pictures} pictures`
	return [MADE[made], status === 'draft' ? 'draft' : 'published', price, pictures].join(' · ')
}

/** The same as a toast; what was left out is told in the list of pushes. */
export function outcomeToast(outcome: PushOutcome): ToastMessage {
	const left = outcome.left_out.length
	return {
		title: `Your page is in ${STORE_NAMES[outcome.store].name}`,
		text:
			left === 0
				? outcomeWords(outcome)
				: `${outcomeWords(outcome)}. ${left === 1 ? '1 thing was' : `${left} things were`} left out; see under Publish.`,
		tone: 'good',
		action: { label: 'Open it in the store', run: () => void window.open(outcome.url ?? outcome.admin_url, '_blank', 'noopener') },
	}
}

/** What was left out, by why: one reason may hold for many pictures. */
export function leftOutByReason({ left_out }: PushOutcome): { why: string; what: string[] }[] {
	const reasons = new Map<string, string[]>()
	for (const { what, why } of left_out) reasons.set(why, [...(reasons.get(why) ?? []), what])
	return [...reasons].map(([why, what]) => ({ why, what }))
}

const STATES: Readonly<Record<PushEntry['state'], string>> = {
	running: 'On its way',
	unknown: 'Not certain',
	done: 'Arrived',
	failed: 'Did not arrive',
}

/** How a push stands, in a word or two. */
export function stateWords({ state, restored_at }: PushEntry): string {
	return restored_at ? 'Taken back' : STATES[state]
}
