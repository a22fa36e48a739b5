import type { ImageEdit } from '../../connectors/image-editing/image-editor'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import type { PageImage } from '../../core/page/page'
import { editPicture } from '../../pipeline/step-parts/edit-picture'
import type { GeneratorDeps } from '../../pipeline/step-parts/generator'
import type { Payer } from '../../pipeline/step-parts/writing'

export type PictureWordsWish = { image: PageImage; id: string; edit: ImageEdit; payer: Payer }
/** Changing the writing in a picture, wherever it is done. */
export type PictureWordsWork = {
	/** A picture with its writing changed. Throws AppError `invalid_request` where no model is there for it. */
	changeWords(wish: PictureWordsWish, signal: AbortSignal): Promise<PageImage>
}

/**
 * A picture of a page with its writing changed as the seller asks of it in the editor (W-9); the page is not changed.
 * Throws AppError `invalid_request` where no model is there for it, and what `editPicture` throws.
 */
export async function changePictureWords(deps: GeneratorDeps, wish: PictureWordsWish, signal: AbortSignal): Promise<PageImage> {
	const { imageEditor } = deps
	if (!imageEditor) throw new AppError('invalid_request', msg('pictures.no_model'))
	return editPicture(deps, imageEditor, { ...wish, signal })
}
