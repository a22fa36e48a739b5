import { MAX_PHOTOS } from '../../../core/limits'
import { translate } from '../words'

/** A photo the seller chose, with an address to show it by. */
export type Photo = { id: string; file: File; url: string }

/** The photo moved by one place; where it cannot go, nothing changes. */
export function movePhoto(photos: readonly Photo[], id: string, by: 1 | -1): Photo[] {
	const from = photos.findIndex((photo) => photo.id === id)
	const photo = photos[from]
	const to = from + by
	return photo && to >= 0 && to < photos.length ? photos.toSpliced(from, 1).toSpliced(to, 0, photo) : [...photos]
}

/** How many of the files still find room, and the words for those that do not. */
export function roomFor(photos: readonly Photo[], files: number): { take: number; error: string | undefined } {
	const room = Math.max(0, MAX_PHOTOS - photos.length)
	const error = files > room ? translate('photos.left_out', { most: MAX_PHOTOS }) : undefined
	return { take: Math.min(files, room), error }
}
