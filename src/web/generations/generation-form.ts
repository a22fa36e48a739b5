import type { Me } from '../../core/contracts/account'
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
	form.set('product_link', draft.productLink.trim())
	form.set('language', draft.language)
	form.set('market', draft.market)
	form.set('translate_images', String(me.image_editing && draft.translateImages))
	form.set('remove_chinese_text', String(me.image_editing && draft.removeChineseText))
	form.set('user_id', me.user.id)
	form.set('plan', me.plan)
	form.set('limit', String(me.limit))
	form.set('generation_id', id)
	if (draft.checkFacts) form.set('check_facts', 'true')
	if (given.savedPage) form.set('saved_page', given.savedPage)
	if (given.pastedText) form.set('pasted_text', given.pastedText)
	if (given.facts) form.set('facts', JSON.stringify(given.facts))
	for (const photo of given.photos ?? []) form.append('photos', photo)
	return form
}
