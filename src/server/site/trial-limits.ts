import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'

/** Trials of one address in this time; then an account is the better way. */
export const TRIALS_PER_ADDRESS = 6
export const TRIAL_WINDOW_MS = 10 * 60_000
/** Trials made at once by one process. */
const MOST_AT_ONCE = 4
const RETRY_AFTER_SECONDS = 10
const DAY_MS = 86_400_000

/** How the owner lets the trial be written. */
export type TrialSettings = {
	/**
	 * Trials a day (UTC) the configured model writes, in each process; every further one costs nothing, for the embedded
	 * writer writes it.
	 */
	modelPagesPerDay: number
}
/** Without a word from the owner the trial costs nothing. */
export const TRIAL_DEFAULTS: TrialSettings = { modelPagesPerDay: 0 }

/** Leave to make one trial: who writes it, and what is to be called at its end. */
export type TrialTurn = { writer: 'embedded' | 'model'; end(): void }

/** Counts in memory alone: what is tried leaves nothing behind. */
export function createTrialLimits(settings: TrialSettings, hasModel: boolean, now: () => number = Date.now): { take(): TrialTurn } {
	let underWay = 0
	let day = 0
	let written = 0
	const chooseWriter = () => {
		const today = Math.floor(now() / DAY_MS)
		if (today !== day) [day, written] = [today, 0]
		if (!hasModel || written >= settings.modelPagesPerDay) return 'embedded'
		written += 1
		return 'model'
	}
	return {
		/** Throws AppError `busy` while too many are under way. */
		take() {
			if (underWay >= MOST_AT_ONCE) {
				throw new AppError('busy', msg('site.trial_busy'), {
					details: { retryAfterSeconds: RETRY_AFTER_SECONDS },
				})
			}
			underWay += 1
			return {
				writer: chooseWriter(),
				end() {
					underWay -= 1
				},
			}
		},
	}
}
