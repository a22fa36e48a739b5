import type { Crop } from '../../core/page/compose/picture-nature'
import type { PageImage } from '../../core/page/page'

export type ImageRequest = { id: string /** addresses to try, best first */; urls: string[]; alt: string }

/**
 * Brings pictures in: fetch, verify, resize, store. A picture that cannot be had comes back with `files: []`, never as
 * an error.
 */
export interface ImagePipeline {
	/** One picture by address. */
	fetchImage(request: ImageRequest, signal: AbortSignal): Promise<PageImage>
	/**
	 * One picture given as bytes (upload, `cropped_image`, an image model's answer, which is `madeBy` `ai` and says so in
	 * its files). Throws AppError `invalid_request` when it is no picture.
	 */
	importImage(id: string, bytes: Uint8Array, alt: string, madeBy?: 'ai'): Promise<PageImage>
	/**
	 * A part of a stored picture as another picture, which keeps its words, where it came from and who made it. Throws
	 * AppError `invalid_request` when the picture could not be had, or too little of it is left.
	 */
	cropImage(id: string, image: PageImage, crop: Crop): Promise<PageImage>
}
