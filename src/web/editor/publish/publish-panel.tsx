import { type ReactNode, useId } from 'react'
import { useNavigate } from 'react-router'
import type { Me } from '../../../core/contracts/account'
import type { StoredPage } from '../../../core/contracts/pages'
import { Button } from '../../ui/button'
import { BuyingField } from '../buying-field'
import { useCurrentPage } from '../use-current-page'
import { AdCopy } from './ads/ad-copy'
import { BorrowedPicturesNotice } from './borrowed-pictures'
import { Downloads } from './downloads'
import { OfferFields, useOffer } from './offer-fields'
import { ShareLinks } from './share-links'
import { StoreButtons } from './stores/store-buttons'
import { StoreHistory } from './stores/store-history'
import { StoreProfilePart } from './stores/store-profile-part'
import { useWords } from './words'

type Props = {
	stored: StoredPage
	me: Me
	/** Saves what is unsaved; settled when the server has it. */
	flush: () => Promise<void>
}

/** Where the page leaves the editor: its price, files, stores and ad copy (spec §2, §5). */
export function PublishPanel({ stored, me, flush }: Props) {
	const t = useWords()
	const offer = useOffer(me)
	const { language } = useCurrentPage()
	const navigate = useNavigate()
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-8">
			<Part title={t('parts.buying')}>
				<BuyingField target="buying" />
			</Part>
			<Part title={t('parts.offer')}>
				<OfferFields offer={offer} me={me} />
			</Part>
			<Part title={t('parts.profile')}>
				<StoreProfilePart pageId={stored.id} />
			</Part>
			<BorrowedPicturesNotice />
			<Part title={t('parts.download')}>
				<Downloads pageId={stored.id} flush={flush} />
			</Part>
			<Part title={t('parts.share')}>
				<ShareLinks pageId={stored.id} flush={flush} />
			</Part>
			<Part title={t('parts.stores')}>
				<StoreButtons pageId={stored.id} me={me} flush={flush} stated={offer.stated} requirePrices={offer.requirePrices} />
				<StoreHistory pageId={stored.id} />
			</Part>
			<Part title={t('parts.ads')}>
				<AdCopy pageId={stored.id} language={language} flush={flush} />
			</Part>
			<Button onClick={() => void flush().then(() => navigate('/dashboard'))}>{t('parts.another')}</Button>
		</div>
	)
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	const id = useId()
	return (
		<section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<h2 id={id} className="text-2">
				{title}
			</h2>
			{children}
		</section>
	)
}
