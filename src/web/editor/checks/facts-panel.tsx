import { TriangleAlert } from 'lucide-react'
import { addFact, changeFact, removeFact, textsRestingOn, unsupportedTexts } from '../../../core/page/edit/edit-facts'
import { getSection } from '../../../core/page/edit/find-section'
import type { Page } from '../../../core/page/page'
import type { TextPlace } from '../../../core/page/walk'
import { plainFromRichText } from '../../../core/text/rich-text'
import { groupsOfFacts } from '../../facts/fact-groups'
import { FactsList } from '../../facts/facts-list'
import { cx } from '../../ui/cx'
import { useApplyStrictly, useSelect } from '../saving/use-edits'
import { useUndoable } from '../saving/use-undoable'
import { useCurrentPage } from '../use-current-page'
import { translate, useWords } from '../words'
import { ReadFrom } from './read-from'
import { RemovedStatements } from './removed-statements'

/** The facts the page rests on: where each was found, which texts rest on it, and what lost its ground by a change. */
export function FactsPanel() {
	const page = useCurrentPage()
	const apply = useApplyStrictly()
	const remove = useUndoable()
	const { groups, others } = groupsOfFacts(page.facts)
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-7">
			<ReadFrom {...page.product} />
			<Unsupported page={page} />
			<FactsList
				heading="h2"
				groups={groups}
				others={others}
				onChange={(entry, typed) => apply((current) => changeFact(current, entry.key, typed))}
				onAdd={(kind, typed) => apply((current) => addFact(current, kind, typed))}
				onRemove={(entry) => remove(translate('facts_panel.removed'), (current) => removeFact(current, entry.key))}
				dependents={(entry) => <RestingOn page={page} texts={textsRestingOn(page, entry.key)} />}
			/>
			<RemovedStatements />
		</div>
	)
}

function Unsupported({ page }: { page: Page }) {
	const t = useWords()
	const texts = unsupportedTexts(page)
	if (texts.length === 0) return null
	return (
		<section aria-labelledby="unsupported" className="grid gap-2 rounded-pane bg-warn-soft p-3 text-warn">
			<h2 id="unsupported" className="flex items-start gap-2 font-text text-base font-semibold leading-snug tracking-normal">
				<TriangleAlert size={19} className="mt-0.5 shrink-0" aria-hidden />
				{t('facts_panel.unsupported', { count: texts.length })}
			</h2>
			<p className="text-sm leading-snug">{t('facts_panel.unsupported_text')}</p>
			<TextList page={page} texts={texts} />
		</section>
	)
}

function RestingOn({ page, texts }: { page: Page; texts: TextPlace[] }) {
	const t = useWords()
	if (texts.length === 0) return null
	return (
		<details className="text-sm">
			<summary className="w-fit py-1 pointer-coarse:py-3 text-soft underline underline-offset-4">
				{t('facts_panel.resting', { count: texts.length })}
			</summary>
			<TextList page={page} texts={texts} />
		</details>
	)
}

function TextList({ page, texts }: { page: Page; texts: TextPlace[] }) {
	const t = useWords()
	const select = useSelect()
	return (
		<ul className="grid grid-cols-[minmax(0,1fr)]">
			{texts.map(({ sectionId, path, text }) => (
				<li key={`${sectionId} ${path.join('.')}`}>
					<button
						type="button"
						onClick={() => select(sectionId)}
						className={cx(
							'grid min-h-11 w-full grid-cols-[minmax(0,1fr)] content-center',
							'rounded-[3px] py-1.5 text-start text-sm leading-snug hover:underline',
						)}
					>
						<span className="font-medium">{t(`section_names.${getSection(page, sectionId).type}`)}</span>
						<span className="truncate">
							<bdi>{plainFromRichText(text.html).replaceAll('\n', ' ')}</bdi>
						</span>
					</button>
				</li>
			))}
		</ul>
	)
}
