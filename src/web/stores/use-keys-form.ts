import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isAppError } from '../../core/errors'
import type { KeysCalls } from '../../core/stores/descriptors/descriptor'
import { localKept } from '../browser/browser-storage'
import { forgetKeys, type KeysFields, readKeys, rememberKeys } from '../browser/storage'
import { sayMessage } from '../i18n/say-message'
import { deleteError, isComplete, type KeysMessage, NO_KEYS, saveError } from './keys-form'
import { STORES, storesApi } from './stores-api'
import { translate } from './words'

export type KeysForm = ReturnType<typeof useKeysForm>

/**
 * The form's fields and what it is doing. What was saved stands there masked; the browser's own copy until the server
 * has answered.
 */
export function useKeysForm(calls: KeysCalls, userId: string | undefined) {
	const queries = useQueryClient()
	const [fields, setFields] = useState<KeysFields>(NO_KEYS)
	const [touched, setTouched] = useState(false)
	const [busy, setBusy] = useState<'saving' | 'deleting'>()
	const [message, setMessage] = useState<KeysMessage>()

	useEffect(() => {
		if (!userId || touched) return
		setFields(readKeys(localKept()))
		let gone = false
		load(calls, userId).then(
			(stored) => gone || setFields(stored),
			(error: unknown) => {
				if (!gone && isAppError(error)) setMessage({ tone: 'bad', text: sayMessage(error.said) })
			},
		)
		return () => {
			gone = true
		}
	}, [calls, userId, touched])

	/** Runs one of the buttons; says what came of it. */
	const run = async (kind: 'saving' | 'deleting', act: (userId: string) => Promise<KeysMessage>, failure: (error: unknown) => string) => {
		if (!userId) return setMessage({ tone: 'bad', text: translate('keys_words.no_user') })
		setBusy(kind)
		setMessage(undefined)
		try {
			setMessage(await act(userId))
			void queries.invalidateQueries({ queryKey: STORES })
		} catch (error) {
			setMessage({ tone: 'bad', text: failure(error) })
		} finally {
			setBusy(undefined)
		}
	}

	return {
		fields,
		busy,
		message,
		change(changes: Partial<KeysFields>) {
			setTouched(true)
			setMessage(undefined)
			setFields((before) => ({ ...before, ...changes }))
		},
		save() {
			if (!isComplete(fields)) return setMessage({ tone: 'bad', text: translate('keys_words.incomplete') })
			const act = async (id: string): Promise<KeysMessage> => {
				await storesApi.keys.save(calls, id, fields)
				setFields(await load(calls, id))
				return { tone: 'good', text: translate('keys_words.saved') }
			}
			return run('saving', act, saveError)
		},
		remove() {
			const act = async (id: string): Promise<KeysMessage> => {
				await storesApi.keys.remove(calls, id)
				forgetKeys(localKept())
				setFields(NO_KEYS)
				return { tone: 'good', text: translate('keys_words.deleted') }
			}
			return run('deleting', act, deleteError)
		},
	}
}

async function load(calls: KeysCalls, userId: string): Promise<KeysFields> {
	const stored = await storesApi.keys.read(calls, userId)
	if (stored.store_url) rememberKeys(localKept(), stored)
	else forgetKeys(localKept())
	return stored
}
