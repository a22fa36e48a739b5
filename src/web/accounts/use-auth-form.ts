import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { AuthOutcome } from './auth-api'
import { nextPath } from './next-path'
import { useRefreshMe, useVisitor } from './session'
import { useAccountForm } from './use-account-form'

export type AuthValues = { name: string; email: string; password: string }

/** The state of the forms of sign-in and sign-up, and where to go when it worked. */
export function useAuthForm(check: (values: AuthValues) => AuthOutcome, act: (values: AuthValues) => Promise<AuthOutcome>) {
	const navigate = useNavigate()
	const { search } = useLocation()
	const refreshMe = useRefreshMe()
	const visitor = useVisitor()

	useEffect(() => {
		if (visitor) void navigate(nextPath(search), { replace: true })
	}, [visitor, navigate, search])

	return useAccountForm<AuthValues>({
		start: { name: '', email: '', password: '' },
		check,
		act,
		async done() {
			await refreshMe()
			await navigate(nextPath(search), { replace: true })
		},
	})
}
