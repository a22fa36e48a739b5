import { type FormEvent, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { AuthFault, AuthOutcome } from './auth-api'
import { nextPath } from './next-path'
import { useRefreshMe, useVisitor } from './session'

export type AuthValues = { name: string; email: string; password: string }

/** The state both forms share: values, the fault at its field, busy, and where to go when it worked. */
export function useAuthForm(check: (values: AuthValues) => AuthOutcome, act: (values: AuthValues) => Promise<AuthOutcome>) {
	const [values, setValues] = useState<AuthValues>({ name: '', email: '', password: '' })
	const [fault, setFault] = useState<AuthFault>()
	const [busy, setBusy] = useState(false)
	const navigate = useNavigate()
	const { search } = useLocation()
	const refreshMe = useRefreshMe()
	const visitor = useVisitor()

	useEffect(() => {
		if (visitor) void navigate(nextPath(search), { replace: true })
	}, [visitor, navigate, search])

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const form = event.currentTarget
		setBusy(true)
		try {
			const outcome = check(values) ?? (await act(values))
			setFault(outcome)
			if (outcome) return focusField(form, outcome)
			await refreshMe()
			await navigate(nextPath(search), { replace: true })
		} finally {
			setBusy(false)
		}
	}

	return {
		values,
		busy,
		submit,
		set: (field: keyof AuthValues) => (value: string) => {
			setValues((before) => ({ ...before, [field]: value }))
			if (fault?.field === field) setFault(undefined)
		},
		errorAt: (field: AuthFault['field']) => (fault?.field === field ? fault.text : undefined),
	}
}

function focusField(form: HTMLFormElement, fault: AuthFault): void {
	const control = form.elements.namedItem(fault.field)
	if (control instanceof HTMLInputElement) control.focus()
}
