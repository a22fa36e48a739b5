import type { ModelCall } from '../writers/writer'

/** What is to be done to a picture; at least one of the two. */
export type ImageEdit = {
	/** Language value its texts are to be in (core/locale/languages.ts). */
	translateTo?: string | undefined
	/** Chinese writing is to go, and what is behind it to be filled in. */
	removeChinese: boolean
}

/** Changes the writing in pictures (W-9), and nothing else of them. */
export interface ImageEditor {
	readonly model: string
	/**
	 * A picture (JPEG, PNG or WebP) → the edited one. Throws AppError `upstream`, `timeout`, `rate_limited`, `canceled`.
	 */
	edit(
		picture: Uint8Array,
		wanted: ImageEdit,
		asking: { signal: AbortSignal; record?: ((call: ModelCall) => void) | undefined },
	): Promise<Uint8Array>
}
