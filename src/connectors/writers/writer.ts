import type { Brief } from '../../core/copy/brief'
import type { CopyOf, CopyPart } from '../../core/copy/copy'

/** Tokens as the provider counted them; zero for the embedded writer. */
export type WriterUsage = { inputTokens: number; outputTokens: number }

export type WrittenPart<P extends CopyPart> = { copy: CopyOf<P> | undefined; usage: WriterUsage }

/** Who writes the copy. `copy: undefined` = there are no facts for this part; it is left out. */
export interface Writer {
	readonly kind: 'embedded' | 'model'
	readonly model: string | undefined
	readonly promptVersion: string | undefined
	/** Throws AppError: `writer_failed`, `timeout`, `rate_limited`, `canceled`. Output is typed and validated, texts in rich-text normal form. */
	write<P extends CopyPart>(part: P, brief: Brief, signal: AbortSignal): Promise<WrittenPart<P>>
}
