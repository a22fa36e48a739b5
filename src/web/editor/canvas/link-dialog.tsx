import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { TextField } from '../../ui/field'
import { useWords } from '../words'
import { linkAddress } from './link-address'
import type { Editor } from './link-context'

/** How an address begins, in every language. */
const BEGINNING = 'https://...'

/** Asks where the selected words should lead. */
export function LinkDialog({ editor, onClose }: { editor: Editor | undefined; onClose: () => void }) {
	const t = useWords()
	return (
		<Dialog open={editor !== undefined} onClose={onClose} title={t('link.title')}>
			{editor && <LinkForm editor={editor} onClose={onClose} />}
		</Dialog>
	)
}

function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
	const t = useWords()
	const [typed, setTyped] = useState('')
	const [error, setError] = useState<string>()

	function submit(event: FormEvent) {
		event.preventDefault()
		event.stopPropagation()
		const href = linkAddress(typed)
		if (!href) return setError(t('link.invalid'))
		const chain = editor.chain().focus()
		if (editor.state.selection.empty)
			chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
		else chain.setLink({ href }).run()
		onClose()
	}

	return (
		<form className="grid gap-5" onSubmit={submit} noValidate>
			<TextField
				label={t('link.leads_to')}
				name="href"
				inputMode="url"
				autoCapitalize="none"
				dir="ltr"
				placeholder={BEGINNING}
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
				error={error}
			/>
			<div className="flex justify-end gap-3">
				<Button onClick={onClose}>{t('cancel')}</Button>
				<Button type="submit" look="ink">
					{t('link.submit')}
				</Button>
			</div>
		</form>
	)
}
