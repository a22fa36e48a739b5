import type { PushEntry, PushOutcome } from '../../../../core/contracts/stores'
import { storeName } from '../../../../core/stores/store-ids'
import type { ToastMessage } from '../../../ui/toast-store'
import { translate, type useWords } from '../words'

type Words = ReturnType<typeof useWords>

/** Each part keeps its own direction: in Arabic an amount would run into the number behind it. */
const isolated = (part: string) => `\u2068${part}\u2069`

/** What a push came to, in one line. */
export function outcomeWords(t: Words, { made, status, sent }: PushOutcome): string {
	const price = sent.currency ? `${sent.price} ${sent.currency}` : sent.price
	const parts = [t(`outcome.made.${made}`), t(`outcome.status.${status}`), price, t('outcome.pictures', { count: sent.pictures })]
	return parts.map(isolated).join(' · ')
}

/** The same as a toast; what was left out is told in the list of pushes. */
export function outcomeToast(outcome: PushOutcome): ToastMessage {
	const left = outcome.left_out.length
	const words = outcomeWords(translate, outcome)
	return {
		title: translate('outcome.in_store', { store: storeName(outcome.store) }),
		text: left === 0 ? words : translate('outcome.and_left_out', { count: left, outcome: words }),
		tone: 'good',
		action: { label: translate('outcome.open'), run: () => void window.open(outcome.url ?? outcome.admin_url, '_blank', 'noopener') },
	}
}

/** What a restore came to; what the store did not take back is listed with its push. */
export function restoredToast(leftOut: number): ToastMessage {
	if (leftOut === 0) return { title: translate('restore.done'), text: translate('restore.done_text'), tone: 'good' }
	return { title: translate('restore.done_partly'), text: translate('restore.and_left_out', { count: leftOut }), tone: 'plain' }
}

/** How a push stands, in a word or two. */
export function stateWords(t: Words, { state, restored_at }: PushEntry): string {
	return t(`history.states.${restored_at ? 'taken_back' : state}`)
}
