import { writeAds } from '../../core/copy/ads/write-ads'
import type { Brief } from '../../core/copy/brief'
import type { CopyPart } from '../../core/copy/copy'
import { writeEmbedded } from '../../core/copy/embedded-writer'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import type { Asking, Writer } from './writer'

/**
 * The writer that needs no account: copy from the facts alone (W-8). Costs nothing and cannot fail but by being
 * canceled; it would write the same again, so it rewrites nothing.
 */
export function embeddedWriter(): Writer {
	return {
		kind: 'embedded',
		model: undefined,
		promptVersion: undefined,
		modelFor: () => undefined,
		async write<P extends CopyPart>(part: P, brief: Brief, { signal }: Asking<P>) {
			stopIf(signal)
			return { copy: writeEmbedded(part, brief) }
		},
		async writeAds(brief, { signal }) {
			stopIf(signal)
			return writeAds(brief)
		},
	}
}

function stopIf(signal: AbortSignal): void {
	if (signal.aborted) throw new AppError('canceled', msg('writing.canceled'))
}
