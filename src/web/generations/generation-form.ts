import type { Me } from '../../core/contracts/account'
import type { GenerateField } from '../../core/contracts/generate-form'
import { DEFAULT_LANGUAGE } from '../../core/locale/languages'
import { DEFAULT_MARKET } from '../../core/locale/markets'
import type { TypedFacts } from '../../core/product/typed-facts'

/** What the seller fills in. */
export type GenerationDraft = {
	productLink: string
	market: string
	language: string
	checkFacts: boolean
	translateImages: boolean
	removeChineseText: boolean
}
/** What the seller gives in place of a link, or beside it (D-7). */
export type Given = { savedPage?: File; pastedText?: string; facts?: TypedFacts; photos?: readonly File[] }

export const EMPTY_DRAFT: GenerationDraft = {
	productLink: '',
	market: DEFAULT_MARKET,
	language: DEFAULT_LANGUAGE,
	checkFacts: false,
	translateImages: false,
	removeChineseText: false,
}

/** The multipart form of spec §3. `id` names the generation, so that one whose answer was lost can be found again. */
export function generationForm(id: string, draft: GenerationDraft, me: Me, given: Given = {}): FormData {
	const form = new FormData()
	const add = (field: GenerateField, value: string | File) => form.append(field, value)
	add('product_link', draft.productLink.trim())
	add('language', draft.language)
	add('market', draft.market)
	add('translate_images', String(me.image_editing && draft.translateImages))
	add('remove_chinese_text', String(me.image_editing && draft.removeChineseText))
	add('user_id', me.user.id)
	add('plan', me.plan)
	add('limit', String(me.limit))
	add('generation_id', id)
	if (draft.checkFacts) add('check_facts', 'true')
	if (given.savedPage) add('saved_page', given.savedPage)
	if (given.pastedText) add('pasted_text', given.pastedText)
	if (given.facts) add('facts', JSON.stringify(given.facts))
	for (const photo of given.photos ?? []) add('photos', photo)
	return form
}
