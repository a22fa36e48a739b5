import type { PageImage } from '../../src/core/page/page'

/** A picture that could not be had. */
export function missingImage(id: string): PageImage {
	return { id, alt: '', files: [] }
}
