import { useQuery } from '@tanstack/react-query'
import { comparePages, isSamePage, type PageComparison, type SectionDifference } from '../../core/page/compare-pages'
import type { MarkedWords } from '../../core/page/compare-words'
import type { Page } from '../../core/page/page'
import { sectionCatalogue } from '../../render/section-catalogue'
import { errorWords } from '../error-words'
import { imageSrc } from '../file-url'
import { Dialog } from '../ui/dialog'
import { Notice } from '../ui/notice'
import { editorApi } from './editor-api'
import { useEditor } from './editor-context'
import { Shot } from './shot'
import { useCurrentPage } from './use-current-page'
import { dayOf, timeOf } from './version-words'

type Props = { entry: { version: number; created_at: string }; onClose: () => void }

/** What has changed since a version, word by word. */
export function CompareDialog({ entry, onClose }: Props) {
	const { stored } = useEditor()
	const now = useCurrentPage()
	const then = useQuery({
		queryKey: ['versions', stored.id, 'page', entry.version],
		queryFn: () => editorApi.version(stored.id, entry.version),
		staleTime: Number.POSITIVE_INFINITY,
	})
	return (
		<Dialog
			open
			onClose={onClose}
			title={`Since version ${entry.version}`}
			text={`From ${dayOf(entry.created_at)}, ${timeOf(entry.created_at)} to the page as it is now.`}
		>
			{then.isError && <Notice tone="bad" {...errorWords(then.error)} />}
			{then.isPending && <div className="waiting h-32" role="status" aria-label="Fetching the version" />}
			{then.data && <Comparison before={then.data.page} after={now} />}
		</Dialog>
	)
}

const CHANGES: Record<SectionDifference['changes'][number], string> = {
	added: 'added',
	removed: 'removed',
	moved: 'moved',
	hidden: 'hidden',
	shown: 'shown again',
	pictures: 'other pictures',
	changed: 'other settings',
}
const OTHERS: Record<PageComparison['others'][number], string> = {
	theme: 'Another theme',
	brand: 'Another brand colour, typeface or logo',
	price: 'Another price',
	facts: 'Facts were changed',
	search: 'Other words for search engines',
}

function Comparison({ before, after }: { before: Page; after: Page }) {
	const difference = comparePages(before, after)
	const { sections, images, others } = difference
	if (isSamePage(difference)) return <p>Nothing: that version says and shows the same.</p>
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-5">
			{sections.map((section) => (
				<SectionPart key={section.id} section={section} />
			))}
			<Pictures title="Pictures added" page={after} ids={images.added} />
			<Pictures title="Pictures removed" page={before} ids={images.removed} />
			{(others.length > 0 || images.reordered) && (
				<ul className="grid gap-1 border-t border-hairline pt-3">
					{images.reordered && <li>The pictures stand in another order</li>}
					{others.map((name) => (
						<li key={name}>{OTHERS[name]}</li>
					))}
				</ul>
			)}
		</div>
	)
}

function SectionPart({ section: { type, changes, texts } }: { section: SectionDifference }) {
	return (
		<section className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-hairline pt-3">
			<h3 className="text-1">
				{sectionCatalogue[type].label}
				{changes.length > 0 && (
					<span className="font-text text-sm tracking-normal text-soft"> {changes.map((change) => CHANGES[change]).join(', ')}</span>
				)}
			</h3>
			{texts.map((words, index) => (
				<Marked key={index} words={words} />
			))}
		</section>
	)
}

function Marked({ words }: { words: readonly MarkedWords[] }) {
	return (
		<p dir="auto" className="text-[0.9375rem] leading-relaxed whitespace-pre-line wrap-anywhere">
			{words.map(({ text, mark }, index) => {
				if (mark === 'same') return <span key={index}>{text}</span>
				const added = mark === 'added'
				const Tag = added ? 'ins' : 'del'
				return (
					<Tag key={index} className={added ? 'rounded-[2px] bg-good-soft text-good' : 'rounded-[2px] bg-bad-soft text-bad'}>
						<span className="sr-only">{added ? ' added: ' : ' removed: '}</span>
						{text}
					</Tag>
				)
			})}
		</p>
	)
}

function Pictures({ title, page, ids }: { title: string; page: Page; ids: readonly string[] }) {
	if (ids.length === 0) return null
	return (
		<section className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-hairline pt-3">
			<h3 className="text-1">{title}</h3>
			<ul className="flex flex-wrap gap-2">
				{page.images
					.filter(({ id }) => ids.includes(id))
					.map((image) => (
						<li key={image.id}>
							<Shot src={imageSrc(image, 200)} alt={image.alt} className="size-20" />
						</li>
					))}
			</ul>
		</section>
	)
}
