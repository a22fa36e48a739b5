import { useQuery } from '@tanstack/react-query'
import type { ListingAttempts } from '../../core/contracts/owner'
import { useMe } from '../accounts/session'
import { errorWords } from '../error-words'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { ownerApi } from './owner-api'
import { Cell, Row, Table } from './table'
import { durationWords, outcomeWords, successBySource, toneOf } from './words'

export function meta() {
	return [{ title: 'Reading listings · Vitrine' }]
}

/** /owner/listings: which source reads listings, and where walls are met. */
export default function Listings() {
	const me = useMe()
	if (!me.data) return null
	return (
		<main id="main" className="mx-auto grid w-full max-w-[84rem] grow content-start gap-10 px-4 pt-8 pb-20 sm:px-6 lg:pt-12">
			<h1 className="text-5">Reading listings</h1>
			{me.data.is_owner ? (
				<Attempts />
			) : (
				<Notice tone="warn" title="This is not yours to open" text="Only the owner of this installation sees how listings are read." />
			)}
		</main>
	)
}

function Attempts() {
	const attempts = useQuery({ queryKey: ['owner', 'listing-attempts'], queryFn: ownerApi.listingAttempts })
	if (!attempts.data && attempts.error) {
		const words = errorWords(attempts.error)
		return (
			<Notice tone="bad" title={words.title} text={words.text}>
				<div>
					<Button size="small" onClick={() => void attempts.refetch()}>
						Try again
					</Button>
				</div>
			</Notice>
		)
	}
	if (!attempts.data) return <div className="waiting h-64" aria-busy />
	if (attempts.data.latest.length === 0) {
		return (
			<p className="max-w-[52ch] border-t border-hairline pt-5 text-soft">No listing has been asked for yet. Every try will stand here.</p>
		)
	}
	return (
		<>
			<Counts counts={attempts.data.counts} />
			<Latest latest={attempts.data.latest} />
		</>
	)
}

function Counts({ counts }: Pick<ListingAttempts, 'counts'>) {
	const success = successBySource(counts)
	return (
		<section aria-labelledby="counts" className="grid gap-4">
			<h2 id="counts" className="text-3">
				The last seven days
			</h2>
			<p className="text-soft">
				{counts.length === 0
					? 'Nothing was read in this time.'
					: `Products read: ${[...success].map(([source, share]) => `${source} ${Math.round(share * 100)} %`).join(', ')}.`}
			</p>
			{counts.length > 0 && (
				<Table label="Tries by source and outcome" head={['Source', 'Outcome', 'Tries', 'Median time']}>
					{counts.map(({ source, outcome, count, median_ms }) => (
						<Row key={`${source} ${outcome}`}>
							<Cell>{source}</Cell>
							<Cell>
								<Badge tone={toneOf(outcome)}>{outcomeWords(outcome)}</Badge>
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
	return (
		<section aria-labelledby="latest" className="grid gap-4">
			<h2 id="latest" className="text-3">
				The latest tries
			</h2>
			<Table label="The latest tries, newest first" head={['When', 'Outcome', 'Source', 'Marketplace', 'Time']}>
				{latest.map((one) => (
					<Row key={one.id}>
						<Cell>
							<time dateTime={one.at}>{formatMoment(one.at)}</time>
						</Cell>
						<Cell>
							<Badge tone={toneOf(one.outcome)}>{outcomeWords(one.outcome)}</Badge>
							{one.note && <span className="mt-1 block min-w-52 max-w-[52ch] text-sm text-faint">{one.note}</span>}
						</Cell>
						<Cell>{one.source}</Cell>
						<Cell>{one.domain ?? 'short link'}</Cell>
						<Cell number>{durationWords(one.duration_ms)}</Cell>
					</Row>
				))}
			</Table>
		</section>
	)
}

function formatMoment(iso: string): string {
	return new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
		new Date(iso),
	)
}
