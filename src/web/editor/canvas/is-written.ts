import { COPY_PARTS } from '../../../core/copy/copy'
import type { SectionType } from '../../../core/page/page'

/** True for kinds of section somebody writes; all others are arranged from facts or are the seller's own. */
export function isWritten(type: SectionType): boolean {
	return COPY_PARTS.some((part) => part === type)
}
