import type { ChannelAds } from '../../core/contracts/ads'
import type { Brief } from '../../core/copy/brief'
import type { CopyOf, CopyPart } from '../../core/copy/copy'
import type { Objection } from '../../core/truth/check-part'

/** One call of a model: what it was for, and what it came to. Tokens as the provider counted them. */
export type ModelCall = {
	/** e.g. `write:hero`, `rewrite:hero`, `check:hero`, `ads`. */
	purpose: string
	model: string
	promptVersion: string
	/** `ok`, or the code of the error it ended in. */
	outcome: string
	inputTokens: number
	outputTokens: number
	durationMs: number
}

/** How a text is asked for, and who hears of it meanwhile. */
export type Asking<P extends CopyPart = CopyPart> = {
	signal: AbortSignal
	/** Hears of every call that was made, also of those that failed. */
	record?: ((call: ModelCall) => void) | undefined
	/** Hears what of the part is whole already, while the rest is being written. */
	partial?: ((copy: CopyOf<P>) => void) | undefined
}

export type WrittenPart<P extends CopyPart> = { copy: CopyOf<P> | undefined }

/** Who writes the copy. `copy: undefined` = there are no facts for this part; it is left out. */
export interface Writer {
	readonly kind: 'embedded' | 'model'
	readonly model: string | undefined
	readonly promptVersion: string | undefined
	/** Which model is asked first for a part; undefined where none is. */
	modelFor(part: CopyPart): string | undefined
	/** Throws AppError: `writer_failed`, `timeout`, `rate_limited`, `canceled`. Output is typed and validated, texts in rich-text normal form. */
	write<P extends CopyPart>(part: P, brief: Brief, asking: Asking<P>): Promise<WrittenPart<P>>
	/** The part once more without what was objected to (K-2). Absent: this writer would write the same again. Throws as `write` does. */
	rewrite?<P extends CopyPart>(
		part: P,
		brief: Brief,
		copy: CopyOf<P>,
		objections: readonly Objection[],
		asking: Asking<P>,
	): Promise<WrittenPart<P>>
	/** Texts for advertisements, within each channel's limits; as many as the facts carry (T-2). Throws as `write` does. */
	writeAds(brief: Brief, asking: Asking): Promise<ChannelAds>
}

/** A second pair of eyes: what it objects to in a part; data only, whatever it answers. Throws as a writer does. */
export interface Reviewer {
	readonly model: string
	review<P extends CopyPart>(part: P, copy: CopyOf<P>, brief: Brief, asking: Asking): Promise<Objection[]>
}
