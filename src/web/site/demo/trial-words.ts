import type { AppLanguage } from '../../../core/locale/app-languages'
import { callWords } from '../../documents/call-words'
import { sayMessage } from '../../i18n/say-message'
import type { DemoWords } from './demo-words'
import type { TrialData } from './trial-data'

/** What the server itself may answer to a trial. */
export const TRIAL_MESSAGES = [
	'request.internal',
	'request.too_often',
	'request.minutes',
	'request.closing',
	'site.trial_busy',
	'site.trial_choose',
	'site.trial_often',
	'site.trial_failed',
] as const

/** The words the script of /demo needs at moments, in one language; that language must be loaded. */
export function trialData(language: AppLanguage, { said, kinds }: DemoWords['trial']): TrialData {
	return { ...callWords(language, TRIAL_MESSAGES), said, kinds, failed: sayMessage({ key: 'site.trial_failed' }, language) }
}
