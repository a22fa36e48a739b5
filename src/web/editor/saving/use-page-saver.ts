import { useEffect, useRef, useState } from 'react'
import type { Me } from '../../../core/contracts/account'
import type { StoredPage } from '../../../core/contracts/pages'
import type { Page } from '../../../core/page/page'
import { localKept } from '../../browser/browser-storage'
import { keepUnsent, type UnsentPage } from '../../browser/unsent-pages'
import { api } from '../../calls/api'
import { createPageSaver, type PageSaver, type SaveStatus } from './page-saver'
import { useSaveRetries } from './use-save-retries'

const AUTOSAVE_MS = 1_500

/**
 * Saves the page when the screen opens and as one works, keeps in this browser what cannot be sent and sends it
 * later; warns before leaving with unsaved work. `unsent`: what an earlier visit could not send.
 */
export function usePageSaver(stored: StoredPage, me: Me, unsent: UnsentPage | undefined) {
	const saver = useRef<PageSaver>(undefined)
	const [status, setStatus] = useState<SaveStatus>({ kind: unsent ? 'unsaved' : 'saved', changed: unsent !== undefined })
	saver.current ??= createPageSaver(stored, callsFor(stored, me), setStatus, unsent)
	const { current } = saver

	useSaveOnOpen(current)
	useEffect(() => {
		if (status.kind !== 'unsaved' || !navigator.onLine) return
		const timer = setTimeout(() => void current.save('editor'), AUTOSAVE_MS)
		return () => clearTimeout(timer)
	}, [status, current])
	useSaveRetries(status, current)
	useEffect(() => {
		const warn = (event: BeforeUnloadEvent) => {
			if (current.status().kind !== 'saved') event.preventDefault()
		}
		window.addEventListener('beforeunload', warn)
		return () => window.removeEventListener('beforeunload', warn)
	}, [current])
	useEffect(
		() => () => {
			if (current.status().kind === 'unsaved') void current.save('editor')
		},
		[current],
	)

	return { status, saver: current }
}

function useSaveOnOpen(saver: PageSaver) {
	const opened = useRef(false)
	useEffect(() => {
		if (opened.current) return
		opened.current = true
		void saver.save('editor')
	}, [saver])
}

function callsFor(stored: StoredPage, me: Me) {
	return {
		send: (page: Page, baseVersion: number, autosaved: boolean) =>
			api.savePage({
				page_id: stored.id,
				page,
				base_version: baseVersion,
				autosaved,
				product_html: stored.product_page_html,
				product_url: stored.product_url,
				clerk_user_id: me.user.id,
				user_name: me.user.name,
				user_email: me.user.email,
			}),
		load: () => api.page(stored.id),
		keep: (unsent: UnsentPage | undefined) => keepUnsent(localKept(), me.user.id, stored.id, unsent),
	}
}
