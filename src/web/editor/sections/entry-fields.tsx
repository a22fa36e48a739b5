import { useState } from 'react'
import { benefitSignSchema } from '../../../core/page/compose/benefit-sign'
import { termTopicSchema } from '../../../core/page/compose/term-topic'
import { entriesOfSection, type SettableEntry, setEntry, setSection } from '../../../core/page/edit/entry-settings'
import type { Section } from '../../../core/page/page'
import { SelectField } from '../../ui/select'
import { PictureChoice } from '../pictures/picture-choice'
import { useApply } from '../saving/use-edits'
import { useWords, type Words } from '../words'
import { EntryPrice } from './entry-price'
import { plainLine } from './section-title'

const SIGNS = benefitSignSchema.options
const TOPICS = termTopicSchema.options
/** Kinds whose entries may carry a drawing. */
const SIGNED: ReadonlySet<Section['type']> = new Set(['benefits'])

/** What the section and its entries hold beside their texts: pictures, drawings, prices. */
export function EntryFields({ section }: { section: Section }) {
	const t = useWords()
	const entries = entriesOfSection(section)
	const image = 'image' in section.props ? section.props.image : undefined
	const settable = entries.filter((entry) => hasFields(section, entry))
	return (
		<>
			{image !== undefined && (
				<div className="px-2">
					<PictureChoice label={t('fields.picture')} value={image} set={(page, id) => setSection(page, section.id, { image: id })} />
				</div>
			)}
			{settable.length > 0 && (
				<div className="grid grid-cols-[minmax(0,1fr)] gap-1 px-2">
					{settable.map((entry, index) => (
						<EntryDetails key={entry.id} section={section} entry={entry} name={nameOf(entry, t, index)} />
					))}
				</div>
			)}
		</>
	)
}

function hasFields({ type }: Section, entry: SettableEntry): boolean {
	return SIGNED.has(type) || 'topic' in entry || 'image' in entry || 'price' in entry
}

/** The words an entry is known by. */
export function nameOf(entry: SettableEntry, t: Words, index: number): string {
	for (const value of Object.values(entry)) {
		if (typeof value === 'object' && value !== null && 'html' in value && value.html) return plainLine(String(value.html))
	}
	return t('fields.entry', { number: index + 1 })
}

type Props = { section: Section; entry: SettableEntry; name: string }

/** The fields of one entry, folded: its name is enough while nothing is to be changed. */
function EntryDetails({ section, entry, name }: Props) {
	const t = useWords()
	const apply = useApply()
	const [open, setOpen] = useState(false)
	const set = (change: Parameters<typeof setEntry>[3]) => apply((page) => setEntry(page, section.id, entry.id, change))
	return (
		<details className="border-t border-hairline" onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary className="flex min-h-11 cursor-pointer items-center text-sm">
				<bdi className="truncate">{name}</bdi>
			</summary>
			{open && (
				<div className="grid grid-cols-[minmax(0,1fr)] gap-3 pb-3">
					{SIGNED.has(section.type) && (
						<SelectField
							label={t('fields.sign')}
							options={['none', ...SIGNS].map((value) => ({ value, label: t(`fields.signs.${value as 'none'}`) }))}
							value={entry.sign ?? 'none'}
							onChange={({ target }) => set({ sign: SIGNS.find((value) => value === target.value) })}
						/>
					)}
					{'topic' in entry && (
						<SelectField
							label={t('fields.sign')}
							options={TOPICS.map((value) => ({ value, label: t(`term.topics.${value}`) }))}
							value={entry.topic}
							onChange={({ target }) => set({ topic: TOPICS.find((value) => value === target.value) ?? 'other' })}
						/>
					)}
					{'price' in entry && <EntryPrice sectionId={section.id} entry={entry} />}
					{'image' in entry && (
						<PictureChoice
							label={t('fields.picture')}
							value={entry.image ?? null}
							set={(page, image) => setEntry(page, section.id, entry.id, { image })}
						/>
					)}
				</div>
			)}
		</details>
	)
}
