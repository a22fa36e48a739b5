import { MISSING_IMAGES_TOAST_MS, TOAST_MS } from '../../core/limits'
import type { ToastMessage } from '../ui/toast-store'

/** One generation runs at a time: what becomes of it takes the place of “it has begun”. */
const TOPIC = 'generation'

/** The toasts of spec §8, word for word. */
export const GENERATION_TOASTS = {
	started: { title: 'Generating product page', durationMs: TOAST_MS, topic: TOPIC },
	ready: { title: 'Product page ready!', tone: 'good', durationMs: TOAST_MS, topic: TOPIC },
	invalidUrl: {
		title: 'Invalid URL',
		text: 'Only Amazon URLs are supported at this time. Please provide a valid Amazon product link.',
		tone: 'bad',
		durationMs: TOAST_MS,
		topic: TOPIC,
	},
	limit: {
		title: 'You reached Your Limit',
		text: 'You have consumed your Quota, Please upgrade your plan',
		tone: 'bad',
		durationMs: TOAST_MS,
		topic: TOPIC,
	},
	technicalIssue: {
		title: 'Technical Issue',
		text: 'Generating failed due to a technical issue. Please make sure you have stable internet connection and try again.',
		tone: 'bad',
		durationMs: TOAST_MS,
		topic: TOPIC,
	},
	missingImages: {
		title: 'No description images found',
		text: 'The given product URL does not have description images — choose a different product URL for better results.',
		durationMs: MISSING_IMAGES_TOAST_MS,
	},
} as const satisfies Record<string, ToastMessage>
