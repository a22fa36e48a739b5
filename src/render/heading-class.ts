import { plainFromRichText } from '../core/page/rich-text'
import type { ViewText } from './text-view'

/** Letters a heading may have before it is set smaller: beyond, it would be a page of its own. */
const LONG = 56

/** Style names of a section's heading, by how long it is. */
export function headingClass({ html }: ViewText): string {
	return typeof html === 'string' && plainFromRichText(html).length > LONG ? 'vt-h vt-wordy' : 'vt-h'
}
