import type { ChannelAds } from '../../core/copy/ads/ad-channels'
import type { Brief } from '../../core/copy/brief'
import type { TextFinding, Verdict } from '../../core/copy/check/check-part'
import type { CopyOf, CopyPart } from '../../core/copy/copy'
import type { Understanding } from '../../core/understanding/understanding'

/** One call of a model: what it was for, and what it came to. Tokens as the provider counted them. */
export type ModelCall = {
	/** e.g. `understand`, `write:hero`, `judge`, `ads`. */
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
	/**
	 * Hears that more of the part is whole while the rest is being written; `read` answers what, for whoever shows it now.
	 */
	partial?: ((read: () => CopyOf<P> | undefined) => void) | undefined
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
	/** Whether it is of use to send it pictures. */
	readonly sees?: boolean
	/**
	 * What the product is, before anything is written (W-10); of what it says only what the facts bear is answered.
	 * Absent: this writer needs no plan. Throws as `write` does.
	 */
	understand?: ((listing: ListingToUnderstand, brief: Brief, asking: Asking) => Promise<Understanding>) | undefined
	/**
	 * Texts for advertisements, within each channel's limits; as many as the facts carry (T-2). Throws as `write`
	 * does.
	 */
	writeAds(brief: Brief, asking: Asking): Promise<ChannelAds>
}

/** A picture as it is sent: `id` of the page's picture. */
export type Picture = { id: string; bytes: Uint8Array; type: string }
/** What is looked at beside the facts: reviews for the worries in them alone, and pictures by a model that sees. */
export type ListingToUnderstand = { reviews: readonly string[]; pictures: readonly Picture[] }

/** What is to be judged in one call: sentences, those of them the rules refuse anyway, and translated facts by id. */
export type ToBeJudged = { sentences: readonly string[]; refused?: readonly TextFinding[]; rows?: readonly { id: string; text: string }[] }
/**
 * Verdicts by sentence, one it said nothing usable of is absent; what may stand in the place of a sentence; ids of rows
 * that say something else than their fact.
 */
export type Judgement = { verdicts: Record<string, Verdict>; replaced: Record<string, string>; wrongRows: string[] }

/** Who judges what a model has written (K-7). Data only, whatever it answers. */
export interface Judge {
	readonly model: string
	readonly promptVersion: string
	/** Throws as a writer does. */
	judge(asked: ToBeJudged, brief: Brief, asking: Asking): Promise<Judgement>
}
