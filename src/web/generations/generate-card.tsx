import { useId } from 'react'
import { LANGUAGES } from '../../core/locale/languages'
import { MARKETS } from '../../core/locale/markets'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Combobox } from '../ui/combobox'
import { cx } from '../ui/cx'
import { TextField } from '../ui/field'
import { SelectField } from '../ui/select'
import type { GenerationDraft } from './generation-form'
import type { Trouble } from './generation-run'
import { GENERATION_TOASTS } from './toast-texts'

const MARKET_OPTIONS = MARKETS.map(({ id, label }) => ({ value: id, label }))
const LANGUAGE_OPTIONS = LANGUAGES.map(({ id, label, endonym, tag }) => ({ value: id, label, also: endonym, alsoTag: tag }))

type Props = {
	draft: GenerationDraft
	onChange: (draft: GenerationDraft) => void
	onGenerate: () => void
	busy: boolean
	/** True when an image-editing model is there (W-9). */
	imageEditing: boolean
	trouble: Trouble | undefined
	linkMissing: boolean
	onOtherWays: () => void
}

/** The 'Generate Product Page' card (D-1). */
export function GenerateCard({ draft, onChange, onGenerate, busy, imageEditing, trouble, linkMissing, onOtherWays }: Props) {
	const titleId = useId()
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
				Generate Product Page
			</h2>
			<SourceChoice />
			<TextField
				label="Product URL"
				name="product_link"
				type="url"
				inputMode="url"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				enterKeyHint="go"
				required
				disabled={busy}
				placeholder="https://www.amazon.com/dp/..."
				value={draft.productLink}
				onChange={(event) => onChange({ ...draft, productLink: event.target.value })}
				onFocus={(event) => event.target.select()}
				error={linkError(trouble, linkMissing)}
			/>
			<div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
				<SelectField
					label="Market"
					name="market"
					options={MARKET_OPTIONS}
					disabled={busy}
					value={draft.market}
					onChange={(event) => onChange({ ...draft, market: event.target.value })}
				/>
				<Combobox
					label="Language"
					name="language"
					options={LANGUAGE_OPTIONS}
					disabled={busy}
					value={draft.language}
					onChange={(language) => onChange({ ...draft, language })}
				/>
			</div>
			<Button type="submit" look="accent" size="large" busy={busy}>
				{busy ? 'Generating...' : 'Generate'}
			</Button>
			<div className="grid gap-1 text-[0.9375rem]">
				<Check
					name="check_facts"
					label="Check the facts before writing"
					disabled={busy}
					checked={draft.checkFacts}
					onChange={(checkFacts) => onChange({ ...draft, checkFacts })}
				/>
				{imageEditing && (
					<>
						<Check
							name="translate_images"
							label="Translate the text in pictures"
							disabled={busy}
							checked={draft.translateImages}
							onChange={(translateImages) => onChange({ ...draft, translateImages })}
						/>
						<Check
							name="remove_chinese_text"
							label="Remove Chinese text from pictures"
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
					No link? Bring a saved page, text, photos or facts
				</button>
			</div>
		</form>
	)
}

function linkError(trouble: Trouble | undefined, linkMissing: boolean): string | undefined {
	if (linkMissing) return 'Paste the address of a product first.'
	return trouble?.kind === 'invalid_url' ? GENERATION_TOASTS.invalidUrl.text : undefined
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

function SourceChoice() {
	return (
		<fieldset className="grid gap-1.5">
			<legend className="mb-1.5 text-sm font-medium">Product Source</legend>
			<div className="grid grid-cols-[auto_1fr] gap-2">
				<Source value="amazon" label="Amazon" />
				<Source value="aliexpress" label="AliExpress" soon />
			</div>
		</fieldset>
	)
}

function Source({ value, label, soon = false }: { value: string; label: string; soon?: boolean }) {
	return (
		<label
			className={cx(
				'flex min-h-12 flex-wrap items-center gap-x-2.5 gap-y-1 rounded-pane border px-4 py-2 has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
				soon ? 'cursor-not-allowed border-dashed border-strong text-faint' : 'border-ink bg-raised',
			)}
		>
			<input
				type="radio"
				name="product_source"
				value={value}
				defaultChecked={!soon}
				disabled={soon}
				className="size-4 accent-(--ink) outline-none"
			/>
			{label}
			{soon && <Badge>coming soon</Badge>}
		</label>
	)
}
