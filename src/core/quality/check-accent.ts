import type { Page } from '../page/page'
import type { Finding } from './finding'

const WHITE = '#ffffff'
/** WCAG 2.2, 1.4.3 */
const AA_RATIO = 4.5

/** A brand colour words cannot be read in: the themes mend it wherever words need it, which its owner should know. */
export function checkAccent(page: Page, contrast: (one: string, other: string) => number): Finding[] {
	const { accent } = page.brand
	if (accent === null || contrast(accent, WHITE) >= AA_RATIO) return []
	return [
		{
			id: 'accent',
			code: 'accent',
			area: 'accessibility',
			severity: 'advice',
			quote: accent,
			fix: { code: 'choose_color', goTo: { kind: 'panel', panel: 'design' } },
		},
	]
}
