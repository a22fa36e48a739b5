import { type Data, Puck } from '@puckeditor/core'
import { useLibraryWords } from './use-library-words'
import { translate } from './words'
import '@puckeditor/core/no-external.css'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Me } from '../../core/contracts/account'
import type { StoredPage } from '../../core/contracts/pages'
import { SessionEnded } from '../accounts/session-ended'
import { localKept } from '../browser/browser-storage'
import { rememberPage } from '../browser/storage'
import { readUnsent, type UnsentPage } from '../browser/unsent-pages'
import { api } from '../calls/api'
import { errorWords } from '../calls/error-words'
import { showToast } from '../ui/toast-store'
import { CANVAS_CONFIG } from './canvas/canvas-config'
import { CanvasFrame } from './canvas/canvas-frame'
import { ConflictDialog } from './saving/conflict-dialog'
import './editor.css'
import { type Editor, LinkContext } from './canvas/link-context'
import { LinkDialog } from './canvas/link-dialog'
import { dataOf, fingerprint, pageOf } from './canvas/page-data'
import { SectionBar } from './canvas/section-bar'
import { useCanvasView } from './canvas/use-canvas-view'
import { ViewProvider } from './canvas/view-context'
import { createShownFacts, ShownFactsProvider } from './checks/shown-facts'
import { EditorProvider } from './editor-context'
import { EditorLayout } from './editor-layout'
import { StoreReturn } from './publish/stores/store-return'
import type { PushLeads } from './publish/use-push-leads'
import { LeavingDialog } from './saving/leaving-dialog'
import { typedTextHandedOn } from './saving/puck-timing'
import { BaseProvider } from './saving/use-edits'
import { usePageSaver } from './saving/use-page-saver'
import { CurrentPageProvider } from './use-current-page'

const OVERRIDES = { iframe: CanvasFrame, actionBar: SectionBar }
const IFRAME = { enabled: true, syncHostStyles: false, waitForStyles: false }
/** The section bar has these acts itself, by core/page; the library's own, with their bare Delete key, are off. */
const PERMISSIONS = { duplicate: false, delete: false }

type Props = { stored: StoredPage; me: Me /** The version saved elsewhere was chosen: open that one. */; onReopen: () => void }

/** The editor of one page. */
export function PageEditor({ stored, me, onReopen }: Props) {
	const [base] = useState(stored.page)
	const [unsent] = useState(() => unsentOf(stored, me))
	const [data] = useState(() => dataOf(unsent?.page ?? stored.page))
	const [page, setPage] = useState(unsent?.page ?? stored.page)
	/** The choice between two versions was put off; saving asks again. */
	const [later, setLater] = useState(false)
	const [sessionAsked, setSessionAsked] = useState(true)
	const [linkEditor, setLinkEditor] = useState<Editor>()
	const { status, saver } = usePageSaver(stored, me, unsent)
	const view = useCanvasView(page)
	const dictionary = useLibraryWords()

	const onChange = useCallback(
		(next: Data) => {
			const changed = pageOf(base, next)
			setPage(changed)
			saver.change(changed)
		},
		[base, saver],
	)
	useEffect(() => {
		if (unsent) showToast({ title: translate('page_editor.unsent_back'), text: translate('page_editor.unsent_text') })
	}, [unsent])
	const sessionEnded = status.kind === 'failed' && status.error.code === 'unauthenticated'
	const saveChanges = async () => {
		setLater(false)
		setSessionAsked(true)
		await typedTextHandedOn()
		await saver.save()
		const now = saver.status()
		if (now.kind === 'failed' && now.error.code !== 'unauthenticated') showToast({ ...errorWords(now.error), tone: 'bad' })
		if (now.kind !== 'saved') return
		rememberPage(localKept(), await api.page(stored.id))
		showToast({ title: translate('page_editor.saved'), tone: 'good' })
	}
	const flush = useCallback(async () => {
		await typedTextHandedOn()
		if (saver.status().kind !== 'saved') await saver.save()
	}, [saver])
	const [shownFacts] = useState(createShownFacts)
	const leads = useRef<PushLeads>(undefined)
	const editor = useMemo(() => ({ stored, me, saver, status, flush, leads }), [stored, me, saver, status, flush])

	return (
		<BaseProvider value={base}>
			<CurrentPageProvider value={page}>
				{/* Outside of the library, which begins its children anew once it is ready: a push would lose what is said of it. */}
				<StoreReturn pageId={stored.id} me={me} leads={leads} />
				<ViewProvider value={view}>
					<LinkContext value={setLinkEditor}>
						<ShownFactsProvider value={shownFacts}>
							<Puck
								config={CANVAS_CONFIG}
								data={data}
								onChange={onChange}
								overrides={OVERRIDES}
								iframe={IFRAME}
								permissions={PERMISSIONS}
								dictionary={dictionary}
								height="100%"
							>
								<EditorProvider value={editor}>
									<EditorLayout onSave={saveChanges} />
								</EditorProvider>
							</Puck>
						</ShownFactsProvider>
					</LinkContext>
				</ViewProvider>
			</CurrentPageProvider>
			<LinkDialog editor={linkEditor} onClose={() => setLinkEditor(undefined)} />
			<ConflictDialog
				open={status.kind === 'conflict' && !later}
				onLater={() => setLater(true)}
				onMine={() => void saver.resolve('mine')}
				onTheirs={() => void saver.resolve('theirs').then(onReopen)}
			/>
			<SessionEnded
				open={sessionEnded && sessionAsked}
				userId={me.user.id}
				onBack={() => void saver.save()}
				onLater={() => setSessionAsked(false)}
			/>
			<LeavingDialog saver={saver} flush={flush} />
		</BaseProvider>
	)
}

/** What an earlier visit changed and could not send; undefined when the server has it. */
function unsentOf(stored: StoredPage, me: Me): UnsentPage | undefined {
	const unsent = readUnsent(localKept(), me.user.id, stored.id)
	return unsent && fingerprint(unsent.page) !== fingerprint(stored.page) ? unsent : undefined
}
