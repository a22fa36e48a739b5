import { intlLanguage } from '../i18n/i18n'
import { translate } from './words'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long ago something was, for a person; sessions know it to ten minutes, so that less is “just now”. */
export function momentWords(moment: string, now: Date): string {
	const passedMs = now.getTime() - new Date(moment).getTime()
	if (passedMs < 10 * MINUTE_MS) return translate('just_now')
	const relative = new Intl.RelativeTimeFormat(intlLanguage(), { numeric: 'auto' })
	if (passedMs < HOUR_MS) return relative.format(-Math.round(passedMs / MINUTE_MS), 'minute')
	if (passedMs < DAY_MS) return relative.format(-Math.round(passedMs / HOUR_MS), 'hour')
	return relative.format(-Math.round(passedMs / DAY_MS), 'day')
}
