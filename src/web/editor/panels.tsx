import { BadgeCheck, History, Images, LayoutList, ListChecks, type LucideIcon, Palette, Send } from 'lucide-react'
import type { ComponentType } from 'react'
import { FactsPanel } from './checks/facts-panel'
import { QualityPanel } from './checks/quality-panel'
import { DesignPanel } from './design-panel'
import { useEditor } from './editor-context'
import { ImagesPanel } from './pictures/images-panel'
import { PublishPanel } from './publish/publish-panel'
import { VersionsPanel } from './saving/versions-panel'
import { SectionsPanel } from './sections/sections-panel'
import type { PanelName } from './workspace-context'

type PanelEntry = { id: PanelName; Icon: LucideIcon; Panel: ComponentType }

/** The tools, in the order one comes to need them. Their names are words by id. */
export const PANELS: readonly PanelEntry[] = [
	{ id: 'images', Icon: Images, Panel: ImagesPanel },
	{ id: 'sections', Icon: LayoutList, Panel: SectionsPanel },
	{ id: 'design', Icon: Palette, Panel: DesignPanel },
	{ id: 'facts', Icon: ListChecks, Panel: FactsPanel },
	{ id: 'quality', Icon: BadgeCheck, Panel: QualityPanel },
	{ id: 'versions', Icon: History, Panel: VersionsPanel },
	{ id: 'publish', Icon: Send, Panel: Publish },
]

function Publish() {
	const { stored, me, flush } = useEditor()
	return <PublishPanel stored={stored} me={me} flush={flush} />
}
