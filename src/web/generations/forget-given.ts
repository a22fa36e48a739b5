import { sessionKept } from '../browser/browser-storage'
import { keepPhotos } from './give/photo-storage'
import { forgetWaysDraft } from './ways-draft'

/** The page is made: what was typed and chosen for it is no longer kept in the browser. */
export function forgetGiven(): void {
	forgetWaysDraft(sessionKept())
	void keepPhotos('', [])
}
