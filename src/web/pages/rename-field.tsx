import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type PageEntry, renamePageSchema } from '../../core/contracts/pages'
import { findLanguage } from '../../core/locale/languages'
import { CONTROL } from '../ui/field'
import { useWords } from './words'

type Props = { page: PageEntry; onRename: (title: string) => void; onCancel: () => void }

/** A page's name, typed in its place: Enter or leaving keeps it, Escape does not. An empty one keeps what was there. */
export function RenameField({ page, onRename, onCancel }: Props) {
	const t = useWords()
	const [title, setTitle] = useState(page.title)
	const input = useRef<HTMLInputElement>(null)
	const done = useRef(false)
	useEffect(() => {
		input.current?.focus()
		input.current?.select()
	}, [])
	const end = (keep: boolean) => {
		if (done.current) return
		done.current = true
		const named = renamePageSchema.safeParse({ title })
		if (keep && named.success) onRename(named.data.title)
		else onCancel()
	}
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key === 'Enter') end(true)
		if (event.key === 'Escape') end(false)
	}
	return (
		<input
			ref={input}
			aria-label={t('name')}
			lang={findLanguage(page.language)?.tag}
			dir="auto"
			maxLength={200}
			className={`${CONTROL} px-2`}
			value={title}
			onChange={(event) => setTitle(event.target.value)}
			onKeyDown={onKeyDown}
			onBlur={() => end(true)}
		/>
	)
}
