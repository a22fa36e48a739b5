import { useQuery } from '@tanstack/react-query'
import type { ModelCosts } from '../../core/contracts/owner'
import { dollarWords, momentWords } from './figure-words'
import { ownerApi } from './owner-api'
import { OwnerScreen, Waiting } from './owner-screen'
import { Cell, Row, Table } from './table'

export function meta() {
	return [{ title: 'What models cost · Vitrine' }]
}

type Cost = ModelCosts['total']

/** /owner/costs: what the models were asked for, and what it came to. */
export default function Costs() {
	return (
		<OwnerScreen title="What models cost">
			<Spent />
		</OwnerScreen>
	)
}

function Spent() {
	const costs = useQuery({ queryKey: ['owner', 'costs'], queryFn: ownerApi.costs })
	if (!costs.data) return <Waiting query={costs} />
	const { since, total, outside_generations, models, generations } = costs.data
	if (total.calls === 0) {
		return (
			<p className="max-w-[52ch] border-t border-hairline pt-5 text-soft">
				No model has been asked since {momentWords(since)}. Pages written by the embedded writer cost nothing.
			</p>
		)
	}
	return (
		<>
			<section aria-labelledby="by-model" className="grid gap-4">
				<h2 id="by-model" className="text-3">
					Since {momentWords(since)}: {dollarWords(total.cost_usd_micros)}
				</h2>
				<p className="max-w-[68ch] text-soft">{totalWords(total, outside_generations)}</p>
				<Table label="Cost by model" head={['Model', ...HEAD]}>
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
					The latest pages
				</h2>
				<Table label="Cost by page, newest first" head={['When', ...HEAD]}>
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

const HEAD = ['Cost', 'Calls', 'Saved', 'Failed', 'Tokens in', 'Tokens out'] as const

function Figures({ cost }: { cost: Cost }) {
	const unknown = cost.calls_of_unknown_price > 0
	return (
		<>
			<Cell number>{unknown && cost.cost_usd_micros === 0 ? 'price not known' : dollarWords(cost.cost_usd_micros)}</Cell>
			{[cost.calls, cost.cached, cost.failed, cost.input_tokens, cost.output_tokens].map((figure, index) => (
				<Cell key={HEAD[index + 1]} number>
					{figure.toLocaleString('en')}
				</Cell>
			))}
		</>
	)
}

function totalWords(total: Cost, outside: Cost): string {
	const parts = [`${total.calls} calls`, `${total.cached} not needed because the same was paid before`, `${total.failed} failed`]
	if (outside.calls > 0) parts.push(`${outside.calls} for sections anew and ad copy`)
	const unknown =
		total.calls_of_unknown_price > 0
			? ` ${total.calls_of_unknown_price} went to models whose price is not known here; MODEL_PRICES sets it.`
			: ''
	return `${parts.join(', ')}.${unknown}`
}
