import { Puck } from '@puckeditor/core'
import { useEffect, useState } from 'react'
import { useMedia } from '../ui/use-media'
import { useRun } from '../ui/use-run'
import { BottomPanel } from './bottom-panel'
import { useDragWords } from './canvas/use-drag-words'
import type { ViewportName } from './canvas/viewports'
import { FactsCard } from './checks/facts-card'
import { RewriteDialog } from './checks/rewrite-dialog'
import { useEditor } from './editor-context'
import { PictureDialog } from './pictures/picture-dialog'
import { FittedFrame } from './preview/fitted-frame'
import { FullPreview } from './preview/full-preview'
import { PreviewFrame } from './preview/preview-frame'
import { KeepLeads } from './publish/use-push-leads'
import { guardHistoryKeys, useHistoryStep } from './saving/history-step'
import { VersionBanner } from './saving/version-banner'
import { AddSectionDialog } from './sections/add-section'
import { SidePanel } from './side-panel'
import { Toolbar } from './toolbar'
import { useWorkspaceState } from './use-workspace-state'
import { WorkspaceProvider } from './workspace-context'

/** Toolbar, tools and canvas: side by side on wide screens, on phones the tools rise from the bottom edge. */
export function EditorLayout({ onSave }: { onSave: () => Promise<void> }) {
	const { stored, status, flush, leads } = useEditor()
	useDragWords()
	const [viewport, setViewport] = useState<ViewportName>('desktop')
	const [previewing, setPreviewing] = useState(false)
	const wide = useMedia('(min-width: 64rem)')
	const workspace = useWorkspaceState(wide)
	const { shownVersion } = workspace
	const step = useHistoryStep()
	useEffect(() => guardHistoryKeys(document, step), [step])
	const run = useRun()
	return (
		<WorkspaceProvider value={workspace}>
			<div className="flex h-full flex-col font-text">
				<Toolbar
					pageId={stored.id}
					status={status}
					onSave={() => void run(onSave)}
					flush={flush}
					viewport={viewport}
					onViewport={setViewport}
					onPreview={() => setPreviewing(true)}
				/>
				<div className="flex min-h-0 grow max-lg:flex-col-reverse">
					{wide ? <SidePanel /> : <BottomPanel />}
					<div className="relative flex min-h-0 min-w-0 grow flex-col bg-sunk">
						{shownVersion && <VersionBanner version={shownVersion} />}
						<div className="min-h-0 grow lg:p-6">
							<FittedFrame viewport={wide ? viewport : undefined}>
								<div className={shownVersion ? 'hidden' : 'h-full'}>
									<Puck.Preview />
								</div>
								{shownVersion && <PreviewFrame key={shownVersion.version} page={shownVersion.page} />}
							</FittedFrame>
						</div>
						{!shownVersion && <FactsCard wide={wide} />}
					</div>
				</div>
			</div>
			<KeepLeads pageId={stored.id} leads={leads} />
			<RewriteDialog />
			<AddSectionDialog />
			<PictureDialog />
			<FullPreview open={previewing} onClose={() => setPreviewing(false)} viewport={viewport} onViewport={setViewport} />
		</WorkspaceProvider>
	)
}
