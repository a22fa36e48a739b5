import { CONFIRM_SECONDS, RESET_SECONDS } from '../../connectors/identity/embedded/links'
import { SESSION_DAYS, SESSION_MAX_DAYS } from '../../connectors/identity/embedded/session-length'
import { ATTEMPT_DAYS, MESSAGE_DAYS, MODEL_CALL_DAYS, PAID_COPY_DAYS } from '../db/delete-old-rows'
import { TRASH_KEEPS_MS } from '../pages/empty-trash'
import { TRIAL_WINDOW_MS } from '../site/trial-limits'
import { DAY_SECONDS } from '../stores/connect/store-browser'

/** How long things are kept, as the code keeps them: what the privacy notice says (L-7). */
export const RETENTION = {
	'retention.trashDays': String(TRASH_KEEPS_MS / 86_400_000),
	'retention.attemptDays': String(ATTEMPT_DAYS),
	'retention.modelCallDays': String(MODEL_CALL_DAYS),
	'retention.paidCopyDays': String(PAID_COPY_DAYS),
	'retention.messageDays': String(MESSAGE_DAYS),
	'retention.sessionDays': String(SESSION_DAYS),
	'retention.sessionMaxDays': String(SESSION_MAX_DAYS),
	'retention.resetMinutes': String(RESET_SECONDS / 60),
	'retention.confirmHours': String(CONFIRM_SECONDS / 3600),
	'retention.storeCookieHours': String(DAY_SECONDS / 3600),
	'retention.trialMinutes': String(TRIAL_WINDOW_MS / 60_000),
} as const
