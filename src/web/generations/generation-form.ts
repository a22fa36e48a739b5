import type { Me } from '../../core/contracts/account'
import { DEFAULT_LANGUAGE } from '../../core/locale/languages'
import { DEFAULT_MARKET } from '../../core/locale/markets'

/** What the seller fills in. */
export type GenerationDraft = { productLink: string; market: string; language: string }

export const EMPTY_DRAFT: GenerationDraft = { productLink: '', market: DEFAULT_MARKET, language: DEFAULT_LANGUAGE }

/** The multipart form of spec §3. `id` names the generation, so that one whose answer was lost can be found again. */
export function generationForm(id: string, draft: GenerationDraft, me: Me, savedPage?: File): FormData {
	const form = new FormData()
	form.set('product_link', draft.productLink.trim())
	form.set('language', draft.language)
	form.set('market', draft.market)
	form.set('translate_images', 'false')
	form.set('remove_chinese_text', 'false')
	form.set('user_id', me.user.id)
	form.set('plan', me.plan)
	form.set('limit', String(me.limit))
	form.set('generation_id', id)
	if (savedPage) form.set('saved_page', savedPage)
	return form
}
