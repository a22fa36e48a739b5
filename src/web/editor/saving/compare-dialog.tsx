import { useQuery } from '@tanstack/react-query'
import { comparePages, isSamePage, type SectionDifference } from '../../../core/page/compare-pages'
import type { MarkedWords } from '../../../core/page/compare-words'
import type { Page } from '../../../core/page/page'
import { imageSrc } from '../../browser/file-url'
import { errorWords } from '../../calls/error-words'
import { Dialog } from '../../ui/dialog'
import { Notice } from '../../ui/notice'
import { editorApi } from '../editor-api'
import { useEditor } from '../editor-context'
import { Shot } from '../pictures/shot'
import { useCurrentPage } from '../use-current-page'
import { useWords } from '../words'
import { dayOf, timeOf } from './version-words'

type Props = { entry: { version: number; created_at: string }; onClose: () => void }

/** What has changed since a version, word by word. */
export function CompareDialog({ entry, onClose }: Props) {
	const t = useWords()
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
			title={t('compare.title', { version: entry.version })}
			text={t('compare.text', { day: dayOf(entry.created_at), time: timeOf(entry.created_at) })}
		>
			{then.isError && <Notice tone="bad" {...errorWords(then.error)} />}
			{then.isPending && <div className="waiting h-32" role="status" aria-label={t('compare.fetching')} />}
			{then.data && <Comparison before={then.data.page} after={now} />}
		</Dialog>
	)
}

function Comparison({ before, after }: { before: Page; after: Page }) {
	const t = useWords()
	const difference = comparePages(before, after)
	const { sections, images, others } = difference
	if (isSamePage(difference)) return <p>{t('compare.same')}</p>
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-5">
			{sections.map((section) => (
				<SectionPart key={section.id} section={section} />
			))}
			<Pictures title={t('compare.pictures_added')} page={after} ids={images.added} />
			<Pictures title={t('compare.pictures_removed')} page={before} ids={images.removed} />
			{(others.length > 0 || images.reordered) && (
				<ul className="grid gap-1 border-t border-hairline pt-3">
					{images.reordered && <li>{t('compare.reordered')}</li>}
					{others.map((name) => (
						<li key={name}>{t(`compare.others.${name}`)}</li>
					))}
				</ul>
			)}
		</div>
	)
}

function SectionPart({ section: { type, changes, texts } }: { section: SectionDifference }) {
	const t = useWords()
	const changed = changes.map((change) => t(`compare.changes.${change}`)).join(t('compare.between'))
	return (
		<section className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-hairline pt-3">
			<h3 className="text-1">
				{t(`section_names.${type}`)}
				{changed && <span className="font-text text-sm tracking-normal text-soft"> {changed}</span>}
			</h3>
			{texts.map((words, index) => (
				<Marked key={index} words={words} />
			))}
		</section>
	)
}

function Marked({ words }: { words: readonly MarkedWords[] }) {
	const t = useWords()
	return (
		<p dir="auto" className="text-[0.9375rem] leading-relaxed whitespace-pre-line wrap-anywhere">
			{words.map(({ text, mark }, index) => {
				if (mark === 'same') return <span key={index}>{text}</span>
				const added = mark === 'added'
				const Tag = added ? 'ins' : 'del'
				return (
					<Tag key={index} className={added ? 'rounded-[2px] bg-good-soft text-good' : 'rounded-[2px] bg-bad-soft text-bad'}>
						<span className="sr-only">{` ${t(added ? 'compare.words_added' : 'compare.words_removed')} `}</span>
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
