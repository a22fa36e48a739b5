import type { PageImage } from '../../../core/page/page'
import { callForFile } from '../../calls/http'
import { editorApi } from '../editor-api'

/**
 * The logo of the store profile as a picture of this page, in the sizes a page needs; it is called by the store's name.
 * Throws AppError.
 */
export async function uploadLogoTo(pageId: string, logoUrl: string): Promise<PageImage> {
	const { file } = await callForFile(logoUrl)
	const image = await editorApi.uploadImage(pageId, new File([file], 'logo.webp', { type: file.type }))
	return { ...image, alt: '' }
}
