import { type Data, Puck } from '@puckeditor/core'
import '@puckeditor/core/no-external.css'
import './editor.css'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { Me } from '../../core/contracts/account'
import type { StoredPage } from '../../core/contracts/pages'
import type { Page } from '../../core/page/page'
import { pageView } from '../../render/page-view'
import { api } from '../api'
import { errorWords } from '../error-words'
import { fileUrl } from '../file-url'
import { rememberPage } from '../storage'
import { showToast } from '../ui/toast-store'
import { useMedia } from '../ui/use-media'
import { CANVAS_CONFIG } from './canvas-config'
import { CanvasFrame } from './canvas-frame'
import { ConflictDialog } from './conflict-dialog'
import { FittedFrame } from './fitted-frame'
import { RemovableImage } from './image-remove'
import { type Editor, LinkContext } from './link-context'
import { LinkDialog } from './link-dialog'
import { dataOf, pageOf } from './page-data'
import { PreviewFrame } from './preview-frame'
import { SectionBar } from './section-bar'
import { BottomPanel, SidePanel } from './side-panel'
import { Toolbar } from './toolbar'
import { CurrentPageProvider } from './use-current-page'
import { BaseProvider } from './use-edits'
import { usePageSaver } from './use-page-saver'
import { ViewProvider } from './view-context'
import type { ViewportName } from './viewports'

const OVERRIDES = { iframe: CanvasFrame, actionBar: SectionBar }
const IFRAME = { enabled: true, syncHostStyles: false, waitForStyles: false }
/** The section bar has these acts itself, by core/page; the editor's own, with their bare Delete key, are off. */
const PERMISSIONS = { duplicate: false, delete: false }

/** The editor of one page: opened anew (by its key) when another version is taken. */
export function PageEditor({ stored, me, onReopen }: { stored: StoredPage; me: Me; onReopen: (page: Page) => void }) {
	const [base] = useState(stored.page)
	const [page, setPage] = useState(stored.page)
	const [data] = useState(() => dataOf(stored.page))
	const [viewport, setViewport] = useState<ViewportName>('desktop')
	const [previewing, setPreviewing] = useState(false)
	const [linkEditor, setLinkEditor] = useState<Editor>()
	const wide = useMedia('(min-width: 64rem)')
	const { status, saver } = usePageSaver(stored, me)
	const view = useCanvasView(page)

	const onChange = useCallback(
		(next: Data) => {
			const changed = pageOf(base, next)
			setPage(changed)
			saver.change(changed)
		},
		[base, saver],
	)
	const saveChanges = async () => {
		await saver.save()
		const now = saver.status()
		if (now.kind === 'failed') showToast({ ...errorWords(now.error), tone: 'bad' })
		if (now.kind !== 'saved') return
		rememberPage(localStorage, await api.page(stored.id))
		showToast({ title: 'Changes saved', tone: 'good' })
	}
	const flush = async () => {
		if (saver.status().kind !== 'saved') await saver.save()
	}

	return (
		<BaseProvider value={base}>
			<CurrentPageProvider value={page}>
				<ViewProvider value={view}>
					<LinkContext value={setLinkEditor}>
						<Puck
							config={CANVAS_CONFIG}
							data={data}
							onChange={onChange}
							overrides={OVERRIDES}
							iframe={IFRAME}
							permissions={PERMISSIONS}
							height="100%"
						>
							<div className="flex h-full flex-col font-text">
								<Toolbar
									pageId={stored.id}
									status={status}
									onSave={() => void saveChanges()}
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
						</Puck>
					</LinkContext>
				</ViewProvider>
			</CurrentPageProvider>
			<LinkDialog editor={linkEditor} onClose={() => setLinkEditor(undefined)} />
			<ConflictDialog
				open={status.kind === 'conflict'}
				onLater={() => undefined}
				onMine={() => void saver.resolve('mine')}
				onTheirs={() => void saver.resolve('theirs').then(onReopen)}
			/>
		</BaseProvider>
	)
}

/** What the sections look up while one works; it may lag a keystroke behind. */
function useCanvasView(page: Page) {
	const settled = useDeferredValue(page)
	return useMemo(
		() =>
			pageView(settled, fileUrl, {
				editing: true,
				decorateImage: (picture, { imageId, sectionId }) => (
					<RemovableImage
						picture={picture}
						imageId={imageId}
						sectionId={sectionId}
						alt={settled.images.find((image) => image.id === imageId)?.alt ?? ''}
					/>
				),
			}),
		[settled],
	)
}
