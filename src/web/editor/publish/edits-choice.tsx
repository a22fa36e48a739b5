import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PushEntry } from '../../../core/contracts/stores'
import type { EditChoices } from '../../../core/stores/store-fields'
import { fieldName } from '../../stores/field-names'
import { pushesOf, storesApi } from '../../stores/stores-api'
import { Button } from '../../ui/button'
import { SelectField } from '../../ui/select'
import { showToast } from '../../ui/toast-store'
import { useRun } from '../../ui/use-run'
import { outcomeToast } from './stores/store-outcome'
import { useWords } from './words'

/** Where the focus goes to decide on the merchant's edits (`focusTarget`). */
export const EDITS_TARGET = 'store-edits'

/** What the merchant changed in the store, beside what the page says; each is kept or overwritten, then pushed. */
export function EditsChoice({ entry, pageId }: { entry: PushEntry; pageId: string }) {
	const t = useWords()
	const run = useRun()
	const queries = useQueryClient()
	const [busy, setBusy] = useState(false)
	const [chosen, setChosen] = useState<EditChoices>({})
	const options = (['keep', 'overwrite'] as const).map((value) => ({ value, label: t(`edits.${value}`) }))
	const push = async () => {
		setBusy(true)
		await run(async () => {
			const edits = Object.fromEntries(entry.edits.map(({ field }) => [field, chosen[field] ?? 'keep']))
			const pictures = (await storesApi.connections()).pictures.why
			const body = { connection: entry.connection.id, edits, again: entry.id, without_pictures: pictures !== null }
			showToast(outcomeToast(await storesApi.pushPage(pageId, body)))
		})
		await queries.invalidateQueries({ queryKey: pushesOf(pageId) })
		setBusy(false)
	}
	return (
		<div className="grid gap-4">
			<p className="font-medium" tabIndex={-1} data-target={EDITS_TARGET}>
				{t('edits.title')}
			</p>
			{entry.edits.map(({ field, theirs, ours }) => (
				<div key={field} className="grid gap-2 border-t border-hairline pt-3">
					<p className="text-sm font-medium">{fieldName(field)}</p>
					<dl className="grid gap-1 text-sm">
						<dt className="text-faint">{t('edits.theirs')}</dt>
						<dd dir="auto" className="line-clamp-6 whitespace-pre-line wrap-anywhere">
							{theirs || t('edits.empty')}
						</dd>
						<dt className="text-faint">{t('edits.ours')}</dt>
						<dd dir="auto" className="line-clamp-6 whitespace-pre-line wrap-anywhere">
							{ours || t('edits.empty')}
						</dd>
					</dl>
					<SelectField
						label={t('edits.what_stays')}
						aria-label={t('edits.what_stays_of', { field: fieldName(field) })}
						options={options}
						value={chosen[field] ?? 'keep'}
						onChange={({ target }) => setChosen((before) => ({ ...before, [field]: target.value === 'overwrite' ? 'overwrite' : 'keep' }))}
					/>
				</div>
			))}
			<Button size="small" busy={busy} onClick={() => void push()}>
				{t('edits.push')}
			</Button>
		</div>
	)
}
