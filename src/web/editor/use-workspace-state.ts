import { useMemo, useState } from 'react'
import type { PageVersion } from '../../core/contracts/pages'
import { focusSection, focusTarget } from './canvas/focus-target'
import { useSelect } from './saving/use-edits'
import type { OpenedPicture, PanelName, Workspace } from './workspace-context'

/** Keeps what stands around the canvas. `wide`: panels stand beside the page, not over it. */
export function useWorkspaceState(wide: boolean): Workspace {
	const [panel, setPanel] = useState<PanelName>()
	const [picture, choosePicture] = useState<string>()
	const [shownVersion, showVersion] = useState<PageVersion>()
	const [rewriting, askRewrite] = useState<string>()
	const [adding, askAdd] = useState<Workspace['adding']>()
	const [openedPicture, openPicture] = useState<OpenedPicture>()
	const select = useSelect()
	return useMemo(
		() => ({
			panel: panel ?? (wide ? 'images' : undefined),
			openPanel: setPanel,
			goTo(place) {
				showVersion(undefined)
				if (place.kind === 'section') {
					if (!wide) setPanel(undefined)
					select(place.id)
					focusSection(place.id)
				} else if (place.kind === 'setting') {
					select(place.id)
					setPanel('sections')
					focusTarget(`setting-${place.id}`)
				} else if (place.kind === 'image') {
					choosePicture(place.id)
					setPanel('images')
					focusTarget(`image-${place.id}`)
				} else if (place.kind === 'search') {
					setPanel('quality')
					focusTarget(`search-${place.field}`)
				} else {
					setPanel(place.panel)
					focusTarget(`panel-${place.panel}`)
				}
			},
			picture,
			choosePicture,
			shownVersion,
			showVersion,
			rewriting,
			askRewrite,
			adding,
			askAdd,
			openedPicture,
			openPicture,
		}),
		[panel, wide, picture, shownVersion, rewriting, adding, openedPicture, select],
	)
}
