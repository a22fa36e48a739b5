import { z } from 'zod'
import { AppError } from '../errors'
import { liftToVersion2 } from './lift-to-version-2'
import { PAGE_VERSION, type Page, pageSchema } from './page'

/** Lifts a page of version n to version n + 1; keyed by n. */
export type Lifts = Readonly<Record<number, (page: Record<string, unknown>) => Record<string, unknown>>>

/** One entry per version there ever was before the present one; none is ever removed. */
const LIFTS: Lifts = { 1: liftToVersion2 }

const versioned = z.looseObject({ version: z.number().int().positive() })

/**
 * Applies the lifts from the page's version up to `current`. Throws AppError `invalid_request` for versions it cannot
 * lift.
 */
export function liftPage(json: unknown, lifts: Lifts, current: number): Record<string, unknown> {
	const start = versioned.safeParse(json)
	if (!start.success) throw new AppError('invalid_request', 'This is not a saved page.', { cause: start.error })
	if (start.data.version > current) {
		throw new AppError('invalid_request', 'This page was saved by a newer version of the product. Update it, then open the page again.', {
			details: { version: start.data.version, supported: current },
		})
	}
	let page: Record<string, unknown> = start.data
	for (let version = start.data.version; version < current; version++) {
		const lift = lifts[version]
		if (!lift) throw new AppError('invalid_request', 'This page was saved in a form that can no longer be read.', { details: { version } })
		page = { ...lift(page), version: version + 1 }
	}
	return page
}

/**
 * Anything → a page of the present version: lifts older versions, checks every field, and that section ids are unique.
 * Throws AppError `invalid_request`.
 */
export function parsePage(json: unknown): Page {
	const parsed = pageSchema.safeParse(liftPage(json, LIFTS, PAGE_VERSION))
	if (!parsed.success) {
		throw new AppError('invalid_request', 'This page holds something a page may not hold, so it was not taken.', {
			cause: parsed.error,
			details: { issues: parsed.error.issues.slice(0, 5).map((issue) => `${issue.path.join('.')}: ${issue.message}`) },
		})
	}
	const ids = parsed.data.sections.map((section) => section.id)
	if (new Set(ids).size !== ids.length)
		throw new AppError('invalid_request', 'Two sections of this page have the same id, so it was not taken.')
	return parsed.data
}
