import { brandFontsSchema } from '../../core/seller/brand'
import { Button } from '../ui/button'
import { cx } from '../ui/cx'
import { SelectField } from '../ui/select'
import { LogoField } from './logo-field'
import type { ProfileForm } from './use-store-profile'
import { useWords } from './words'

/** Brand kit: colour, fonts, logo. */
export function BrandFields({ form }: { form: ProfileForm }) {
	const t = useWords()
	const fonts = brandFontsSchema.options.map((value) => ({ value, label: t(`fonts.${value}`) }))
	const { brand } = form.profile
	const change = (changes: Partial<typeof brand>) => form.change({ brand: { ...brand, ...changes } })
	return (
		<>
			<fieldset className="grid gap-2">
				<legend className="mb-1.5 text-sm font-medium">{t('brand.colour')}</legend>
				<div className="flex flex-wrap items-center gap-3">
					<label
						className={cx(
							'relative flex min-h-11 items-center gap-2.5 rounded-pane border border-strong bg-raised px-3.5',
							'text-[0.9375rem] has-focus-visible:outline-2 has-focus-visible:outline-accent',
						)}
					>
						<span className="size-5 border border-strong" style={{ background: brand.accent ?? 'transparent' }} aria-hidden />
						{brand.accent ?? t('brand.choose_colour')}
						<input
							type="color"
							aria-label={t('brand.your_colour')}
							value={brand.accent ?? '#d0350f'}
							onChange={(event) => change({ accent: event.target.value })}
							className="absolute inset-0 cursor-pointer opacity-0"
						/>
					</label>
					{brand.accent && (
						<Button look="bare" onClick={() => change({ accent: null })}>
							{t('brand.take_away')}
						</Button>
					)}
				</div>
				<p className="text-sm text-faint">{brand.accent ? t('brand.colour_used') : t('brand.colour_none')}</p>
			</fieldset>
			<SelectField
				label={t('brand.fonts')}
				options={fonts}
				value={brand.fonts}
				onChange={(event) => change({ fonts: brandFontsSchema.parse(event.target.value) })}
			/>
			<LogoField form={form} onRemove={() => change({ logoKey: null })} />
		</>
	)
}
