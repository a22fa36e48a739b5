import { AppError } from '../errors'

/** The error of an operation that names a section the page does not have. */
export function noSuchSection(id: string): AppError {
	return new AppError('not_found', 'This section is no longer part of the page. Reload the page to see its newest state.', {
		details: { section: id },
	})
}

/** The error of an operation on a section its owner has locked. */
export function sectionLocked(id: string): AppError {
	return new AppError('conflict', 'This section is locked. Unlock it first, then change it.', { details: { section: id } })
}

/** The error of an operation that names a picture the page does not have. */
export function noSuchImage(id: string): AppError {
	return new AppError('not_found', 'This picture is no longer part of the page. Reload the page to see its newest state.', {
		details: { image: id },
	})
}
