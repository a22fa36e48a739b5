import { type FormEvent, useState } from 'react'
import { isAppError } from '../../core/errors'
import { sayMessage } from '../i18n/say-message'

/** What was wrong, and at which field; `form` for what belongs to none. */
export type FieldError<F extends string> = { field: F | 'form'; text: string }

type Options<V extends Record<string, string>> = {
	start: V
	/** What can be told before asking the server. */
	check: (values: V) => FieldError<keyof V & string> | undefined
	/** undefined when it worked. */
	act: (values: V) => Promise<FieldError<keyof V & string> | undefined>
	/** What follows when it worked. */
	done: (values: V) => Promise<void> | void
}

/** The state of a small form: values, the error at its field, busy; the first error takes the focus. */
export function useAccountForm<V extends Record<string, string>>({ start, check, act, done }: Options<V>) {
	type Name = keyof V & string
	const [values, setValues] = useState(start)
	const [error, setError] = useState<FieldError<Name>>()
	const [busy, setBusy] = useState(false)

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const form = event.currentTarget
		setBusy(true)
		try {
			const outcome = await runForm(values, { check, act, done })
			setError(outcome)
			if (outcome) focusField(form, outcome.field)
		} finally {
			setBusy(false)
		}
	}

	return {
		values,
		busy,
		submit,
		set: (field: Name) => (value: string) => {
			setValues((before) => ({ ...before, [field]: value }))
			if (error?.field === field) setError(undefined)
		},
		errorAt: (field: Name | 'form') => (error?.field === field ? error.text : undefined),
		reset: () => setValues(start),
	}
}

/**
 * What was wrong, or undefined when all of it worked; an expected failure of what follows stands above the form, too.
 */
export async function runForm<V extends Record<string, string>>(
	values: V,
	{ check, act, done }: Pick<Options<V>, 'check' | 'act' | 'done'>,
): Promise<FieldError<keyof V & string> | undefined> {
	try {
		const outcome = check(values) ?? (await act(values))
		if (!outcome) await done(values)
		return outcome
	} catch (error) {
		if (!isAppError(error)) throw error
		return { field: 'form', text: sayMessage(error.said) }
	}
}

function focusField(form: HTMLFormElement, field: string): void {
	const control = form.elements.namedItem(field)
	if (control instanceof HTMLInputElement) control.focus()
}
