import { AppError } from '../../errors'
import { msg } from '../../messages/message'
import { type Page, pageSchema, type ThemeName } from '../page'

/** Shows the page in another theme; its content stays as it is. */
export function changeTheme(page: Page, theme: ThemeName): Page {
	return { ...page, theme }
}

/**
 * Gives the page a brand colour (`#rrggbb`), or the theme's own with null. Throws AppError `invalid_request` for
 * anything else.
 */
export function changeAccent(page: Page, accent: string | null): Page {
	const brand = pageSchema.shape.brand.safeParse({ ...page.brand, accent: accent?.toLowerCase() ?? null })
	if (!brand.success) throw new AppError('invalid_request', msg('pages.colour_form'), { cause: brand.error })
	return { ...page, brand: brand.data }
}
