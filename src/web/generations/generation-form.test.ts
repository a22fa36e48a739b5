import { expect, test } from 'vitest'
import type { Me } from '../../core/contracts/account'
import { EMPTY_DRAFT, generationForm } from './generation-form'

const me = (imageEditing: boolean): Me => ({
	user: { id: 'u', email: 'u@example.com', name: 'U', created_at: '2026-01-01T00:00:00.000Z' },
	plan: 'Free',
	pages_generated: 0,
	limit: 5,
	is_owner: false,
	identity: 'embedded',
	app_language: null,
	model_writer: true,
	image_editing: imageEditing,
	price_decimals: false,
	sources: ['amazon'],
	stores: { youcan: false, shopify: false, woocommerce: false },
	store_access: { youcan: 'not_configured', shopify: 'not_allowed', woocommerce: 'not_allowed' },
})

test('[W-9] wishes about pictures are sent where an image model is there, and only there', () => {
	const wished = { ...EMPTY_DRAFT, translateImages: true, removeChineseText: true }
	const sent = (imageEditing: boolean, draft = wished) => {
		const form = generationForm('g', draft, me(imageEditing))
		return [form.get('translate_images'), form.get('remove_chinese_text')]
	}
	expect([sent(true), sent(false), sent(true, EMPTY_DRAFT)]).toEqual([
		['true', 'true'],
		['false', 'false'],
		['false', 'false'],
	])
})
