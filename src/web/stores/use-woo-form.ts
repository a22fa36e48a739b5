import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isAppError } from '../../core/errors'
import { sayMessage } from '../i18n/say-message'
import { forgetWoo, readWoo, rememberWoo, type WooFields } from '../storage'
import { STORES, storesApi } from './stores-api'
import { deleteFailure, EMPTY_WOO, isComplete, saveFailure, type WooMessage } from './woo-form'
import { translate } from './words'

export type WooForm = ReturnType<typeof useWooForm>

/**
 * The form's fields and what it is doing. What was saved stands there masked; the browser's own copy until the server
 * has answered.
 */
export function useWooForm(userId: string | undefined) {
	const queries = useQueryClient()
	const [fields, setFields] = useState<WooFields>(EMPTY_WOO)
	const [touched, setTouched] = useState(false)
	const [busy, setBusy] = useState<'saving' | 'deleting'>()
	const [message, setMessage] = useState<WooMessage>()

	useEffect(() => {
		if (!userId || touched) return
		setFields(readWoo(localStorage))
		let gone = false
		load(userId).then(
			(stored) => gone || setFields(stored),
			(error: unknown) => {
				if (!gone && isAppError(error)) setMessage({ tone: 'bad', text: sayMessage(error.said) })
			},
		)
		return () => {
			gone = true
		}
	}, [userId, touched])

	/** Runs one of the buttons; says what came of it. */
	const run = async (kind: 'saving' | 'deleting', act: (userId: string) => Promise<WooMessage>, failure: (error: unknown) => string) => {
		if (!userId) return setMessage({ tone: 'bad', text: translate('woo_words.no_user') })
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
		change(changes: Partial<WooFields>) {
			setTouched(true)
			setMessage(undefined)
			setFields((before) => ({ ...before, ...changes }))
		},
		save() {
			if (!isComplete(fields)) return setMessage({ tone: 'bad', text: translate('woo_words.incomplete') })
			const act = async (id: string): Promise<WooMessage> => {
				await storesApi.saveWoo(id, fields)
				setFields(await load(id))
				return { tone: 'good', text: translate('woo_words.saved') }
			}
			return run('saving', act, saveFailure)
		},
		remove() {
			const act = async (id: string): Promise<WooMessage> => {
				await storesApi.deleteWoo(id)
				forgetWoo(localStorage)
				setFields(EMPTY_WOO)
				return { tone: 'good', text: translate('woo_words.deleted') }
			}
			return run('deleting', act, deleteFailure)
		},
	}
}

async function load(userId: string): Promise<WooFields> {
	const stored = await storesApi.wooCredentials(userId)
	if (stored.store_url) rememberWoo(localStorage, stored)
	else forgetWoo(localStorage)
	return stored
}
