import { expect, it } from 'vitest'
import { eventually } from '../../../test/support/eventually'
import type { GenerationEvent } from '../../core/contracts/generation'
import type { GeneratedPage, Journal, StepKey } from './journal'
import { openStepJournal } from './step-journal'

const step = (name: 'read-listing' | 'understand', state: 'started' | 'finished'): GenerationEvent => ({ type: 'step', step: name, state })
const [begun, done, next] = [step('read-listing', 'started'), step('read-listing', 'finished'), step('understand', 'started')]

/** A journal that notes how it was called; `fail`: nothing can be told. */
function noting(fail = false) {
	const calls: unknown[] = []
	const note = (...call: unknown[]) => void calls.push(call)
	const journal: Journal = {
		async listSteps() {
			note('list')
			return new Map<StepKey, unknown>([['read-listing', 'known']])
		},
		storeStep: async (key, result, events) => note('store', key, result, events),
		async emit(events) {
			note('emit', events)
			if (fail) throw new Error('lost')
		},
		waitForFacts: async () => note('wait'),
		async finish(_generated, events) {
			note('finish', events)
			return 'page'
		},
	}
	return { calls, journal: openStepJournal(journal) }
}

it('[N-6] what is told goes with the next result, in order, and what was stored is asked for once', async () => {
	const { calls, journal } = noting()
	expect([await journal.findStep('read-listing'), await journal.findStep('understand')]).toEqual(['known', undefined])
	journal.tell(begun)
	await journal.storeStep('read-listing', { url: 'u' }, [done])
	journal.tell(next)
	expect(await journal.finish({} as GeneratedPage)).toBe('page')
	expect(calls).toEqual([['list'], ['store', 'read-listing', '{"url":"u"}', [begun, done]], ['finish', [next]]])
})

it('[D-4] what no result follows is told by itself in a moment, and before one waits for the seller', async () => {
	const { calls, journal } = noting()
	journal.tell(begun)
	journal.tell(done)
	await eventually(() => expect(calls).toEqual([['emit', [begun, done]]]))
	journal.tell(next)
	await journal.waitForFacts()
	expect(calls.slice(1)).toEqual([['emit', [next]], ['wait']])
})

it('[N-2] what cannot be told ends nothing: whoever has lost the generation learns it by the next result', async () => {
	const { calls, journal } = noting(true)
	journal.tell(begun)
	await journal.settle()
	await journal.storeStep('read-listing', null, [])
	expect(calls).toEqual([
		['emit', [begun]],
		['store', 'read-listing', 'null', []],
	])
})
