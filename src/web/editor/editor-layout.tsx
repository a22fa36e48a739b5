import { Puck } from '@puckeditor/core'
import { useState } from 'react'
import { useMedia } from '../ui/use-media'
import { useRun } from '../use-run'
import { FittedFrame } from './fitted-frame'
import type { SaveStatus } from './page-saver'
import { PreviewFrame } from './preview-frame'
import { BottomPanel, SidePanel } from './side-panel'
import { Toolbar } from './toolbar'
import type { ViewportName } from './viewports'

type Props = { pageId: string; status: SaveStatus; onSave: () => Promise<void>; flush: () => Promise<void> }

/** Toolbar, tools and canvas: side by side on wide screens, on phones the tools rise from the bottom edge. */
export function EditorLayout({ pageId, status, onSave, flush }: Props) {
	const [viewport, setViewport] = useState<ViewportName>('desktop')
	const [previewing, setPreviewing] = useState(false)
	const wide = useMedia('(min-width: 64rem)')
	const run = useRun()
	return (
		<div className="flex h-full flex-col font-text">
			<Toolbar
				pageId={pageId}
				status={status}
				onSave={() => void run(onSave)}
				flush={flush}
				viewport={viewport}
				onViewport={setViewport}
				previewing={previewing}
				onPreview={setPreviewing}
			/>
			<div className="flex min-h-0 grow max-lg:flex-col-reverse">
				{wide ? <SidePanel /> : <BottomPanel />}
				<div className="min-h-0 min-w-0 grow bg-sunk lg:p-6">
					<FittedFrame viewport={wide ? viewport : undefined}>
						<div className={previewing ? 'hidden' : 'h-full'}>
							<Puck.Preview />
						</div>
						{previewing && <PreviewFrame />}
					</FittedFrame>
				</div>
			</div>
		</div>
	)
}
