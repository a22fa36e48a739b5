import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addValue, changeValue, removeValue } from '../../core/product/edit-product'
import { type Product, productSchema } from '../../core/product/product'
import { api } from '../api'
import { SomethingBroke } from '../site/something-broke'
import { readDraft, writeDraft } from '../storage'
import { Button } from '../ui/button'
import { showToast } from '../ui/toast-store'
import { useRun } from '../use-run'
import { type FactEntry, FIELD_OF, groupsOfProduct } from './fact-groups'
import { FactsList } from './facts-list'

const draftKey = (generationId: string) => `vitrine_facts_${generationId}`

type Props = { generationId: string; onCancel: () => void }

/** Before anything is written: what was found, to be put right or left as it is. What is changed stays through a reload. */
export function CheckFacts({ generationId, onCancel }: Props) {
	const found = useQuery({
		queryKey: ['generation-facts', generationId],
		queryFn: () => api.generationFacts(generationId),
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
	})
	if (found.isError) return <SomethingBroke error={found.error} onRetry={() => void found.refetch()} />
	if (!found.data) return <div className="waiting h-64" aria-busy role="status" aria-label="Fetching the facts" />
	return <Editable generationId={generationId} found={found.data.product} onCancel={onCancel} />
}

function Editable({ generationId, found, onCancel }: Props & { found: Product }) {
	const [edited, setEdited] = useState(() => readDraft(sessionStorage, draftKey(generationId), productSchema))
	const [busy, setBusy] = useState(false)
	const run = useRun()
	const product = edited ?? found
	const edit = (next: Product) => {
		setEdited(next)
		writeDraft(sessionStorage, draftKey(generationId), next)
	}
	const goOn = () =>
		run(async () => {
			setBusy(true)
			try {
				await api.settleFacts(generationId, edited)
				writeDraft(sessionStorage, draftKey(generationId), undefined)
			} finally {
				setBusy(false)
			}
		})
	const remove = (entry: FactEntry) => {
		edit(removeValue(product, fieldOf(entry), Number(entry.key)))
		showToast({ title: 'Fact removed', action: { label: 'Undo', run: () => edit(product) } })
	}
	const { groups, others } = groupsOfProduct(product)
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-7">
			<div className="grid gap-3">
				<h2 className="text-4">Are these the facts?</h2>
				<p className="max-w-[60ch] text-soft">
					Your page is written from these and nothing else. Put right what is wrong, add what is missing, or go on as it is.
				</p>
				<p className="text-sm text-faint tabular">{picturesIn(product)}</p>
				<Decide busy={busy} onGoOn={() => void goOn()} onCancel={onCancel} />
			</div>
			<FactsList
				heading="h3"
				groups={groups}
				others={others}
				onChange={(entry, typed) => edit(changeValue(product, fieldOf(entry), Number(entry.key), typed))}
				onAdd={(kind, typed) => edit(addValue(product, fieldOf({ kind }), typed))}
				onRemove={remove}
			/>
			<Decide busy={busy} onGoOn={() => void goOn()} onCancel={onCancel} />
		</div>
	)
}

function Decide({ busy, onGoOn, onCancel }: { busy: boolean; onGoOn: () => void; onCancel: () => void }) {
	return (
		<div className="flex flex-wrap gap-2">
			<Button look="ink" size="large" className="max-sm:px-5" busy={busy} onClick={onGoOn}>
				Write the page
			</Button>
			<Button look="bare" size="large" className="max-sm:px-4" disabled={busy} onClick={onCancel}>
				Cancel
			</Button>
		</div>
	)
}

function fieldOf({ kind }: Pick<FactEntry, 'kind'>) {
	const field = FIELD_OF[kind]
	if (!field) throw new Error(`facts of the kind ${kind} cannot be edited`)
	return field
}

function picturesIn({ gallery, descriptionImages }: Product): string {
	const own = gallery.filter((entry) => entry.origin.rule === 'uploaded').length
	const parts = [
		gallery.length - own > 0 && `${gallery.length - own} in the gallery`,
		descriptionImages.length > 0 && `${descriptionImages.length} in the description`,
		own > 0 && `${own} of your own`,
	].filter(Boolean)
	return parts.length > 0 ? `Pictures: ${parts.join(', ')}.` : 'No pictures were found. Add your own in the editor.'
}
