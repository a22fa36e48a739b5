import { useQuery } from '@tanstack/react-query'
import type { Failures } from '../../core/contracts/owner'
import { findLanguage } from '../../core/locale/languages'
import { findMarket } from '../../core/locale/markets'
import { momentWords, outcomeWords } from './figure-words'
import { ownerApi } from './owner-api'
import { OwnerScreen, Waiting } from './owner-screen'
import { Cell, Row, Table } from './table'

export function meta() {
	return [{ title: 'What failed · Vitrine' }]
}

/** /owner/failures: generations that made no page, and why. */
export default function FailuresScreen() {
	return (
		<OwnerScreen title="What failed">
			<Found />
		</OwnerScreen>
	)
}

function Found() {
	const failures = useQuery({ queryKey: ['owner', 'failures'], queryFn: ownerApi.failures })
	if (!failures.data) return <Waiting query={failures} />
	const { ended, failed, counts, latest } = failures.data
	return (
		<>
			<section aria-labelledby="counts" className="grid gap-4">
				<h2 id="counts" className="text-3">
					The last seven days
				</h2>
				<p className="text-soft">{ended === 0 ? 'No page was asked for in this time.' : `${failed} of ${ended} pages failed.`}</p>
				{counts.length > 0 && (
					<Table label="Failures by reason" head={['Reason', 'Pages']}>
						{counts.map(({ code, count }) => (
							<Row key={code}>
								<Cell>{outcomeWords(code)}</Cell>
								<Cell number>{count}</Cell>
							</Row>
						))}
					</Table>
				)}
			</section>
			{latest.length > 0 && <Latest latest={latest} />}
		</>
	)
}

function Latest({ latest }: Pick<Failures, 'latest'>) {
	return (
		<section aria-labelledby="latest" className="grid gap-4">
			<h2 id="latest" className="text-3">
				The latest failures
			</h2>
			<Table
				label="The latest failures, newest first"
				head={['When', 'Reason, and what the seller was told', 'Made from', 'Market', 'Language']}
			>
				{latest.map((one) => (
					<Row key={one.generation_id}>
						<Cell>
							<time dateTime={one.at}>{momentWords(one.at)}</time>
						</Cell>
						<Cell>
							{outcomeWords(one.code)}
							{one.message && <span className="mt-1 block min-w-52 max-w-[52ch] text-sm text-faint">{one.message}</span>}
						</Cell>
						<Cell>
							<span className="block max-w-[32ch] break-words">{one.from}</span>
						</Cell>
						<Cell>{findMarket(one.market)?.label ?? one.market}</Cell>
						<Cell>{findLanguage(one.language)?.label ?? one.language}</Cell>
					</Row>
				))}
			</Table>
		</section>
	)
}
