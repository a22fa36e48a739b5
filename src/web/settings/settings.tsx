import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useMe } from '../accounts/session'
import { Connections } from '../stores/connections'
import { NotLoaded } from '../ui/loaded'
import { Notice } from '../ui/notice'
import { AccountPart } from './account-part'
import { AppearancePart } from './appearance-part'
import { DataPart } from './data-part'
import { LanguagePart } from './language-part'
import { linkError } from './link-error'
import { SessionsPart } from './sessions-part'
import { STORE_PROFILE, storeProfileApi } from './store-profile-api'
import { StoreProfileForm } from './store-profile-form'
import { translate, useWords } from './words'

export function meta() {
	return [{ title: translate('document_title') }]
}

/** Below the store profile, by anchor. */
const PARTS = ['stores', 'account', 'language', 'appearance', 'sessions', 'data'] as const

/**
 * /settings: what the seller states about themselves, once for all pages (K-4), and their account with its sessions and
 * data.
 */
export default function Settings() {
	const t = useWords()
	const me = useMe()
	const error = linkError(useLocation().search)
	if (!me.data) return null
	return (
		<main id="main" className="mx-auto grid w-full max-w-[60rem] grow content-start gap-10 px-4 pt-8 pb-20 sm:px-6 lg:pt-12">
			<div className="grid gap-3">
				<h1 className="text-5">{t('title')}</h1>
				{error && <Notice tone="bad" text={error} />}
				<nav aria-label={t('title')} className="-mx-2 flex flex-wrap">
					{PARTS.map((anchor) => (
						<a key={anchor} href={`#${anchor}`} className="flex min-h-11 items-center px-2 text-sm underline underline-offset-4">
							{t(`parts.${anchor}`)}
						</a>
					))}
				</nav>
				<p className="max-w-[62ch] text-soft">{t('lead')}</p>
			</div>
			<Profile owner={me.data.user.id} />
			<Connections me={me.data} />
			<AccountPart />
			<LanguagePart />
			<AppearancePart />
			<SessionsPart />
			<DataPart me={me.data} />
		</main>
	)
}

function Profile({ owner }: { owner: string }) {
	// What is typed must not be pulled away by a fetch of its own accord.
	const stored = useQuery({
		queryKey: STORE_PROFILE,
		queryFn: storeProfileApi.load,
		refetchOnWindowFocus: false,
		refetchOnReconnect: false,
	})
	if (!stored.data && stored.error) return <NotLoaded error={stored.error} onRetry={() => void stored.refetch()} />
	if (!stored.data)
		return (
			<div className="grid gap-6" aria-busy>
				{[1, 2, 3, 4].map((row) => (
					<div key={row} className="waiting h-20" />
				))}
			</div>
		)
	return <StoreProfileForm owner={owner} stored={stored.data} />
}
