import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isAppError } from '../../core/errors'
import { getSection } from '../../core/page/find-section'
import { rewriteSection } from '../../core/page/rewrite-section'
import { sectionCatalogue } from '../../render/section-catalogue'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { CONTROL, Field } from '../ui/field'
import { Notice } from '../ui/notice'
import { editorApi } from './editor-api'
import { useEditor } from './editor-context'
import { useCurrentPage } from './use-current-page'
import { usePageNow } from './use-page-now'
import { useUndoable } from './use-undoable'
import { useWorkspace } from './workspace-context'

const MAX_INSTRUCTION = 500

/** Has one section written anew, with what the seller wants different (W-6). */
export function RewriteDialog() {
	const { rewriting, askRewrite } = useWorkspace()
	const section = useCurrentPage().sections.find(({ id }) => id === rewriting)
	const close = () => askRewrite(undefined)
	return (
		<Dialog
			open={section !== undefined}
			onClose={close}
			title={section ? `Rewrite: ${sectionCatalogue[section.type].label}` : ''}
			text="The section is written anew from the page’s facts and checked against them. You can take it back with Undo."
		>
			{section && <RewriteForm key={section.id} sectionId={section.id} onClose={close} />}
		</Dialog>
	)
}

function RewriteForm({ sectionId, onClose }: { sectionId: string; onClose: () => void }) {
	const { stored, flush } = useEditor()
	const [instruction, setInstruction] = useState('')
	const [busy, setBusy] = useState(false)
	const [fault, setFault] = useState<string>()
	const writing = useRef<AbortController>(undefined)
	const pageNow = usePageNow()
	const replace = useUndoable()

	// Closing the dialog stops the writing: nothing arrives afterwards.
	useEffect(() => () => writing.current?.abort(), [])

	async function rewrite(event: FormEvent) {
		event.preventDefault()
		event.stopPropagation()
		writing.current = new AbortController()
		setBusy(true)
		setFault(undefined)
		const { signal } = writing.current
		try {
			await flush()
			const { section, removed } = await editorApi.rewrite(stored.id, getSection(pageNow(), sectionId), instruction.trim(), signal)
			replace('Section rewritten', (page) => rewriteSection(page, section, removed))
			onClose()
		} catch (error) {
			if (!isAppError(error)) throw error
			if (signal.aborted) return
			setFault(error.message)
		}
		setBusy(false)
	}

	return (
		<form className="grid gap-5" onSubmit={(event) => void rewrite(event)} noValidate aria-busy={busy}>
			<Field label="What should be different? (optional)" hint="It guides the tone. Facts are added in the Facts panel.">
				{(ids) => (
					<textarea
						{...ids}
						rows={3}
						dir="auto"
						maxLength={MAX_INSTRUCTION}
						placeholder="Shorter, and speak to people who cook every day"
						className={`${CONTROL} py-3`}
						value={instruction}
						onChange={(event) => setInstruction(event.target.value)}
					/>
				)}
			</Field>
			{fault && <Notice tone="bad" title="The section was not rewritten" text={fault} />}
			<div className="flex flex-wrap justify-end gap-3">
				<Button onClick={onClose}>Cancel</Button>
				<Button type="submit" look="ink" busy={busy}>
					{busy ? 'Writing…' : fault ? 'Try again' : 'Rewrite'}
				</Button>
			</div>
		</form>
	)
}
