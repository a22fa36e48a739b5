import { AppError } from '../errors'
import { msg } from '../messages/message'
import { type Buying, readBuying } from './compose/buying'
import { editSection } from './edit/edit-section'
import { getSection, getUnlockedSection, replaceSection } from './edit/find-section'
import { type Page, type Section, type SectionOf, type SectionType, sectionSchema } from './page'
import type { SectionLook } from './section-look'

function sectionOf<T extends SectionType>(page: Page, id: string, type: T): SectionOf<T> {
	const section = getSection(page, id)
	if (section.type !== type)
		throw new AppError('invalid_request', msg('pages.no_setting'), { details: { section: id, type: section.type } })
	return section as SectionOf<T>
}

/**
 * Changes how a section is set: its layout, ground or spacing; undefined is the theme's own. Throws AppError
 * `not_found`, `conflict` when it is locked, `invalid_request` for a layout its kind does not have.
 */
export function setSectionLook(page: Page, id: string, change: SectionLook): Page {
	const { layout, ground, spacing, align, size, ...section } = getUnlockedSection(page, id)
	const look = Object.entries({ layout, ground, spacing, align, size, ...change }).filter(([, value]) => value !== undefined)
	const parsed = sectionSchema.safeParse({ ...section, ...Object.fromEntries(look) })
	if (!parsed.success) throw new AppError('invalid_request', msg('pages.bad_setting'), { cause: parsed.error, details: { section: id } })
	return replaceSection(page, id, (): Section => parsed.data)
}

/** Shows the imported rating in an opening, or takes it away (K-3). Throws AppError like `editSection`. */
export function showRating(page: Page, id: string, rating: boolean): Page {
	return editSection(page, id, { ...sectionOf(page, id, 'hero').props, rating })
}

/** Sets where the page is bought; null takes it away. */
export function setBuying(page: Page, buying: Buying | null): Page {
	return { ...page, buying }
}

/**
 * Sets where the page is bought from what was typed: a web address, an e-mail address, a telephone number or a WhatsApp
 * link; empty takes it away. `asForm` means an order form on the page is sent there. Throws AppError `invalid_request`.
 */
export function setBuyingFrom(page: Page, typed: string, asForm = false): Page {
	if (typed.trim() === '') return setBuying(page, null)
	const buying = readBuying(typed, asForm)
	const fits = asForm ? buying?.kind === 'form' || buying?.kind === 'whatsapp' : buying !== undefined
	if (!buying || !fits) {
		const wanted = asForm ? msg('pages.order_address') : msg('pages.any_address')
		throw new AppError('invalid_request', msg('pages.no_order_address', { wanted }))
	}
	return setBuying(page, buying)
}
