import type { ImageEdit, ImageEditor } from '../../connectors/image-editing/image-editor'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import type { PageImage } from '../../core/page/page'
import type { GeneratorDeps } from './generator'
import { type Payer, recording } from './writing'

export type EditPictureDeps = Pick<GeneratorDeps, 'files' | 'images' | 'recordCalls'>

/** What the seller's wishes (`IMAGE_EDITS`) ask of a picture on a page in a language. */
export function editFor(wishes: readonly string[], language: string): ImageEdit {
	return { translateTo: wishes.includes('translate_images') ? language : undefined, removeChinese: wishes.includes('remove_chinese_text') }
}

type Wanted = { image: PageImage; id: string; edit: ImageEdit; payer: Payer; signal: AbortSignal }

/**
 * A picture with its writing changed, as a picture of its own under `id`, marked as made by a model. Throws AppError
 * `image_unavailable` for one whose file is gone, and what the model throws.
 */
export async function editPicture(deps: EditPictureDeps, editor: ImageEditor, wanted: Wanted): Promise<PageImage> {
	const { image, id, edit, payer, signal } = wanted
	const largest = image.files.toSorted((a, b) => b.width - a.width)[0]
	const bytes = largest && (await deps.files.get(largest.key))
	if (!bytes) throw new AppError('image_unavailable', msg('pictures.file_missing'))
	const picture = await recording(deps, payer, (record) => editor.edit(bytes, edit, { signal, record }))
	return deps.images.importImage(id, picture, image.alt, 'ai')
}
