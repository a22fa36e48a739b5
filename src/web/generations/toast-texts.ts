import { MISSING_IMAGES_TOAST_MS, TOAST_MS } from '../../core/limits'
import type { ToastMessage } from '../ui/toast-store'
import { translate } from './words'

/** One generation runs at a time: what becomes of it takes the place of “it has begun”. */
export const GENERATION_TOPIC = 'generation'

/** The toasts of spec §8, word for word; each is put into words when it is asked for. */
export const GENERATION_TOASTS = {
	get started(): ToastMessage {
		return { title: translate('toasts.started'), durationMs: TOAST_MS, topic: GENERATION_TOPIC }
	},
	get ready(): ToastMessage {
		return { title: translate('toasts.ready'), tone: 'good', durationMs: TOAST_MS, topic: GENERATION_TOPIC }
	},
	get invalidUrl() {
		return bad('invalid_url')
	},
	get invalidLink() {
		return bad('invalid_link')
	},
	get limit() {
		return bad('limit')
	},
	get technicalIssue() {
		return bad('technical_issue')
	},
	get missingImages(): ToastMessage {
		return {
			title: translate('toasts.missing_images.title'),
			text: translate('toasts.missing_images.text'),
			durationMs: MISSING_IMAGES_TOAST_MS,
		}
	},
}

function bad(what: 'invalid_url' | 'invalid_link' | 'limit' | 'technical_issue'): ToastMessage {
	return {
		title: translate(`toasts.${what}.title`),
		text: translate(`toasts.${what}.text`),
		tone: 'bad',
		durationMs: TOAST_MS,
		topic: GENERATION_TOPIC,
	}
}
