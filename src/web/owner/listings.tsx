import { useQuery } from '@tanstack/react-query'
import type { ListingAttempts } from '../../core/contracts/owner'
import { intlLanguage } from '../i18n/i18n'
import { Badge } from '../ui/badge'
import { durationWords, momentWords, outcomeWords, successBySource, toneOf } from './figure-words'
import { OpenSources } from './open-sources'
import { ownerApi } from './owner-api'
import { OwnerScreen, Waiting } from './owner-screen'
import { Cell, Row, Table } from './table'
import { translate, useWords } from './words'

export function meta() {
	return [{ title: `${translate('screens.listings')} · Vitrine` }]
}

/** /owner/listings: which source reads listings, and where walls are met. */
export default function Listings() {
	const t = useWords()
	return (
		<OwnerScreen title={t('screens.listings')}>
			<OpenSources />
			<Attempts />
		</OwnerScreen>
	)
}

function Attempts() {
	const t = useWords()
	const attempts = useQuery({ queryKey: ['owner', 'listing-attempts'], queryFn: ownerApi.listingAttempts })
	if (!attempts.data) return <Waiting query={attempts} />
	if (attempts.data.latest.length === 0) {
		return <p className="max-w-[52ch] border-t border-hairline pt-5 text-soft">{t('listings.none')}</p>
	}
	return (
		<>
			<Counts counts={attempts.data.counts} />
			<Latest latest={attempts.data.latest} />
		</>
	)
}

function Counts({ counts }: Pick<ListingAttempts, 'counts'>) {
	const t = useWords()
	const shares = [...successBySource(counts)].map(([source, share]) => t('listings.share', { source, percent: Math.round(share * 100) }))
	const list = new Intl.ListFormat(intlLanguage(), { type: 'unit' }).format(shares)
	return (
		<section aria-labelledby="counts" className="grid gap-4">
			<h2 id="counts" className="text-3">
				{t('last_seven_days')}
			</h2>
			<p className="text-soft">{counts.length === 0 ? t('listings.none_in_time') : t('listings.read', { list })}</p>
			{counts.length > 0 && (
				<Table label={t('listings.by_outcome')} head={[t('head.source'), t('head.outcome'), t('head.tries'), t('head.median_time')]}>
					{counts.map(({ source, outcome, detail, count, median_ms }) => (
						<Row key={`${source} ${outcome} ${detail}`}>
							<Cell>{source}</Cell>
							<Cell>
								<Badge tone={toneOf(outcome)}>{outcomeWords(outcome, detail)}</Badge>
							</Cell>
							<Cell number>{count}</Cell>
							<Cell number>{durationWords(median_ms)}</Cell>
						</Row>
					))}
				</Table>
			)}
		</section>
	)
}

function Latest({ latest }: Pick<ListingAttempts, 'latest'>) {
	const t = useWords()
	return (
		<section aria-labelledby="latest" className="grid gap-4">
			<h2 id="latest" className="text-3">
				{t('listings.latest')}
			</h2>
			<Table
				label={t('listings.latest_table')}
				head={[t('head.when'), t('head.outcome'), t('head.source'), t('head.marketplace'), t('head.time')]}
			>
				{latest.map((one) => (
					<Row key={one.id}>
						<Cell>
							<time dateTime={one.at} className="whitespace-nowrap">
								{momentWords(one.at)}
							</time>
						</Cell>
						<Cell>
							<Badge tone={toneOf(one.outcome)}>{outcomeWords(one.outcome, one.detail)}</Badge>
							{one.note && <span className="mt-1 block min-w-52 max-w-[52ch] text-sm text-faint">{one.note}</span>}
						</Cell>
						<Cell>{one.source}</Cell>
						<Cell>{one.domain ?? t('listings.short_link')}</Cell>
						<Cell number>{durationWords(one.duration_ms)}</Cell>
					</Row>
				))}
			</Table>
		</section>
	)
}
