import { useState } from 'react'
import { changeAccent, changeTheme } from '../../core/page/edit/change-theme'
import { type ThemeName, themeSchema } from '../../core/page/page'
import { localKept } from '../browser/browser-storage'
import { Button } from '../ui/button'
import { cx } from '../ui/cx'
import { BrandFontsChoice } from './brand-fonts-choice'
import { BrandLogo } from './brand-logo'
import { readLastTheme, rememberLastTheme } from './last-theme'
import { ThemeThumb } from './preview/theme-thumb'
import { useApply } from './saving/use-edits'
import { useCurrentPage } from './use-current-page'
import { useWords } from './words'

/** How the page looks: theme, brand colour, typeface and logo. */
export function DesignPanel() {
	const t = useWords()
	const page = useCurrentPage()
	const apply = useApply()
	// Read once: what is chosen now moves nothing.
	const [last] = useState(() => readLastTheme(localKept()))
	const themes = last ? [last, ...themeSchema.options.filter((theme) => theme !== last)] : themeSchema.options
	const choose = (theme: ThemeName) => {
		rememberLastTheme(localKept(), theme)
		apply((current) => changeTheme(current, theme))
	}
	return (
		<div className="grid gap-8">
			<fieldset className="grid gap-2">
				<legend className="mb-2 text-sm font-medium">{t('design.theme')}</legend>
				<div className="grid grid-cols-2 gap-3">
					{themes.map((theme) => (
						<label
							key={theme}
							title={t(`themes.${theme}.hint`)}
							className={cx(
								'grid cursor-pointer content-start gap-2 rounded-pane border p-2 has-focus-visible:outline-2 has-focus-visible:outline-accent',
								page.theme === theme ? 'border-ink bg-raised outline-1 outline-ink' : 'border-hairline hover:border-strong',
							)}
						>
							<ThemeThumb page={page} theme={theme} />
							<span className="flex items-center gap-2 px-0.5">
								<input
									type="radio"
									name="theme"
									value={theme}
									checked={page.theme === theme}
									onChange={() => choose(theme)}
									className="size-4 accent-(--ink) outline-none"
								/>
								<span className="font-display text-1 leading-none">{t(`themes.${theme}.label`)}</span>
								{theme === last && <span className="ms-auto text-sm leading-none text-faint">{t('design.used_last')}</span>}
							</span>
						</label>
					))}
				</div>
				<p className="text-sm text-faint">{t(`themes.${page.theme}.hint`)}</p>
			</fieldset>
			<AccentChoice />
			<BrandFontsChoice />
			<BrandLogo />
		</div>
	)
}

function AccentChoice() {
	const t = useWords()
	const { brand, images } = useCurrentPage()
	const apply = useApply()
	const found = [...new Set(images.flatMap((image) => image.color ?? []))].slice(0, 5)
	const choose = (accent: string | null, movement = false) => apply((page) => changeAccent(page, accent), { movement })
	return (
		<fieldset className="grid gap-3">
			<legend className="mb-2 text-sm font-medium">{t('design.accent')}</legend>
			<div className="flex flex-wrap gap-2">
				{found.map((color) => (
					<button
						key={color}
						type="button"
						aria-pressed={brand.accent === color}
						aria-label={t('design.found_color', { color })}
						title={color}
						onClick={() => choose(color)}
						className={cx('size-11 rounded-pane border border-strong outline-offset-2', brand.accent === color && 'outline-2 outline-ink')}
						style={{ background: color }}
					/>
				))}
				<label
					className={cx(
						'relative flex min-h-11 items-center gap-2.5 rounded-pane border border-strong bg-raised',
						'px-3 text-sm has-focus-visible:outline-2 has-focus-visible:outline-accent',
					)}
				>
					<span className="size-5 border border-strong" style={{ background: brand.accent ?? 'transparent' }} aria-hidden />
					{t('design.own_color')}
					<input
						type="color"
						value={brand.accent ?? '#d0350f'}
						onChange={(event) => choose(event.target.value, true)}
						className="absolute inset-0 cursor-pointer opacity-0"
					/>
				</label>
			</div>
			{brand.accent && (
				<div>
					<Button size="small" onClick={() => choose(null)}>
						{t('design.theme_color')}
					</Button>
				</div>
			)}
			<p className="text-sm text-faint">{t('design.readable')}</p>
		</fieldset>
	)
}
