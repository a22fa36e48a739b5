import { fileUrl } from '../../core/contracts/file-url'
import type { ImageFile } from '../../core/page/page'

/** The absolute public address of a picture on this installation. */
export const publicImageUrl =
	(publicUrl: string) =>
	(file: ImageFile): string =>
		new URL(fileUrl(file.key), publicUrl).href
