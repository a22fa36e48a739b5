import { Trans } from 'react-i18next'
import type { Me } from '../../core/contracts/account'
import { pagesLeft } from './session'
import { useWords } from './words'

/** Pages used and left, always in sight (D-5). A small plan is drawn page by page, a large one as a bar. */
export function Usage({ me }: { me: Pick<Me, 'limit' | 'pages_generated'> }) {
	const t = useWords()
	const left = pagesLeft(me)
	const used = me.limit - left
	return (
		<p className="flex items-center gap-3 text-sm leading-tight tabular">
			<span aria-hidden className="hidden sm:block">
				{me.limit <= 12 ? <Panes used={used} limit={me.limit} /> : <Bar used={used} limit={me.limit} />}
			</span>
			{/* On a phone a line breaks between the two statements, never within one. */}
			<span className="sm:whitespace-nowrap">
				<span className="whitespace-nowrap">
					<Trans t={t} i18nKey="usage.left" count={left} components={{ strong: <span className="font-medium" /> }} />
				</span>
				<span className="text-faint">
					{' · '}
					<span className="whitespace-nowrap">{t('usage.used', { used, limit: me.limit })}</span>
				</span>
			</span>
		</p>
	)
}

function Panes({ used, limit }: { used: number; limit: number }) {
	return (
		<span className="flex gap-[3px]">
			{Array.from({ length: limit }, (_, position) => (
				<span key={position} className={`h-4 w-2.5 border border-strong ${position < used ? 'bg-sunk' : 'bg-lit-edge'}`} />
			))}
		</span>
	)
}

function Bar({ used, limit }: { used: number; limit: number }) {
	return (
		<span className="block h-2 w-24 border border-strong bg-sunk">
			<span className="block h-full bg-lit-edge" style={{ width: `${(100 * (limit - used)) / limit}%` }} />
		</span>
	)
}
