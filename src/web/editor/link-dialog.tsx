import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { TextField } from '../ui/field'
import { linkAddress } from './link-address'
import type { Editor } from './link-context'

/** Asks where the selected words should lead. */
export function LinkDialog({ editor, onClose }: { editor: Editor | undefined; onClose: () => void }) {
	return (
		<Dialog open={editor !== undefined} onClose={onClose} title="Add a link">
			{editor && <LinkForm editor={editor} onClose={onClose} />}
		</Dialog>
	)
}

function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
	const [typed, setTyped] = useState('')
	const [error, setError] = useState<string>()

	function submit(event: FormEvent) {
		event.preventDefault()
		event.stopPropagation()
		const href = linkAddress(typed)
		if (!href) return setError('Enter a web address, an e-mail address or a telephone number.')
		const chain = editor.chain().focus()
		if (editor.state.selection.empty)
			chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
		else chain.setLink({ href }).run()
		onClose()
	}

	return (
		<form className="grid gap-5" onSubmit={submit} noValidate>
			<TextField
				label="Leads to"
				name="href"
				inputMode="url"
				autoCapitalize="none"
				placeholder="https://..."
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
				error={error}
			/>
			<div className="flex justify-end gap-3">
				<Button onClick={onClose}>Cancel</Button>
				<Button type="submit" look="ink">
					Add link
				</Button>
			</div>
		</form>
	)
}
