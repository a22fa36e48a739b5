import { Plus } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { Typed } from '../../core/product/edit-product'
import type { FactKind } from '../../core/product/facts'
import { availabilitySchema } from '../../core/product/product'
import { Button } from '../ui/button'
import { FactForm } from './fact-form'
import type { FactEntry, FactGroup } from './fact-groups'
import { FactRow } from './fact-row'
import { placeWords } from './place-words'
import { useWords } from './words'

type Props = {
	groups: readonly FactGroup[]
	/** Facts for the record, which nothing is written from. */
	others: readonly FactEntry[]
	onChange: (entry: FactEntry, typed: Typed) => void
	onAdd: (kind: FactKind, typed: Typed) => void
	onRemove: (entry: FactEntry) => void
	/** What depends on a fact. */
	dependents?: (entry: FactEntry) => ReactNode
	/** Level of the groups' headings. */
	heading: 'h2' | 'h3'
}

/** Every fact by what it is about, where it was found, what is missing; each can be changed, added and removed. */
export function FactsList({ groups, others, ...acts }: Props) {
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-7">
			{groups.map((group) => (
				<Group key={group.kind} group={group} {...acts} />
			))}
			{others.length > 0 && <Others entries={others} />}
		</div>
	)
}

function Group({
	group,
	onChange,
	onAdd,
	onRemove,
	dependents,
	heading: Heading,
}: { group: FactGroup } & Omit<Props, 'groups' | 'others'>) {
	const t = useWords()
	const id = useId()
	const [adding, setAdding] = useState(false)
	const { entries, kind, single } = group
	const label = t(`kinds.${kind}`)
	return (
		<section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
			<Heading id={id} className="text-1">
				{label}
			</Heading>
			{entries.length > 0 && (
				<ul className="grid grid-cols-[minmax(0,1fr)]">
					{entries.map((entry) => (
						<FactRow
							key={`${entry.key} ${entry.name} ${entry.text}`}
							shape={group}
							entry={entry}
							onChange={(typed) => onChange(entry, typed)}
							onRemove={kind === 'title' ? undefined : () => onRemove(entry)}
						>
							{dependents?.(entry)}
						</FactRow>
					))}
				</ul>
			)}
			{adding ? (
				<FactForm
					label={t('list.new', { what: label })}
					named={group.named}
					onSave={(typed) => onAdd(kind, typed)}
					onClose={() => setAdding(false)}
				/>
			) : (
				(!single || entries.length === 0) && (
					<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
						{entries.length === 0 && <span className="text-[0.9375rem] text-faint">{t('list.not_found')}</span>}
						<Button
							look="bare"
							size="small"
							className="-ms-3"
							aria-label={t('list.add_to', { what: label })}
							onClick={() => setAdding(true)}
						>
							<Plus size={16} aria-hidden /> {t('list.add')}
						</Button>
					</div>
				)
			)}
		</section>
	)
}

/** A text as it stands; availability, which is kept as a code, in words. */
function saidText({ kind, text }: FactEntry, t: ReturnType<typeof useWords>): string {
	const known = availabilitySchema.safeParse(kind === 'availability' ? text : undefined)
	return known.success ? t(`availability.${known.data}`) : text.replaceAll('_', ' ')
}

function Others({ entries }: { entries: readonly FactEntry[] }) {
	const t = useWords()
	return (
		<details className="text-[0.9375rem]">
			<summary className="w-fit py-2 pointer-coarse:py-3 font-medium underline underline-offset-4">
				{t('list.record', { number: entries.length })}
			</summary>
			<p className="pb-2 text-sm text-faint">{t('list.record_text')}</p>
			<dl className="grid gap-2">
				{entries.map((entry) => (
					<div key={entry.key} className="border-t border-hairline pt-2">
						<dt className="text-sm text-soft">{t(`kinds.${entry.kind}`)}</dt>
						<dd dir="auto">{saidText(entry, t)}</dd>
						<dd className="text-sm text-faint">{placeWords(entry.kind, entry.origin)}</dd>
					</div>
				))}
			</dl>
		</details>
	)
}
