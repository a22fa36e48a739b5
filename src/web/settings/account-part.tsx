import { useQuery } from '@tanstack/react-query'
import type { Account } from '../../core/contracts/accounts'
import { ACCOUNT, accountApi } from '../accounts/account-api'
import { loadClerk } from '../accounts/clerk-in-app'
import { readIdentity } from '../accounts/identity'
import { Button } from '../ui/button'
import { Group } from '../ui/group'
import { Loaded } from '../ui/loaded'
import { showToast } from '../ui/toast-store'
import { useRun } from '../ui/use-run'
import { NameForm } from './name-form'
import { PasswordForm } from './password-form'
import { translate, useWords } from './words'

/** Who one is here: address, name, password; kept by the sign-in provider where there is one. */
export function AccountPart() {
	const t = useWords()
	const account = useQuery({ queryKey: ACCOUNT, queryFn: accountApi.load })
	return (
		<Group anchor="account" title={t('parts.account')} text={t('account.text')}>
			<Loaded query={account}>
				{(data) => (
					<>
						<Address account={data} />
						{data.own_profile ? (
							<>
								<NameForm name={data.name} />
								<PasswordForm />
							</>
						) : (
							<ElsewhereProfile name={data.name} />
						)}
					</>
				)}
			</Loaded>
		</Group>
	)
}

function Address({ account }: { account: Account }) {
	const t = useWords()
	const run = useRun()
	const send = () =>
		run(async () => {
			await accountApi.confirm()
			showToast({
				title: translate('account.link_sent'),
				text: translate('account.look_into_mail', { email: account.email }),
				tone: 'good',
			})
		})
	return (
		<div className="grid gap-1">
			<p className="text-sm font-medium">{t('account.email')}</p>
			<p className="break-all">{account.email}</p>
			{account.confirms_email &&
				(account.email_verified ? (
					<p className="text-sm text-faint">{t('account.confirmed')}</p>
				) : (
					<p className="flex flex-wrap items-center gap-x-2 text-sm text-faint">
						{t('account.not_confirmed')}
						<Button look="bare" size="small" onClick={() => void send()}>
							{t('account.send_again')}
						</Button>
					</p>
				))}
		</div>
	)
}

function ElsewhereProfile({ name }: { name: string }) {
	const t = useWords()
	const run = useRun()
	const open = () =>
		run(async () => {
			const identity = readIdentity()
			if (identity.kind === 'clerk') (await loadClerk(identity)).openUserProfile()
		})
	return (
		<div className="grid gap-3">
			<div className="grid gap-1">
				<p className="text-sm font-medium">{t('account.name')}</p>
				<p>{name}</p>
			</div>
			<div>
				<Button onClick={() => void open()}>{t('account.change_elsewhere')}</Button>
			</div>
		</div>
	)
}
