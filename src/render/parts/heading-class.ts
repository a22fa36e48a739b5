import { plainFromRichText } from '../../core/text/rich-text'
import { storedHtml, type ViewText } from './text-view'

/** Letters a heading may have before it is set smaller: beyond, it would be a page of its own. */
const LONG = 56

/** Style names of a section's heading, by how long it is. */
export function headingClass(heading: ViewText): string {
	return plainFromRichText(storedHtml(heading)).length > LONG ? 'vt-h vt-wordy' : 'vt-h'
}
