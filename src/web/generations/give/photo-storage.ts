import { sessionKept } from '../../browser/browser-storage'
import { newId } from '../../browser/new-id'
import type { Photo } from './photo-list'

const DATABASE = 'vitrine'
const STORE = 'photos'
/** Marks the tab that stored photos: they outlive a reload, not the visit. */
const TAB_KEY = 'vitrine_photo_shelf'

/**
 * Keeps the photos chosen so far for this tab; they are too large for the session storage. A browser without a database
 * keeps none.
 */
export async function keepPhotos(userId: string, photos: readonly Photo[]): Promise<void> {
	const key = sessionKept().getItem(TAB_KEY) ?? newId()
	sessionKept().setItem(TAB_KEY, key)
	await withStore((store) => store.put({ userId, files: photos.map((photo) => photo.file) }, key))
}

/** The photos this person had chosen in this tab before a reload. */
export async function loadPhotos(userId: string): Promise<Photo[]> {
	const key = sessionKept().getItem(TAB_KEY)
	if (key === null) {
		await withStore((store) => store.clear())
		return []
	}
	const kept = await withStore((store) => store.get(key))
	if (!isKept(kept) || kept.userId !== userId) return []
	return kept.files.map((file) => ({ id: newId(), file, url: URL.createObjectURL(file) }))
}

function isKept(value: unknown): value is { userId: string; files: File[] } {
	return typeof value === 'object' && value !== null && 'files' in value && Array.isArray(value.files) && 'userId' in value
}

/**
 * One request to the store of photos; undefined where the browser has no database (a private window, say): keeping
 * photos is a comfort, not a promise.
 */
async function withStore<T>(act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
	const database = await openDatabase()
	if (!database) return undefined
	return new Promise((resolve) => {
		const transaction = database.transaction(STORE, 'readwrite')
		const request = act(transaction.objectStore(STORE))
		// Only a completed transaction survives a reload; a request that succeeded may still be undone.
		transaction.oncomplete = () => resolve(request.result)
		transaction.onabort = () => resolve(undefined)
	})
}

let opening: Promise<IDBDatabase | undefined> | undefined

function openDatabase(): Promise<IDBDatabase | undefined> {
	opening ??= new Promise((resolve) => {
		const request = indexedDB.open(DATABASE, 1)
		request.onupgradeneeded = () => request.result.createObjectStore(STORE)
		request.onsuccess = () => resolve(request.result)
		request.onerror = () => resolve(undefined)
	})
	return opening
}
