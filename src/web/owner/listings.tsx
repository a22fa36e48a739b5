import { useQuery } from '@tanstack/react-query'
import type { ListingAttempts } from '../../core/contracts/owner'
import { Badge } from '../ui/badge'
import { durationWords, momentWords, outcomeWords, successBySource, toneOf } from './figure-words'
import { ownerApi } from './owner-api'
import { OwnerScreen, Waiting } from './owner-screen'
import { Cell, Row, Table } from './table'

export function meta() {
	return [{ title: 'Reading listings · Vitrine' }]
}

/** /owner/listings: which source reads listings, and where walls are met. */
export default function Listings() {
	return (
		<OwnerScreen title="Reading listings">
			<Attempts />
		</OwnerScreen>
	)
}

function Attempts() {
	const attempts = useQuery({ queryKey: ['owner', 'listing-attempts'], queryFn: ownerApi.listingAttempts })
	if (!attempts.data) return <Waiting query={attempts} />
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
							<time dateTime={one.at}>{momentWords(one.at)}</time>
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
