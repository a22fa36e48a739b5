import { AppError } from '../errors'
import { msg } from '../messages/message'

/** The error of an operation that names a section the page does not have. */
export function noSuchSection(id: string): AppError {
	return new AppError('not_found', msg('pages.section_gone'), {
		details: { section: id },
	})
}

/** The error of an operation on a section its owner has locked. */
export function sectionLocked(id: string): AppError {
	return new AppError('conflict', msg('pages.section_locked'), { details: { section: id } })
}

/** The error of an operation that names a picture the page does not have. */
export function noSuchImage(id: string): AppError {
	return new AppError('not_found', msg('pages.picture_gone'), {
		details: { image: id },
	})
}
