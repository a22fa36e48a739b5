import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Trans } from 'react-i18next'
import { Link } from 'react-router'
import type { StoreProfileResponse } from '../../../../core/contracts/store-profile'
import { applyStoreProfile, differsFromProfile } from '../../../../core/page/compose/apply-profile'
import type { PageImage } from '../../../../core/page/page'
import { statesNothing } from '../../../../core/seller/seller-statements'
import { newId } from '../../../browser/new-id'
import { STORE_PROFILE, storeProfileApi } from '../../../settings/store-profile-api'
import { Button } from '../../../ui/button'
import { showToast } from '../../../ui/toast-store'
import { useRun } from '../../../ui/use-run'
import { useApply } from '../../saving/use-edits'
import { useCurrentPage } from '../../use-current-page'
import { MissingTerms, termsAddress } from '../missing-terms'
import { uploadLogoTo } from '../upload-logo'
import { translate, useWords } from '../words'

/** Brings the seller's own terms, contact and look into this page (K-4); one step that can be undone. */
export function StoreProfilePart({ pageId }: { pageId: string }) {
	const t = useWords()
	const stored = useQuery({ queryKey: STORE_PROFILE, queryFn: storeProfileApi.load })
	if (!stored.data) return <p className="text-[0.9375rem] text-faint">{stored.error ? t('profile.not_loaded') : ' '}</p>
	return isBlank(stored.data) ? <Blank /> : <Bring pageId={pageId} stored={stored.data} />
}

function Bring({ pageId, stored }: { pageId: string; stored: StoreProfileResponse }) {
	const t = useWords()
	const page = useCurrentPage()
	const apply = useApply()
	const run = useRun()
	const [busy, setBusy] = useState(false)
	const lacksLogo = stored.logo_url !== null && page.brand.logo === null
	const current = !lacksLogo && !differsFromProfile(page, stored.profile)
	const bring = () =>
		run(async () => {
			setBusy(true)
			try {
				const logo: PageImage | undefined = lacksLogo && stored.logo_url ? await uploadLogoTo(pageId, stored.logo_url) : undefined
				apply((now) => applyStoreProfile(now, stored.profile, { newId, logo }))
				showToast({ title: translate('profile.brought'), text: translate('profile.brought_text'), tone: 'good' })
			} finally {
				setBusy(false)
			}
		})
	return (
		<div className="grid gap-2">
			<MissingTerms profile={stored.profile} market={page.market} language={page.language} />
			<p className="text-[0.9375rem] text-soft">{current ? t('profile.current') : t('profile.differs')}</p>
			<Button busy={busy} disabled={current} onClick={() => void bring()}>
				{t('profile.bring')}
			</Button>
		</div>
	)
}

function Blank() {
	const t = useWords()
	const { market, language } = useCurrentPage()
	return (
		<p className="text-[0.9375rem] text-soft">
			<Trans
				t={t}
				i18nKey="profile.blank"
				components={{ profile: <Link to={termsAddress(market, language)} className="font-medium text-ink underline underline-offset-4" /> }}
			/>
		</p>
	)
}

function isBlank({ profile, logo_url }: StoreProfileResponse): boolean {
	const { accent, fonts } = profile.brand
	return statesNothing(profile) && !profile.orderUrl && !accent && fonts === 'theme' && logo_url === null
}
