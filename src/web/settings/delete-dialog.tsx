import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Me } from '../../core/contracts/account'
import { LANDING_PATHS } from '../../core/site/landing-paths'
import { ACCOUNT, accountApi } from '../accounts/account-api'
import { leaveClerk } from '../accounts/clerk-in-app'
import { readIdentity } from '../accounts/identity'
import { signInPath } from '../accounts/next-path'
import { PasswordField } from '../accounts/password-field'
import { signOutTo } from '../accounts/session'
import { useAccountForm } from '../accounts/use-account-form'
import { localKept, sessionKept } from '../browser/browser-storage'
import { forgetAll } from '../browser/storage'
import { ACCOUNT_DELETED_KEY } from '../documents/account-deleted-key'
import { useLanguageNow } from '../i18n/use-app-language'
import { STORES, storesApi } from '../stores/stores-api'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { TextField } from '../ui/field'
import { Notice } from '../ui/notice'
import { useRun } from '../ui/use-run'
import { deleteAccount } from './delete-account'
import { useWords } from './words'

type Props = { me: Me; open: boolean; onClose: () => void }

/** Asks for the own address and password before everything goes. */
export function DeleteDialog({ me, open, onClose }: Props) {
	const t = useWords()
	const account = useQuery({ queryKey: ACCOUNT, queryFn: accountApi.load })
	return (
		<Dialog open={open} onClose={onClose} title={t('delete.title')} text={t('delete.text')}>
			{open && <LostPictures />}
			<DeleteForm me={me} asksPassword={account.data?.own_profile ?? true} onClose={onClose} />
		</Dialog>
	)
}

/** The shops whose descriptions show pictures from here, by name and number; nothing where there are none. */
function LostPictures() {
	const t = useWords()
	const { data } = useQuery({ queryKey: [...STORES, 'connections'], queryFn: storesApi.connections })
	if (!data || data.linked.length === 0) return null
	return (
		<Notice tone="warn" text={t('delete.linked')}>
			<ul className="list-disc ps-5">
				{data.linked.map((store) => (
					<li key={store.name}>{t('delete.linked_store', store)}</li>
				))}
			</ul>
		</Notice>
	)
}

function DeleteForm({ me, asksPassword, onClose }: { me: Me; asksPassword: boolean; onClose: () => void }) {
	const t = useWords()
	const language = useLanguageNow()
	const [isStale, setStale] = useState(false)
	const form = useAccountForm({
		start: { email: '', password: '' },
		check({ email, password }) {
			if (email.trim().toLowerCase() !== me.user.email.toLowerCase())
				return { field: 'email' as const, text: t('delete.type_address', { email: me.user.email }) }
			return asksPassword && !password ? { field: 'password' as const, text: t('delete.enter_password') } : undefined
		},
		async act(values) {
			const refused = await deleteAccount(values)
			setStale(refused?.isStale ?? false)
			return refused
		},
		async done() {
			const identity = readIdentity()
			if (identity.kind === 'clerk') await leaveClerk(identity)
			forgetAll(localKept())
			// The landing page is a document of its own: it says goodbye, and what memory holds goes.
			sessionKept().setItem(ACCOUNT_DELETED_KEY, '1')
			window.location.replace(LANDING_PATHS[language])
		},
	})
	return (
		<form noValidate aria-label={t('delete.form')} onSubmit={(event) => void form.submit(event)} className="grid gap-4">
			{form.errorAt('form') && (
				<Notice tone="bad" text={form.errorAt('form')}>
					{isStale && <SignInAnew />}
				</Notice>
			)}
			<TextField
				label={t('delete.confirm', { email: me.user.email })}
				name="email"
				type="email"
				autoComplete="off"
				value={form.values.email}
				onChange={(event) => form.set('email')(event.target.value)}
				error={form.errorAt('email')}
			/>
			{asksPassword && (
				<PasswordField
					value={form.values.password}
					onChange={form.set('password')}
					error={form.errorAt('password')}
					autoComplete="current-password"
				/>
			)}
			<div className="flex flex-wrap justify-end gap-3">
				<Button onClick={onClose}>{t('delete.keep')}</Button>
				<Button type="submit" look="danger" busy={form.busy}>
					{form.busy ? t('delete.deleting') : t('delete.everything')}
				</Button>
			</div>
		</form>
	)
}

/** Where one signs in anew to delete the account: back at this part of the settings. */
const HERE = '/settings#data'

function SignInAnew() {
	const t = useWords()
	const run = useRun()
	const [busy, setBusy] = useState(false)
	const leave = () =>
		run(async () => {
			setBusy(true)
			try {
				await signOutTo(signInPath(HERE))
			} finally {
				setBusy(false)
			}
		})
	return (
		<div>
			<Button size="small" busy={busy} onClick={() => void leave()}>
				{t('delete.sign_in_anew')}
			</Button>
		</div>
	)
}
