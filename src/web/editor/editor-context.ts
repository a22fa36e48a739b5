import { createContext, type RefObject, useContext } from 'react'
import type { Me } from '../../core/contracts/account'
import type { StoredPage } from '../../core/contracts/pages'
import type { PushLeads } from './publish/use-push-leads'
import type { PageSaver, SaveStatus } from './saving/page-saver'

/** The page one works on, and how it is kept. */
export type EditorState = {
	stored: StoredPage
	me: Me
	saver: PageSaver
	status: SaveStatus
	/** Saves what is unsaved, the words typed last included. */
	flush: () => Promise<void>
	/** Ways into the workspace for what stands outside of it; nothing leads there until it is shown. */
	leads: RefObject<PushLeads | undefined>
}

const EditorContext = createContext<EditorState | undefined>(undefined)
export const EditorProvider = EditorContext.Provider

export function useEditor(): EditorState {
	const editor = useContext(EditorContext)
	if (!editor) throw new Error('useEditor outside of the editor')
	return editor
}
