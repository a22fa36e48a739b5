import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'

const PAUSES_MS = [300, 1_200]

/**
 * Loads a part of the app that is fetched when it is needed, again after a pause when it cannot be had. Throws AppError
 * `upstream`, whose words offer to reload: after a new release the old parts are gone.
 */
export async function loadPart<T>(load: () => Promise<T>, pausesMs: readonly number[] = PAUSES_MS): Promise<T> {
	try {
		return await load()
	} catch (cause) {
		const [pauseMs, ...others] = pausesMs
		if (pauseMs === undefined) throw new AppError('upstream', msg('call.part_missing'), { cause })
		await new Promise((wake) => setTimeout(wake, pauseMs))
		return loadPart(load, others)
	}
}
