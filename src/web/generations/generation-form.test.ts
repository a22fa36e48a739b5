import { expect, test } from 'vitest'
import { SELLER } from '../../../test/support/seller'
import type { Me } from '../../core/contracts/account'
import { EMPTY_DRAFT, generationForm } from './generation-form'

const me = (imageEditing: boolean): Me => ({ ...SELLER, image_editing: imageEditing })

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
