import type { ImageEditor } from '../../connectors/image-editing/image-editor'
import { type Message, msg } from '../../core/messages/message'
import { type PageImage, pageImageSchema } from '../../core/page/page'
import { editFor, editPicture } from '../step-parts/edit-picture'
import { expectError } from '../step-parts/expect-error'
import type { StepContext } from '../step-parts/generator'
import { runStepOnce } from '../step-parts/run-step-once'
import { inOrderOfEditing } from './printed-pictures'

/** Pictures edited of one page: each one costs. */
const MOST_EDITED = 12
const LANES = 3
/** All together; what is not edited by then stays as it was. */
const DEADLINE_MS = 100_000

/** The pictures of a page after editing: `edited` take the places of `originals`, which are kept. */
export type EditedImages = { images: PageImage[]; originals: PageImage[]; notes: Message[] }

/**
 * Changes the writing in the pictures as the seller wished (W-9), where a model for that is there. Each edited picture
 * is remembered by itself: a process that is killed does not pay for it twice. One that cannot be edited stays as it
 * was, and it is said.
 */
export async function editImages(context: StepContext, images: readonly PageImage[]): Promise<EditedImages> {
	const { input, deps, signal } = context
	const editor = deps.imageEditor
	const wishes = input.imageEdits ?? []
	if (!editor || wishes.length === 0) return { images: [...images], originals: [], notes: [] }
	const candidates = inOrderOfEditing(images).slice(0, MOST_EDITED)
	const deadline = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)])
	const edited = new Map<string, PageImage>()
	let next = 0
	const lane = async () => {
		for (let image = candidates[next++]; image; image = candidates[next++]) {
			const made = await editOne(context, editor, image, deadline)
			if (made) edited.set(image.id, made)
		}
	}
	await Promise.all(Array.from({ length: LANES }, lane))
	signal.throwIfAborted()
	const left = images.filter((image) => image.files.length > 0).length - edited.size
	return {
		images: images.map((image) => edited.get(image.id) ?? image),
		originals: images.filter((image) => edited.has(image.id)),
		notes: left > 0 ? [msg('generations.pictures_unedited', { count: left })] : [],
	}
}

async function editOne(context: StepContext, editor: ImageEditor, image: PageImage, deadline: AbortSignal): Promise<PageImage | null> {
	const { input, deps, signal } = context
	return runStepOnce(context, `edit-image:${image.id}`, pageImageSchema.nullable(), async () => {
		try {
			const edit = editFor(input.imageEdits ?? [], input.language)
			const payer = { ...input, generationId: input.id }
			return await editPicture(deps, editor, { image, id: `${image.id}-edited`, edit, payer, signal: deadline })
		} catch (error) {
			expectError(error, signal)
			deps.warn('a picture could not be edited', { image: image.id, code: error.code, reason: error.message })
			return null
		}
	})
}
