import { useQuery } from '@tanstack/react-query'
import type { Failures } from '../../core/contracts/owner'
import { sayTold } from '../i18n/say-message'
import { useLocaleNames } from '../pages/use-locale-names'
import { momentWords, outcomeWords, sourceWords } from './figure-words'
import { ownerApi } from './owner-api'
import { OwnerScreen, Waiting } from './owner-screen'
import { Cell, Row, Table } from './table'
import { translate, useWords } from './words'

export function meta() {
	return [{ title: `${translate('screens.failures')} · Vitrine` }]
}

/** /owner/failures: generations that made no page, and why. */
export default function FailuresScreen() {
	const t = useWords()
	return (
		<OwnerScreen title={t('screens.failures')}>
			<Found />
		</OwnerScreen>
	)
}

function Found() {
	const t = useWords()
	const failures = useQuery({ queryKey: ['owner', 'failures'], queryFn: ownerApi.failures })
	if (!failures.data) return <Waiting query={failures} />
	const { ended, failed, counts, latest } = failures.data
	return (
		<>
			<section aria-labelledby="counts" className="grid gap-4">
				<h2 id="counts" className="text-3">
					{t('last_seven_days')}
				</h2>
				<p className="text-soft">{ended === 0 ? t('failures.none') : t('failures.share', { failed, ended })}</p>
				{counts.length > 0 && (
					<Table label={t('failures.by_reason')} head={[t('head.reason'), t('head.pages')]}>
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
	const t = useWords()
	const { marketName, languageName } = useLocaleNames()
	return (
		<section aria-labelledby="latest" className="grid gap-4">
			<h2 id="latest" className="text-3">
				{t('failures.latest')}
			</h2>
			<Table
				label={t('failures.latest_table')}
				head={[t('head.when'), t('head.reason_and_message'), t('head.made_from'), t('head.market'), t('head.language')]}
			>
				{latest.map((one) => (
					<Row key={one.generation_id}>
						<Cell>
							<time dateTime={one.at}>{momentWords(one.at)}</time>
						</Cell>
						<Cell>
							{outcomeWords(one.code)}
							{one.message && <span className="mt-1 block min-w-52 max-w-[52ch] text-sm text-faint">{sayTold(one.said, one.message)}</span>}
						</Cell>
						<Cell>
							<bdi className="block max-w-[32ch] break-words">{sourceWords(one.from)}</bdi>
						</Cell>
						<Cell>{marketName(one.market)}</Cell>
						<Cell>{languageName(one.language)}</Cell>
					</Row>
				))}
			</Table>
		</section>
	)
}
