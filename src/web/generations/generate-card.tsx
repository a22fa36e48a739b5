import { useId } from 'react'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../core/locale/languages'
import type { SourceName } from '../../core/product/source-names'
import { useLanguageNow } from '../i18n/use-app-language'
import { useLocaleNames } from '../pages/use-locale-names'
import { useSettingOptions } from '../pages/use-setting-options'
import { Button } from '../ui/button'
import { Combobox } from '../ui/combobox'
import { TextField } from '../ui/field'
import { SelectField } from '../ui/select'
import type { GenerationDraft } from './generation-form'
import type { RunError } from './generation-run'
import { SourceChoice } from './source-choice'
import { useWords } from './words'

const EXAMPLE_LINK = 'https://www.amazon.com/dp/...'

type Props = {
	draft: GenerationDraft
	onChange: (draft: GenerationDraft) => void
	onGenerate: () => void
	busy: boolean
	/** True when an image-editing model is there (W-9). */
	imageEditing: boolean
	/** Whose links are taken here. */
	sources: readonly SourceName[]
	error: RunError | undefined
	linkMissing: boolean
	/** The page the seller's browser handed over. */
	brought: { title: string; onLeaveOut: () => void } | undefined
	onOtherWays: () => void
}

/** The 'Generate Product Page' card (D-1). */
export function GenerateCard({
	draft,
	onChange,
	onGenerate,
	busy,
	imageEditing,
	sources,
	error,
	linkMissing,
	brought,
	onOtherWays,
}: Props) {
	const t = useWords()
	const titleId = useId()
	const options = useSettingOptions()
	return (
		<form
			aria-labelledby={titleId}
			noValidate
			className="pane grid gap-6 p-5 sm:p-7 lg:sticky lg:top-22"
			onSubmit={(event) => {
				event.preventDefault()
				onGenerate()
			}}
		>
			<h2 id={titleId} className="text-3">
				{t('card.title')}
			</h2>
			{brought && (
				<p className="flex flex-wrap items-center gap-x-3 rounded-pane border border-accent px-4 py-2">
					<span className="grow">
						<span className="block text-sm text-soft">{t('card.brought')}</span>
						{brought.title}
					</span>
					<button type="button" onClick={brought.onLeaveOut} disabled={busy} className="min-h-11 text-soft underline underline-offset-4">
						{t('card.leave_out')}
					</button>
				</p>
			)}
			<SourceChoice open={sources} link={draft.productLink} />
			<TextField
				label={t('card.link')}
				name="product_link"
				type="url"
				dir="ltr"
				inputMode="url"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				enterKeyHint="go"
				required
				disabled={busy}
				placeholder={EXAMPLE_LINK}
				value={draft.productLink}
				onChange={(event) => onChange({ ...draft, productLink: event.target.value })}
				onFocus={(event) => event.target.select()}
				error={linkError(error, linkMissing, sources, t)}
			/>
			<div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
				<SelectField
					label={t('card.market')}
					name="market"
					options={options.markets}
					disabled={busy}
					value={draft.market}
					onChange={(event) => onChange({ ...draft, market: event.target.value })}
				/>
				<Combobox
					label={t('card.language')}
					name="language"
					options={options.languages}
					disabled={busy}
					value={draft.language}
					onChange={(language) => onChange({ ...draft, language })}
				/>
			</div>
			<OwnLanguage draft={draft} onChange={onChange} />
			<Button type="submit" look="accent" size="large" busy={busy}>
				{busy ? t('card.generating') : t('card.generate')}
			</Button>
			<div className="grid gap-1 text-[0.9375rem]">
				<Check
					name="check_facts"
					label={t('card.check_facts')}
					disabled={busy}
					checked={draft.checkFacts}
					onChange={(checkFacts) => onChange({ ...draft, checkFacts })}
				/>
				{imageEditing && (
					<>
						<Check
							name="translate_images"
							label={t('card.translate_images')}
							disabled={busy}
							checked={draft.translateImages}
							onChange={(translateImages) => onChange({ ...draft, translateImages })}
						/>
						<Check
							name="remove_chinese_text"
							label={t('card.remove_chinese_text')}
							disabled={busy}
							checked={draft.removeChineseText}
							onChange={(removeChineseText) => onChange({ ...draft, removeChineseText })}
						/>
					</>
				)}
				<button
					type="button"
					onClick={onOtherWays}
					disabled={busy}
					className="min-h-11 justify-self-start text-start text-soft underline underline-offset-4 hover:text-ink disabled:opacity-55"
				>
					{t('card.other_ways')}
				</button>
			</div>
		</form>
	)
}

/** Whoever uses the app in another language is offered pages in it, beside the choice of the specification. */
function OwnLanguage({ draft, onChange }: Pick<Props, 'draft' | 'onChange'>) {
	const t = useWords()
	const { languageWithin } = useLocaleNames()
	const tag = useLanguageNow()
	const own = LANGUAGES.find((language) => language.tag === tag)
	if (!own || own.id === draft.language || draft.language !== DEFAULT_LANGUAGE) return null
	return (
		<button
			type="button"
			onClick={() => onChange({ ...draft, language: own.id })}
			className="-mt-4 min-h-11 justify-self-start text-start text-sm text-soft underline underline-offset-4 hover:text-ink"
		>
			{t('card.own_language', { language: languageWithin(own.id) })}
		</button>
	)
}

function linkError(
	error: RunError | undefined,
	linkMissing: boolean,
	sources: readonly SourceName[],
	t: ReturnType<typeof useWords>,
): string | undefined {
	if (linkMissing) return t('card.link_missing')
	if (error?.kind !== 'invalid_url') return undefined
	return sources.length > 1 ? t('toasts.invalid_link.text') : `${t('toasts.invalid_url.text')} ${t('card.saved_page_hint')}`
}

function Check(props: { name: string; label: string; disabled: boolean; checked: boolean; onChange: (checked: boolean) => void }) {
	return (
		<label className="flex min-h-11 cursor-pointer items-center gap-2.5">
			<input
				type="checkbox"
				name={props.name}
				className="size-4.5 accent-(--ink)"
				disabled={props.disabled}
				checked={props.checked}
				onChange={(event) => props.onChange(event.target.checked)}
			/>
			{props.label}
		</label>
	)
}
