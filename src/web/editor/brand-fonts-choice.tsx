import { changeFonts } from '../../core/page/edit/change-brand'
import type { BrandFonts } from '../../core/seller/brand'
import { SelectField } from '../ui/select'
import { useApply } from './saving/use-edits'
import { useCurrentPage } from './use-current-page'
import { useWords } from './words'

const FONTS: readonly BrandFonts[] = ['theme', 'serif', 'sans', 'rounded', 'condensed', 'mono']

/** The faces the page is set in. */
export function BrandFontsChoice() {
	const t = useWords()
	const { brand } = useCurrentPage()
	const apply = useApply()
	return (
		<SelectField
			label={t('fonts.label')}
			options={FONTS.map((value) => ({ value, label: t(`fonts.names.${value}`) }))}
			value={brand.fonts}
			onChange={(event) => {
				const fonts = FONTS.find((value) => value === event.target.value) ?? 'theme'
				apply((page) => changeFonts(page, fonts))
			}}
		/>
	)
}
