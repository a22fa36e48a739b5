import { useQuery } from '@tanstack/react-query'
import type { OwnerPages } from '../../core/contracts/owner'
import { findLanguage } from '../../core/locale/languages'
import { findMarket } from '../../core/locale/markets'
import { momentWords } from './figure-words'
import { ownerApi } from './owner-api'
import { OwnerScreen, Waiting } from './owner-screen'
import { Cell, Row, Table } from './table'

export function meta() {
	return [{ title: 'Pages made · Vitrine' }]
}

/** /owner/pages: how many pages are made here, for which markets and in which languages. */
export default function PagesScreen() {
	return (
		<OwnerScreen title="Pages made">
			<Made />
		</OwnerScreen>
	)
}

const marketWords = (market: string) => findMarket(market)?.label ?? market
const languageWords = (language: string) => findLanguage(language)?.label ?? language

function Made() {
	const pages = useQuery({ queryKey: ['owner', 'pages'], queryFn: ownerApi.pages })
	if (!pages.data) return <Waiting query={pages} />
	const { total, markets, languages, latest } = pages.data
	if (total === 0)
		return <p className="max-w-[52ch] border-t border-hairline pt-5 text-soft">No page has been made yet. Every one will stand here.</p>
	return (
		<>
			<section aria-labelledby="counts" className="grid gap-4">
				<h2 id="counts" className="text-3">
					{total.toLocaleString('en')} {total === 1 ? 'page' : 'pages'}
				</h2>
				<div className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
					<Counts label="Market" rows={markets.map(({ market, count }) => [marketWords(market), count])} />
					<Counts label="Language" rows={languages.map(({ language, count }) => [languageWords(language), count])} />
				</div>
			</section>
			<Latest latest={latest} />
		</>
	)
}

function Counts({ label, rows }: { label: string; rows: readonly (readonly [name: string, count: number])[] }) {
	return (
		<Table label={`Pages by ${label.toLowerCase()}`} head={[label, 'Pages']}>
			{rows.map(([name, count]) => (
				<Row key={name}>
					<Cell>{name}</Cell>
					<Cell number>{count.toLocaleString('en')}</Cell>
				</Row>
			))}
		</Table>
	)
}

function Latest({ latest }: Pick<OwnerPages, 'latest'>) {
	return (
		<section aria-labelledby="latest" className="grid gap-4">
			<h2 id="latest" className="text-3">
				The latest pages
			</h2>
			<Table label="The latest pages, newest first" head={['When', 'Page', 'Market', 'Language']}>
				{latest.map((one) => (
					<Row key={one.id}>
						<Cell>
							<time dateTime={one.created_at}>{momentWords(one.created_at)}</time>
						</Cell>
						<Cell>
							<span dir="auto" className="block min-w-52 max-w-[52ch]">
								{one.title}
							</span>
							{one.product_url && <span className="mt-1 block max-w-[52ch] break-words text-sm text-faint">{one.product_url}</span>}
						</Cell>
						<Cell>{marketWords(one.market)}</Cell>
						<Cell>{languageWords(one.language)}</Cell>
					</Row>
				))}
			</Table>
		</section>
	)
}
