import { z } from 'zod'
import { AppError } from '../errors'
import { msg } from '../messages/message'
import { migrateToVersion2 } from './migrate-to-version-2'
import { PAGE_VERSION, type Page, pageSchema } from './page'

/** Changes of a page's JSON from version n to version n + 1, keyed by n. */
export type Migrations = Readonly<Record<number, (page: Record<string, unknown>) => Record<string, unknown>>>

/** One entry per version there ever was before the present one; none is ever removed. */
const MIGRATIONS: Migrations = { 1: migrateToVersion2 }

const versioned = z.looseObject({ version: z.number().int().positive() })

/**
 * Applies the migrations from the page's version up to `current`. Throws AppError `invalid_request` for a version
 * without one.
 */
export function migratePage(json: unknown, migrations: Migrations, current: number): Record<string, unknown> {
	const start = versioned.safeParse(json)
	if (!start.success) throw new AppError('invalid_request', msg('pages.no_saved_page'), { cause: start.error })
	if (start.data.version > current) {
		throw new AppError('invalid_request', msg('pages.newer_version'), {
			details: { version: start.data.version, supported: current },
		})
	}
	let page: Record<string, unknown> = start.data
	for (let version = start.data.version; version < current; version++) {
		const migrate = migrations[version]
		if (!migrate) throw new AppError('invalid_request', msg('pages.old_form'), { details: { version } })
		page = { ...migrate(page), version: version + 1 }
	}
	return page
}

/**
 * Anything → a page of the present version: migrates older versions, checks every field, and that section ids are
 * unique. Throws AppError `invalid_request`.
 */
export function parsePage(json: unknown): Page {
	const parsed = pageSchema.safeParse(migratePage(json, MIGRATIONS, PAGE_VERSION))
	if (!parsed.success) {
		throw new AppError('invalid_request', msg('pages.would_hold'), {
			cause: parsed.error,
			details: { issues: parsed.error.issues.slice(0, 5).map((issue) => `${issue.path.join('.')}: ${issue.message}`) },
		})
	}
	const ids = parsed.data.sections.map((section) => section.id)
	if (new Set(ids).size !== ids.length) throw new AppError('invalid_request', msg('pages.same_ids'))
	return parsed.data
}
