import { z } from 'zod'
import { isAppError } from '../../core/errors'
import { parsePage } from '../../core/page/migrate'
import type { Page } from '../../core/page/page'
import type { BrowserStorage } from './browser-storage'
import { readDraft, writeDraft } from './storage'

/** What was changed on a page and has not reached the server: the page, and the version the change was made on. */
export type UnsentPage = { page: Page; version: number }

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const PREFIX = 'unsent_page:'
const keyOf = (userId: string, pageId: string) => `${PREFIX}${userId}:${pageId}`
const keptSchema = z.object({ version: z.number().int(), page: z.unknown() })

/** The changes of a user's page kept in this browser; undefined when there are none, or none that can be read. */
export function readUnsent(store: Store, userId: string, pageId: string): UnsentPage | undefined {
	const kept = readDraft(store, keyOf(userId, pageId), keptSchema)
	if (!kept) return undefined
	try {
		return { page: parsePage(kept.page), version: kept.version }
	} catch (error) {
		if (!isAppError(error)) throw error
		return undefined
	}
}

/**
 * Keeps changes in this browser until the server has them; undefined takes them away. A browser that is full or
 * closed keeps none: the copy in memory goes on being sent.
 */
export function keepUnsent(store: Store, userId: string, pageId: string, unsent: UnsentPage | undefined): void {
	writeDraft(store, keyOf(userId, pageId), unsent)
}

/** Takes away everything kept so, whoever's it is; for signing out. */
export function forgetUnsent(store: Pick<BrowserStorage, 'keys' | 'removeItem'>): void {
	for (const key of store.keys()) if (key.startsWith(PREFIX)) store.removeItem(key)
}
