import { useQuery } from '@tanstack/react-query'
import type { OwnerPages } from '../../core/contracts/owner'
import { intlLanguage } from '../i18n/i18n'
import { useLocaleNames } from '../pages/use-locale-names'
import { momentWords } from './figure-words'
import { ownerApi } from './owner-api'
import { OwnerScreen, Waiting } from './owner-screen'
import { Cell, Row, Table } from './table'
import { translate, useWords } from './words'

export function meta() {
	return [{ title: `${translate('screens.pages')} · Vitrine` }]
}

/** /owner/pages: how many pages are made here, for which markets and in which languages. */
export default function PagesScreen() {
	const t = useWords()
	return (
		<OwnerScreen title={t('screens.pages')}>
			<Made />
		</OwnerScreen>
	)
}

function Made() {
	const t = useWords()
	const { marketName, languageName } = useLocaleNames()
	const pages = useQuery({ queryKey: ['owner', 'pages'], queryFn: ownerApi.pages })
	if (!pages.data) return <Waiting query={pages} />
	const { total, markets, languages, latest } = pages.data
	if (total === 0) return <p className="max-w-[52ch] border-t border-hairline pt-5 text-soft">{t('pages.none')}</p>
	return (
		<>
			<section aria-labelledby="counts" className="grid gap-4">
				<h2 id="counts" className="text-3">
					{t('pages.count', { count: total, number: total.toLocaleString(intlLanguage()) })}
				</h2>
				<div className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
					<Counts by="market" rows={markets.map(({ market, count }) => [marketName(market), count])} />
					<Counts by="language" rows={languages.map(({ language, count }) => [languageName(language), count])} />
				</div>
			</section>
			<Latest latest={latest} />
		</>
	)
}

function Counts({ by, rows }: { by: 'market' | 'language'; rows: readonly (readonly [name: string, count: number])[] }) {
	const t = useWords()
	return (
		<Table label={t(`pages.by_${by}`)} head={[t(`head.${by}`), t('head.pages')]}>
			{rows.map(([name, count]) => (
				<Row key={name}>
					<Cell>{name}</Cell>
					<Cell number>{count.toLocaleString(intlLanguage())}</Cell>
				</Row>
			))}
		</Table>
	)
}

function Latest({ latest }: Pick<OwnerPages, 'latest'>) {
	const t = useWords()
	const { marketName, languageName } = useLocaleNames()
	return (
		<section aria-labelledby="latest" className="grid gap-4">
			<h2 id="latest" className="text-3">
				{t('pages.latest')}
			</h2>
			<Table label={t('pages.latest_table')} head={[t('head.when'), t('head.page'), t('head.market'), t('head.language')]}>
				{latest.map((one) => (
					<Row key={one.id}>
						<Cell>
							<time dateTime={one.created_at}>{momentWords(one.created_at)}</time>
						</Cell>
						<Cell>
							<span dir="auto" className="block min-w-52 max-w-[52ch]">
								{one.title}
							</span>
							{one.product_url && (
								<span className="mt-1 block max-w-[52ch] break-words text-sm text-faint">
									<bdi dir="ltr">{one.product_url}</bdi>
								</span>
							)}
						</Cell>
						<Cell>{marketName(one.market)}</Cell>
						<Cell>{languageName(one.language)}</Cell>
					</Row>
				))}
			</Table>
		</section>
	)
}
