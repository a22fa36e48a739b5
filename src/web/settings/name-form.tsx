import { useQueryClient } from '@tanstack/react-query'
import { isAppError } from '../../core/errors'
import { ACCOUNT, accountApi, errorAt } from '../accounts/account-api'
import { useRefreshMe } from '../accounts/session'
import { useAccountForm } from '../accounts/use-account-form'
import { Button } from '../ui/button'
import { TextField } from '../ui/field'
import { Notice } from '../ui/notice'
import { showToast } from '../ui/toast-store'
import { useWords } from './words'

/** The name the app greets one by. */
export function NameForm({ name }: { name: string }) {
	const t = useWords()
	const queries = useQueryClient()
	const refreshMe = useRefreshMe()
	const form = useAccountForm({
		start: { name },
		check: (values) => (values.name.trim() ? undefined : { field: 'name' as const, text: t('name.enter') }),
		act: (values) => rename(values.name),
		async done() {
			await Promise.all([queries.invalidateQueries({ queryKey: ACCOUNT }), refreshMe()])
			showToast({ title: t('name.changed'), tone: 'good' })
		},
	})
	return (
		<form noValidate aria-label={t('name.form')} onSubmit={(event) => void form.submit(event)} className="grid gap-3">
			{form.errorAt('form') && <Notice tone="bad" text={form.errorAt('form')} />}
			<TextField
				label={t('name.label')}
				name="name"
				autoComplete="name"
				maxLength={100}
				value={form.values.name}
				onChange={(event) => form.set('name')(event.target.value)}
				error={form.errorAt('name')}
			/>
			<div>
				<Button type="submit" busy={form.busy} disabled={form.values.name.trim() === name}>
					{t('name.change')}
				</Button>
			</div>
		</form>
	)
}

async function rename(name: string) {
	try {
		await accountApi.rename(name.trim())
		return undefined
	} catch (error) {
		if (!isAppError(error)) throw error
		return errorAt(['name'] as const, error)
	}
}
