import { createContext, useContext } from 'react'
import type { PageVersion } from '../../core/contracts/pages'
import type { QualityPlace } from '../../core/quality/finding'

export type PanelName = 'images' | 'sections' | 'design' | 'facts' | 'quality' | 'versions' | 'publish'

/** A picture in its place on the page. */
export type OpenedPicture = { imageId: string; sectionId: string }

/** What stands on the screen around the canvas. */
export type Workspace = {
	/** The panel that is open; none only on phones, where panels rise over the page. */
	panel: PanelName | undefined
	openPanel: (panel: PanelName | undefined) => void
	/** Leads to where something is put right: opens the panel, selects the section, puts the focus there. */
	goTo: (place: QualityPlace) => void
	/** The picture whose row is open in the images panel. */
	picture: string | undefined
	choosePicture: (id: string | undefined) => void
	/** An earlier version shown in the canvas's place. */
	shownVersion: PageVersion | undefined
	showVersion: (version: PageVersion | undefined) => void
	/** Where a section is being added: behind the one named. */
	adding: { afterId: string | undefined } | undefined
	askAdd: (at: { afterId: string | undefined } | undefined) => void
	/** The picture of a section whose settings are open. */
	openedPicture: OpenedPicture | undefined
	openPicture: (picture: OpenedPicture | undefined) => void
	/** Id of the section whose rewriting is being asked for. */
	rewriting: string | undefined
	askRewrite: (sectionId: string | undefined) => void
}

const WorkspaceContext = createContext<Workspace | undefined>(undefined)
export const WorkspaceProvider = WorkspaceContext.Provider

export function useWorkspace(): Workspace {
	const workspace = useContext(WorkspaceContext)
	if (!workspace) throw new Error('useWorkspace outside of the editor')
	return workspace
}
