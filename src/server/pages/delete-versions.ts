import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/open-database'

/** Autosaves of so many minutes become one version. */
const AUTOSAVE_MINUTES = 5
/** All versions stay for so many days, then the last of each day. */
const ALL_KEPT_DAYS = 30
/** Versions kept of a page; beyond them the oldest go. */
export const MOST_VERSIONS = 200
/** Versions deleted at a time. */
const AT_ONCE = 200

/** Named by a push: what a store was given can be brought back. */
const isPushed = sql`exists (
	select from store_pushes where store_pushes.page_id = version.page_id and store_pushes.page_version = version.version)`

/**
 * Deletes the version a save has just followed when that stands for autosaves of the last minutes; the new one, when it
 * is an autosave too, stands for them from then on. One that was pushed stays.
 */
export async function replaceAutosave(tx: Pick<Database, 'execute'>, followed: { id: string; version: number }): Promise<void> {
	const { id, version } = followed
	const replaceable = sql`version.page_id = ${id} and version.version = ${version} and not ${isPushed}
		and version.autosaving_since > now() - make_interval(mins => ${AUTOSAVE_MINUTES})`
	await tx.execute(sql`
		update page_versions as newest set autosaving_since = version.autosaving_since from page_versions as version
		where newest.page_id = ${id} and newest.version = ${version + 1} and newest.autosaving_since is not null and ${replaceable}`)
	await deleteVersions(tx, replaceable)
}

/**
 * Thins the versions of all pages: those older than a month to the last of each day (UTC), and those beyond the newest
 * MOST_VERSIONS altogether. The first of a page, its newest and those that were pushed to a store always stay.
 */
export async function deleteOldVersions(db: Database): Promise<void> {
	let deleted: number
	do {
		deleted = await deleteVersions(
			db,
			sql`(version.page_id, version.version) in (
				select ranked.page_id, ranked.version from (
					select page_id, version, created_at,
						row_number() over (partition by page_id order by version desc) as place,
						row_number() over (partition by page_id, date_trunc('day', created_at at time zone 'UTC') order by version desc) as of_day
					from page_versions) as ranked
				join pages on pages.id = ranked.page_id
				where ranked.version > 1 and ranked.version <> pages.version
					and (place > ${MOST_VERSIONS} or (of_day > 1 and ranked.created_at < now() - make_interval(days => ${ALL_KEPT_DAYS})))
					and not exists (
						select from store_pushes
						where store_pushes.page_id = ranked.page_id and store_pushes.page_version = ranked.version)
				limit ${AT_ONCE})`,
		)
	} while (deleted === AT_ONCE)
}

/**
 * Deletes versions and lets go of the files that their page does not show any more: the sweep of files looks in its
 * time whether anything else needs them. Answers how many versions.
 */
async function deleteVersions(db: Pick<Database, 'execute'>, which: SQL): Promise<number> {
	const { rows } = (await db.execute(sql`
		with gone as (delete from page_versions as version where ${which} returning version.*),
		released as (
			insert into stored_files (key)
			select shown.key from gone join page_files as shown using (page_id, version)
			except
			select shown.key from pages join page_files as shown on shown.page_id = pages.id and shown.version = pages.version
			where pages.id in (select page_id from gone)
			on conflict do nothing)
		select count(*)::int as count from gone`)) as unknown as { rows: { count: number }[] }
	return rows[0]?.count ?? 0
}
