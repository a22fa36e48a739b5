import { afterEach, describe, expect, test } from 'vitest'
import { showLanguage } from '../i18n/show-language'
import { createToastStore } from '../ui/toast-store'
import { GENERATION_TOASTS } from './toast-texts'

afterEach(() => showLanguage('en'))

describe('[D-3] toasts are those of the specification', () => {
	test.each([
		[
			GENERATION_TOASTS.invalidUrl,
			'Invalid URL: Only Amazon URLs are supported at this time. Please provide a valid Amazon product link.',
			5000,
		],
		[GENERATION_TOASTS.limit, 'You reached Your Limit: You have consumed your Quota, Please upgrade your plan', 5000],
		[
			GENERATION_TOASTS.technicalIssue,
			'Technical Issue: Generating failed due to a technical issue. Please make sure you have stable internet connection and try again.',
			5000,
		],
		[
			GENERATION_TOASTS.missingImages,
			[
				'No description images found: The given product URL does not have description',
				'images — choose a different product URL for better results.',
			].join(' '),
			4000,
		],
	])('$title', (toast, words, durationMs) => {
		expect(`${toast.title}: ${toast.text}`).toBe(words)
		expect(toast.durationMs).toBe(durationMs)
	})

	test('start and success are told, and stay 5 s', () => {
		expect(GENERATION_TOASTS.started).toMatchObject({ title: 'Generating product page', durationMs: 5000 })
		expect(GENERATION_TOASTS.ready).toMatchObject({ title: 'Product page ready!', durationMs: 5000 })
	})

	test('[W-1] a toast speaks the language the app has when it is shown', async () => {
		await showLanguage('es')
		expect([GENERATION_TOASTS.ready.title, GENERATION_TOASTS.limit.title]).toEqual([
			'¡Página de producto lista!',
			'Has alcanzado tu límite',
		])
	})

	test('the same message twice at once stands there once', () => {
		const store = createToastStore()
		store.show(GENERATION_TOASTS.limit)
		const id = store.show(GENERATION_TOASTS.limit)
		expect(store.list().map((toast) => toast.id)).toEqual([id])
		store.dismiss(id)
		expect(store.list()).toEqual([])
	})
})
