import { useQuery } from '@tanstack/react-query'
import type { ModelCosts } from '../../core/contracts/owner'
import { intlLanguage } from '../i18n/i18n'
import { dollarWords, momentWords } from './figure-words'
import { LocalModel } from './local-model'
import { ownerApi } from './owner-api'
import { OwnerScreen, Waiting } from './owner-screen'
import { Cell, Row, Table } from './table'
import { translate, useWords } from './words'

export function meta() {
	return [{ title: `${translate('screens.costs')} · Vitrine` }]
}

type Cost = ModelCosts['total']

/** /owner/costs: what the models were asked for, and what it came to. */
export default function Costs() {
	const t = useWords()
	return (
		<OwnerScreen title={t('screens.costs')}>
			<LocalModel />
			<Spent />
		</OwnerScreen>
	)
}

function Spent() {
	const t = useWords()
	const costs = useQuery({ queryKey: ['owner', 'costs'], queryFn: ownerApi.costs })
	if (!costs.data) return <Waiting query={costs} />
	const { since, total, outside_generations, models, generations } = costs.data
	if (total.calls === 0) {
		return <p className="max-w-[52ch] border-t border-hairline pt-5 text-soft">{t('costs.none', { moment: momentWords(since) })}</p>
	}
	const head = FIGURES.map((figure) => t(`figures.${figure}`))
	return (
		<>
			<section aria-labelledby="by-model" className="grid gap-4">
				<h2 id="by-model" className="text-3">
					{t('costs.since', { moment: momentWords(since), sum: dollarWords(total.cost_usd_micros) })}
				</h2>
				<p className="max-w-[68ch] text-soft">{totalWords(total, outside_generations, t)}</p>
				<Table label={t('costs.by_model')} head={[t('head.model'), ...head]}>
					{models.map((one) => (
						<Row key={one.model}>
							<Cell>{one.model}</Cell>
							<Figures cost={one} />
						</Row>
					))}
				</Table>
			</section>
			<section aria-labelledby="by-page" className="grid gap-4">
				<h2 id="by-page" className="text-3">
					{t('pages.latest')}
				</h2>
				<Table label={t('costs.by_page')} head={[t('head.when'), ...head]}>
					{generations.map((one) => (
						<Row key={one.generation_id}>
							<Cell>
								<time dateTime={one.at}>{momentWords(one.at)}</time>
							</Cell>
							<Figures cost={one} />
						</Row>
					))}
				</Table>
			</section>
		</>
	)
}

const COUNTS = ['calls', 'cached', 'failed', 'input_tokens', 'output_tokens'] as const
const FIGURES = ['cost', ...COUNTS] as const

function Figures({ cost }: { cost: Cost }) {
	const t = useWords()
	const unknown = cost.calls_of_unknown_price > 0
	return (
		<>
			<Cell number>{unknown && cost.cost_usd_micros === 0 ? t('costs.unknown_price') : dollarWords(cost.cost_usd_micros)}</Cell>
			{COUNTS.map((figure) => (
				<Cell key={figure} number>
					{cost[figure].toLocaleString(intlLanguage())}
				</Cell>
			))}
		</>
	)
}

function totalWords(total: Cost, outside: Cost, t: ReturnType<typeof useWords>): string {
	const parts = [
		t('costs.calls', { count: total.calls }),
		t('costs.saved', { number: total.cached }),
		t('costs.failed', { number: total.failed }),
	]
	if (outside.calls > 0) parts.push(t('costs.outside', { number: outside.calls }))
	const list = new Intl.ListFormat(intlLanguage(), { type: 'unit' }).format(parts)
	const unknown = total.calls_of_unknown_price
	return [t('costs.total', { list }), ...(unknown > 0 ? [t('costs.unknown', { number: unknown })] : [])].join(' ')
}
