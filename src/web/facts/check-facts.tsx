import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addValue, changeValue, removeValue } from '../../core/product/edit-product'
import { type Product, productSchema } from '../../core/product/product'
import { sessionKept } from '../browser/browser-storage'
import { readDraft, writeDraft } from '../browser/storage'
import { api } from '../calls/api'
import { SomethingBroke } from '../documents/something-broke'
import { intlLanguage } from '../i18n/i18n'
import { Button } from '../ui/button'
import { showToast } from '../ui/toast-store'
import { useRun } from '../ui/use-run'
import { type FactEntry, FIELD_OF, groupsOfProduct } from './fact-groups'
import { FactsList } from './facts-list'
import { translate, useWords } from './words'

const draftKey = (generationId: string) => `vitrine_facts_${generationId}`

type Props = { generationId: string; onCancel: () => void }

/**
 * Before anything is written: what was found, to be put right or left as it is. What is changed stays through a reload.
 */
export function CheckFacts({ generationId, onCancel }: Props) {
	const t = useWords()
	const found = useQuery({
		queryKey: ['generation-facts', generationId],
		queryFn: () => api.generationFacts(generationId),
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
	})
	if (found.isError) return <SomethingBroke error={found.error} onRetry={() => void found.refetch()} />
	if (!found.data) return <div className="waiting h-64" aria-busy role="status" aria-label={t('check.fetching')} />
	return <Editable generationId={generationId} found={found.data.product} onCancel={onCancel} />
}

function Editable({ generationId, found, onCancel }: Props & { found: Product }) {
	const t = useWords()
	const [edited, setEdited] = useState(() => readDraft(sessionKept(), draftKey(generationId), productSchema))
	const [busy, setBusy] = useState(false)
	const run = useRun()
	const product = edited ?? found
	const edit = (next: Product) => {
		setEdited(next)
		writeDraft(sessionKept(), draftKey(generationId), next)
	}
	const goOn = () =>
		run(async () => {
			setBusy(true)
			try {
				await api.settleFacts(generationId, edited)
				writeDraft(sessionKept(), draftKey(generationId), undefined)
			} finally {
				setBusy(false)
			}
		})
	const remove = (entry: FactEntry) => {
		edit(removeValue(product, fieldOf(entry), Number(entry.key)))
		showToast({ title: translate('check.removed'), action: { label: translate('check.undo'), run: () => edit(product) } })
	}
	const { groups, others } = groupsOfProduct(product)
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-7">
			<div className="grid gap-3">
				<h2 className="text-4">{t('check.title')}</h2>
				<p className="max-w-[60ch] text-soft">{t('check.text')}</p>
				<p className="text-sm text-faint tabular">{picturesIn(product, t)}</p>
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
	const t = useWords()
	return (
		<div className="flex flex-wrap gap-2">
			<Button look="ink" size="large" className="max-sm:px-5" busy={busy} onClick={onGoOn}>
				{t('check.write')}
			</Button>
			<Button look="bare" size="large" className="max-sm:px-4" disabled={busy} onClick={onCancel}>
				{t('check.cancel')}
			</Button>
		</div>
	)
}

function fieldOf({ kind }: Pick<FactEntry, 'kind'>) {
	const field = FIELD_OF[kind]
	if (!field) throw new Error(`facts of the kind ${kind} cannot be edited`)
	return field
}

function picturesIn({ gallery, descriptionImages }: Product, t: ReturnType<typeof useWords>): string {
	const own = gallery.filter((entry) => entry.origin.rule === 'uploaded').length
	const parts = [
		gallery.length - own > 0 && t('pictures.gallery', { number: gallery.length - own }),
		descriptionImages.length > 0 && t('pictures.description', { number: descriptionImages.length }),
		own > 0 && t('pictures.own', { number: own }),
	].filter((part) => part !== false)
	if (parts.length === 0) return t('pictures.none')
	return t('pictures.found', { list: new Intl.ListFormat(intlLanguage(), { type: 'unit' }).format(parts) })
}
