import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isAppError } from '../../../core/errors'
import { getSection } from '../../../core/page/edit/find-section'
import { rewriteSection } from '../../../core/page/edit/rewrite-section'
import { sayMessage } from '../../i18n/say-message'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { CONTROL, Field } from '../../ui/field'
import { Notice } from '../../ui/notice'
import { editorApi } from '../editor-api'
import { useEditor } from '../editor-context'
import { useUndoable } from '../saving/use-undoable'
import { useCurrentPage } from '../use-current-page'
import { usePageNow } from '../use-page-now'
import { translate, useWords } from '../words'
import { useWorkspace } from '../workspace-context'

const MAX_INSTRUCTION = 500

/** Has one section written anew, with what the seller wants different (W-6). */
export function RewriteDialog() {
	const t = useWords()
	const { rewriting, askRewrite } = useWorkspace()
	const section = useCurrentPage().sections.find(({ id }) => id === rewriting)
	const close = () => askRewrite(undefined)
	return (
		<Dialog
			open={section !== undefined}
			onClose={close}
			title={section ? t('rewrite.title', { section: t(`section_names.${section.type}`) }) : ''}
			text={t('rewrite.text')}
		>
			{section && <RewriteForm key={section.id} sectionId={section.id} onClose={close} />}
		</Dialog>
	)
}

function RewriteForm({ sectionId, onClose }: { sectionId: string; onClose: () => void }) {
	const t = useWords()
	const { stored, flush } = useEditor()
	const [instruction, setInstruction] = useState('')
	const [busy, setBusy] = useState(false)
	const [error, setError] = useState<string>()
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
		setError(undefined)
		const { signal } = writing.current
		try {
			await flush()
			const { section, removed } = await editorApi.rewrite(stored.id, getSection(pageNow(), sectionId), instruction.trim(), signal)
			replace(translate('rewrite.done'), (page) => rewriteSection(page, section, removed))
			onClose()
		} catch (error) {
			if (!isAppError(error)) throw error
			if (signal.aborted) return
			setError(sayMessage(error.said))
		}
		setBusy(false)
	}

	return (
		<form className="grid gap-5" onSubmit={(event) => void rewrite(event)} noValidate aria-busy={busy}>
			<Field label={t('rewrite.label')} hint={t('rewrite.hint')}>
				{(ids) => (
					<textarea
						{...ids}
						rows={3}
						dir="auto"
						maxLength={MAX_INSTRUCTION}
						placeholder={t('rewrite.placeholder')}
						className={`${CONTROL} py-3`}
						value={instruction}
						onChange={(event) => setInstruction(event.target.value)}
					/>
				)}
			</Field>
			{error && <Notice tone="bad" title={t('rewrite.failed')} text={error} />}
			<div className="flex flex-wrap justify-end gap-3">
				<Button onClick={onClose}>{t('cancel')}</Button>
				<Button type="submit" look="ink" busy={busy}>
					{t(busy ? 'rewrite.writing' : error ? 'try_again' : 'rewrite.submit')}
				</Button>
			</div>
		</form>
	)
}
