import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { MARKETS } from '../../core/locale/markets'
import { newId } from '../browser/new-id'
import { Button, IconButton } from '../ui/button'
import { CONTROL, TextField } from '../ui/field'
import { SelectField } from '../ui/select'
import { PhotoPicker } from './give/photo-picker'
import { TextAreaField } from './give/text-area-field'
import type { WayProps } from './use-ways-draft'
import { factsOfDraft, type SpecRow } from './ways-draft'
import { useWords } from './words'

const CURRENCIES = [...new Set(MARKETS.flatMap((market) => [market.currency, ...market.countries.map((country) => country.currency)]))]
	.sort()
	.map((currency) => ({ value: currency, label: currency }))

/** The facts as the seller knows them. Only the name must be given; what is left out, the page does not say. */
export function FactsWay({ draft, change, photos, photosKept, setPhotos, onGiven }: WayProps) {
	const t = useWords()
	const [tried, setTried] = useState(false)
	const made = factsOfDraft(draft, t)
	const errors = tried && 'errors' in made ? made.errors : {}
	return (
		<form
			aria-label={t('facts_way.form')}
			noValidate
			className="grid grid-cols-[minmax(0,1fr)] gap-6"
			onSubmit={(event) => {
				event.preventDefault()
				setTried(true)
				const form = event.currentTarget
				if ('errors' in made) requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
				else onGiven({ facts: made.facts, photos: photos.map((photo) => photo.file) })
			}}
		>
			<div className="grid items-start gap-6 sm:grid-cols-2">
				<TextField
					label={t('facts_way.name')}
					dir="auto"
					autoComplete="off"
					required
					value={draft.title}
					placeholder={t('facts_way.name_example')}
					error={errors.title}
					onChange={(event) => change({ title: event.target.value })}
				/>
				<TextField
					label={t('facts_way.brand')}
					dir="auto"
					autoComplete="off"
					value={draft.brand}
					onChange={(event) => change({ brand: event.target.value })}
				/>
				<div className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-start gap-2">
					<TextField
						label={t('facts_way.price')}
						dir="ltr"
						inputMode="decimal"
						autoComplete="off"
						value={draft.price}
						error={errors.price}
						onChange={(event) => change({ price: event.target.value })}
					/>
					<SelectField
						label={t('facts_way.currency')}
						options={CURRENCIES}
						value={draft.currency}
						onChange={(event) => change({ currency: event.target.value })}
					/>
				</div>
			</div>
			<TextAreaField
				label={t('facts_way.points')}
				rows={4}
				hint={t('facts_way.points_hint')}
				value={draft.points}
				onChange={(event) => change({ points: event.target.value })}
			/>
			<SpecRows rows={draft.specs} onChange={(specs) => change({ specs })} />
			<TextAreaField
				label={t('facts_way.description')}
				rows={3}
				value={draft.description}
				onChange={(event) => change({ description: event.target.value })}
			/>
			<TextAreaField
				label={t('facts_way.box')}
				rows={2}
				hint={t('facts_way.box_hint')}
				value={draft.box}
				onChange={(event) => change({ box: event.target.value })}
			/>
			<PhotoPicker photos={photos} kept={photosKept} onChange={setPhotos} hint={t('facts_way.photos_hint')} />
			<Button type="submit" look="ink" size="large" className="justify-self-start">
				{t('make_page')}
			</Button>
		</form>
	)
}

function SpecRows({ rows, onChange }: { rows: readonly SpecRow[]; onChange: (rows: SpecRow[]) => void }) {
	const t = useWords()
	const set = (id: string, change: Partial<SpecRow>) => onChange(rows.map((row) => (row.id === id ? { ...row, ...change } : row)))
	return (
		<fieldset className="grid min-w-0 gap-2">
			<legend className="mb-1.5 text-sm font-medium">{t('facts_way.specs')}</legend>
			{rows.map((row, position) => (
				<div
					key={row.id}
					className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]"
				>
					<input
						aria-label={t('facts_way.spec_name', { number: position + 1 })}
						dir="auto"
						className={CONTROL}
						placeholder={t('facts_way.spec_name_example')}
						value={row.name}
						onChange={(event) => set(row.id, { name: event.target.value })}
					/>
					<input
						aria-label={t('facts_way.spec_value', { number: position + 1 })}
						dir="auto"
						className={CONTROL}
						placeholder={t('facts_way.spec_value_example')}
						value={row.value}
						onChange={(event) => set(row.id, { value: event.target.value })}
					/>
					<IconButton
						label={t('facts_way.spec_remove', { number: position + 1 })}
						onClick={() => onChange(rows.filter((other) => other !== row))}
					>
						<Trash2 size={18} aria-hidden />
					</IconButton>
				</div>
			))}
			<Button size="small" className="justify-self-start" onClick={() => onChange([...rows, { id: newId(), name: '', value: '' }])}>
				<Plus size={16} aria-hidden /> {t('facts_way.spec_add')}
			</Button>
		</fieldset>
	)
}
