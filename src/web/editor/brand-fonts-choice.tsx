import type { BrandFonts } from '../../core/page/brand'
import { changeFonts } from '../../core/page/change-brand'
import { SelectField } from '../ui/select'
import { useCurrentPage } from './use-current-page'
import { useApply } from './use-edits'

const FONTS: readonly { value: BrandFonts; label: string }[] = [
	{ value: 'theme', label: 'The theme’s own' },
	{ value: 'serif', label: 'Serif, bookish' },
	{ value: 'sans', label: 'Sans, plain' },
	{ value: 'rounded', label: 'Rounded, friendly' },
	{ value: 'condensed', label: 'Condensed, tall' },
	{ value: 'mono', label: 'Mono, technical' },
]

/** The faces the page is set in. */
export function BrandFontsChoice() {
	const { brand } = useCurrentPage()
	const apply = useApply()
	return (
		<SelectField
			label="Typeface"
			options={FONTS}
			value={brand.fonts}
			onChange={(event) => {
				const fonts = FONTS.find(({ value }) => value === event.target.value)?.value ?? 'theme'
				apply((page) => changeFonts(page, fonts))
			}}
		/>
	)
}
