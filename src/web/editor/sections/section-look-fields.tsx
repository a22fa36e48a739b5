import { kindOf, type Section } from '../../../core/page/page'
import { sectionAlignSchema, sectionGroundSchema, sectionSizeSchema, sectionSpacingSchema } from '../../../core/page/section-look'
import { setSectionLook } from '../../../core/page/section-options'
import { SelectField } from '../../ui/select'
import { useApply } from '../saving/use-edits'
import { useWords } from '../words'

/** What is not said is the theme's own. */
const THEME = 'theme'
const GROUNDS = sectionGroundSchema.options
const SPACINGS = sectionSpacingSchema.options
const ALIGNS = sectionAlignSchema.options
const SIZES = sectionSizeSchema.options

/**
 * How a section is set, beside its content: its layout, what it stands on, the space around it, and how its
 * texts stand.
 */
export function SectionLookFields({ section }: { section: Section }) {
	const t = useWords()
	const apply = useApply()
	const { layouts } = kindOf(section.type)
	const set = (look: Parameters<typeof setSectionLook>[2]) => apply((page) => setSectionLook(page, section.id, look))
	const known = <T extends string>(value: string, options: readonly T[]) => options.find((option) => option === value)
	const ground = section.ground ?? THEME
	const spacing = section.spacing ?? THEME
	const align = section.align ?? THEME
	const size = section.size ?? THEME
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-2">
			{layouts.length > 1 && (
				<SelectField
					label={t('layout.label')}
					options={[THEME, ...layouts].map((value) => ({ value, label: t(`layout.names.${value}`, { defaultValue: value }) }))}
					value={section.layout ?? THEME}
					onChange={({ target }) => set({ layout: known(target.value, layouts) })}
				/>
			)}
			<div className="grid gap-2 [&>div]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] [&>div]:items-center">
				<SelectField
					className="lg:text-sm!"
					label={t('look.ground')}
					options={[THEME, ...GROUNDS].map((value) => ({ value, label: t(`look.grounds.${value as 'theme'}`) }))}
					value={ground}
					onChange={({ target }) => set({ ground: known(target.value, GROUNDS) })}
				/>
				<SelectField
					className="lg:text-sm!"
					label={t('look.spacing')}
					options={[THEME, ...SPACINGS].map((value) => ({ value, label: t(`look.spacings.${value as 'theme'}`) }))}
					value={spacing}
					onChange={({ target }) => set({ spacing: known(target.value, SPACINGS) })}
				/>
				<SelectField
					className="lg:text-sm!"
					label={t('look.align')}
					options={[THEME, ...ALIGNS].map((value) => ({ value, label: t(`look.aligns.${value as 'theme'}`) }))}
					value={align}
					onChange={({ target }) => set({ align: known(target.value, ALIGNS) })}
				/>
				<SelectField
					className="lg:text-sm!"
					label={t('look.size')}
					options={[THEME, ...SIZES].map((value) => ({ value, label: t(`look.sizes.${value as 'theme'}`) }))}
					value={size}
					onChange={({ target }) => set({ size: known(target.value, SIZES) })}
				/>
			</div>
		</div>
	)
}
