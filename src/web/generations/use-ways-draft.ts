import { useEffect, useState } from 'react'
import { findMarket } from '../../core/locale/markets'
import { sessionKept } from '../browser/browser-storage'
import type { Given } from './generation-form'
import type { Photo } from './give/photo-list'
import { keepPhotos, loadPhotos } from './give/photo-storage'
import { keepWaysDraft, loadWaysDraft, type WaysDraft } from './ways-draft'

/** What the ways in share: the draft, the photos, and handing both over. */
export type WayProps = ReturnType<typeof useWaysDraft> & { onGiven: (given: Given) => void }

/** The draft of the other ways in, kept for the tab as it is typed. */
export function useWaysDraft(userId: string, market: string) {
	const [draft, setDraft] = useState(() => loadWaysDraft(sessionKept(), userId, findMarket(market)?.currency ?? 'USD'))
	const [photos, setPhotos] = useState<readonly Photo[]>([])
	const [photosKept, setPhotosKept] = useState(true)
	useEffect(() => keepWaysDraft(sessionKept(), draft), [draft])
	useEffect(() => {
		let here = true
		void loadPhotos(userId).then((kept) => here && setPhotos((now) => (now.length > 0 ? now : kept)))
		return () => {
			here = false
		}
	}, [userId])
	return {
		draft,
		change: (change: Partial<WaysDraft>) => setDraft((before) => ({ ...before, ...change })),
		photos,
		/** False while photos are being written to the browser's storage: a reload now would lose the newest. */
		photosKept,
		setPhotos(next: Photo[]) {
			setPhotos(next)
			setPhotosKept(false)
			void keepPhotos(userId, next).then(() => setPhotosKept(true))
		},
	}
}
