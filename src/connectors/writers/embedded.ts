import type { Brief } from '../../core/copy/brief'
import type { CopyPart } from '../../core/copy/copy'
import { writeEmbedded } from '../../core/copy/embedded-writer'
import { AppError } from '../../core/errors'
import type { Writer, WrittenPart } from './writer'

/** The writer that needs no account: copy from the facts alone (W-8). Costs nothing and cannot fail but by being canceled. */
export function embeddedWriter(): Writer {
	return {
		kind: 'embedded',
		model: undefined,
		promptVersion: undefined,
		async write<P extends CopyPart>(part: P, brief: Brief, signal: AbortSignal): Promise<WrittenPart<P>> {
			if (signal.aborted) throw new AppError('canceled', 'The writing was canceled.')
			return { copy: writeEmbedded(part, brief), usage: { inputTokens: 0, outputTokens: 0 } }
		},
	}
}
