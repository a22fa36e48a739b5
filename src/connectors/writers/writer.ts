import type { ChannelAds } from '../../core/contracts/ads'
import type { Brief } from '../../core/copy/brief'
import type { CopyOf, CopyPart } from '../../core/copy/copy'
import type { Objection, Verdict } from '../../core/truth/check-part'

/** One call of a model: what it was for, and what it came to. Tokens as the provider counted them. */
export type ModelCall = {
	/** e.g. `write:hero`, `mend`, `judge`, `ads`. */
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
	/**
	 * Throws AppError: `writer_failed`, `timeout`, `rate_limited`, `canceled`. Output is typed and validated, texts
	 * in rich-text normal form.
	 */
	write<P extends CopyPart>(part: P, brief: Brief, asking: Asking<P>): Promise<WrittenPart<P>>
	/**
	 * Sentences that were objected to → what is to stand in their place, by the old sentence (K-2). Absent: this
	 * writer would write the same again. Throws as `write` does.
	 */
	mend?(objections: readonly Objection[], brief: Brief, asking: Asking): Promise<Record<string, string>>
	/**
	 * Texts for advertisements, within each channel's limits; as many as the facts carry (T-2). Throws as `write`
	 * does.
	 */
	writeAds(brief: Brief, asking: Asking): Promise<ChannelAds>
}

/** Who judges what a model has written (K-7). Data only, whatever it answers. */
export interface Judge {
	readonly model: string
	readonly promptVersion: string
	/** Verdicts by sentence; one it said nothing usable of is absent. Throws as a writer does. */
	judge(sentences: readonly string[], brief: Brief, asking: Asking): Promise<Record<string, Verdict>>
}
