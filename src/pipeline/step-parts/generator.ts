import type { FileStore } from '../../connectors/files/file-store'
import type { ImageEditor } from '../../connectors/image-editing/image-editor'
import type { ImagePipeline } from '../../connectors/images/image-pipeline'
import type { Marketplace } from '../../connectors/marketplaces/marketplace'
import type { ListingAttempt, ListingSource } from '../../connectors/sources/source'
import type { LocalModelSwitch } from '../../connectors/writers/local/local-model'
import type { Judge, ModelCall, Writer } from '../../connectors/writers/writer'
import type { ThemeName } from '../../core/page/page'
import type { TypedFacts } from '../../core/product/typed-facts'
import type { StoreProfile } from '../../core/seller/store-profile'
import type { StepJournal } from './step-journal'

/** Whom a generation talks to. Needs no database. */
export type GeneratorDeps = {
	marketplace: Marketplace
	/** In the order to be tried. */
	sources: readonly ListingSource[]
	files: FileStore
	images: ImagePipeline
	/** Prices may have the decimals their currency has (PRICE_DECIMALS); absent: whole numbers. */
	priceDecimals?: boolean
	writer: Writer
	/** Writes the parts that `writer` fails at. */
	fallbackWriter: Writer
	/** The model of this machine, where none is named (W-12); it is looked for before each generation. */
	localModel?: LocalModelSwitch
	/** Judges what a model wrote (K-7); absent: the floor alone does. */
	judge?: Judge | undefined
	/** Writes down the calls of models that were made for a user; absent where nobody pays attention. */
	recordCalls?(calls: readonly ModelCall[], whose: { userId: string; generationId?: string }): Promise<void>
	/** Copy that was paid for before; absent: everything is written anew. */
	paidCopy?: PaidCopy
	/**
	 * What a user's latest pages in a language say, without those of one product; absent where there are none to
	 * compare with.
	 */
	earlierTexts?(userId: string, besides: { language: string; productUrl: string }): Promise<string[]>
	/** Changes the writing in pictures; absent: wishes for that are not done. */
	imageEditor?: ImageEditor | undefined
	/** A document a listing keeps elsewhere, as text; absent where nothing is fetched. Throws AppError. */
	fetchDocument?(url: string, signal: AbortSignal): Promise<string>
	/** Bytes of a saved page, plain or gzipped → HTML. Throws AppError. */
	unpackHtml(bytes: Uint8Array): Promise<string>
	newId(): string
	/** Writes down how a source's try at a listing ended; absent where nobody looks. */
	recordAttempt?(attempt: ListingAttempt): Promise<void>
	/** Something went less well than it might have; the generation goes on. */
	warn(message: string, details: Record<string, unknown>): void
}

/** Copy by what it was asked with; a user's own alone. */
export type PaidCopy = {
	find(userId: string, key: string): Promise<unknown>
	store(userId: string, key: string, copy: object): Promise<void>
}

/**
 * What is to be made: a link, a saved page, pasted text or typed facts with a title, or several of them
 * (`listing-given.ts` says which counts).
 * `…Key` names a file in the file store.
 */
export type GenerationInput = {
	/** Lower-case letters, digits and dashes; names the files of the work under way. */
	id: string
	/** Whose it is; absent on the command line. */
	userId?: string | undefined
	/** What the seller stated about themselves when they asked for the page (K-4). */
	seller?: StoreProfile | undefined
	link?: string | undefined
	savedPageKey?: string | undefined
	croppedImageKey?: string | undefined
	/** The text of a listing, as the seller copied it. */
	pastedText?: string | undefined
	typedFacts?: TypedFacts | undefined
	/** The seller's own photos, in order. */
	photoKeys?: readonly string[] | undefined
	/** Stop when the facts are there, until the seller has looked at them. */
	checkFacts?: boolean | undefined
	/** Values of the request (core/locale). */
	language: string
	market: string
	theme?: ThemeName | undefined
	/** What is to be done to the pictures (W-9): `translate_images`, `remove_chinese_text`. */
	imageEdits?: readonly string[] | undefined
	/** What was asked for and cannot be done here (W-9). */
	notDone: readonly string[]
}

/** What every step is given. */
export type StepContext = { input: GenerationInput; deps: GeneratorDeps; journal: StepJournal; signal: AbortSignal }
