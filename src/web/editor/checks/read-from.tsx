import type { Page } from '../../../core/page/page'
import { hostOf } from '../../../render/view/host-of'
import { intlLanguage } from '../../i18n/i18n'
import { useWords } from '../words'

/** The page the facts were read from and the day, for who wants to look there or has to show it. */
export function ReadFrom({ sourceUrl, readOn }: Page['product']) {
	const t = useWords()
	const host = hostOf(sourceUrl)
	if (!host) return null
	const day = readOn && new Intl.DateTimeFormat(intlLanguage(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(readOn))
	return (
		<p className="text-[0.9375rem] text-soft">
			{`${t('facts_panel.read_from')} `}
			<a href={sourceUrl} target="_blank" rel="noreferrer" className="font-medium text-ink underline underline-offset-4">
				<bdi dir="ltr">{host}</bdi>
			</a>
			{day && ` (${day})`}
		</p>
	)
}
