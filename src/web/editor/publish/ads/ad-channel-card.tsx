import { intlLanguage } from '../../../i18n/i18n'
import { cx } from '../../../ui/cx'
import { CopyButton } from '../copy-button'
import { useWords } from '../words'
import { type AdCard, type AdLine, plainCard } from './ad-channels'

/** One channel's texts, each with its length and a button that copies it. */
export function AdChannelCard({ card, tag }: { card: AdCard; tag: string | undefined }) {
	const t = useWords()
	return (
		<section aria-label={card.name} className="rounded-pane border border-hairline">
			<div className="flex items-center justify-between border-b border-hairline ps-3.5 pe-1">
				<h3 className="text-1">{card.name}</h3>
				<CopyButton text={plainCard(card)} label={t('ads.copy_all', { channel: card.name })} />
			</div>
			<ul className="grid grid-cols-[minmax(0,1fr)]">
				{card.lines.map((line, index) => (
					<Line key={`${line.part} ${index}`} line={line} tag={tag} />
				))}
			</ul>
		</section>
	)
}

function Line({ line, tag }: { line: AdLine; tag: string | undefined }) {
	const t = useWords()
	const over = line.length > line.limit
	const part = t(`ads.parts.${line.part}`)
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_auto] items-start border-b border-hairline ps-3.5 pe-1 last:border-b-0">
			<div className="grid gap-0.5 py-2">
				<span className="flex gap-2 text-xs text-faint tabular">
					{part}
					<span className={cx('ms-auto', over && 'font-semibold text-bad')}>
						<span className="sr-only">{over ? t('ads.too_long') : t('ads.length')} </span>
						{line.length}/{line.limit}
					</span>
				</span>
				<span lang={tag} dir="auto" className="text-[0.9375rem] leading-snug wrap-anywhere">
					{line.text}
				</span>
			</div>
			<CopyButton text={line.text} label={t('ads.copy_line', { part: part.toLocaleLowerCase(intlLanguage()), text: line.text })} />
		</li>
	)
}
