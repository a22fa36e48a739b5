import { useMemo } from 'react'
import { kindOf, type Page, SECTION_TYPES, type SectionType } from '../../../core/page/page'
import { newId } from '../../browser/new-id'
import { Dialog } from '../../ui/dialog'
import { isWritten } from '../canvas/is-written'
import { PageThumb } from '../preview/page-thumb'
import { useCurrentPage } from '../use-current-page'
import { useWords } from '../words'
import { useWorkspace } from '../workspace-context'
import { newSection } from './new-section'
import { SectionIcon } from './section-icon'
import { useSectionActs } from './use-section-acts'

/** What can be added, and where it will stand. */
export function AddSection({ afterId }: { afterId: string | undefined }) {
	const t = useWords()
	return (
		<section aria-labelledby="add-section" className="grid gap-2">
			<h2 id="add-section" className="text-1">
				{t('add_section.title')}
			</h2>
			<p className="text-sm text-faint">{t(afterId ? 'add_section.behind' : 'add_section.at_end')}</p>
			<Kinds at={{ afterId }} />
		</section>
	)
}

/** The same, asked for between two sections of the canvas. */
export function AddSectionDialog() {
	const t = useWords()
	const { adding, askAdd } = useWorkspace()
	const close = () => askAdd(undefined)
	return (
		<Dialog open={adding !== undefined} onClose={close} title={t('add_section.title')}>
			{adding && <Kinds at={adding} onAdded={close} />}
		</Dialog>
	)
}

type KindsProps = { at: { afterId: string | undefined }; onAdded?: () => void }

function Kinds({ at, onAdded }: KindsProps) {
	const acts = useSectionActs()
	const page = useCurrentPage()
	return (
		<ul className="grid grid-cols-2 gap-2">
			{SECTION_TYPES.map((type) => (
				<li key={type} className="grid">
					<KindCard
						page={page}
						type={type}
						onChoose={() => {
							acts.add(type, at.afterId)
							onAdded?.()
						}}
					/>
				</li>
			))}
		</ul>
	)
}

/** A kind of section as it would stand on this page; or its sign, and why it comes empty. */
function KindCard({ page, type, onChoose }: { page: Page; type: SectionType; onChoose: () => void }) {
	const t = useWords()
	const made = useMemo(() => newSection(page, type, newId), [page, type])
	// What has to be written is shown as the page has it already.
	const sample = made.filled ? made.section : page.sections.find((section) => section.type === type)
	const shown = useMemo(() => sample && { ...page, sections: [{ ...sample, hidden: false }] }, [page, sample])
	const drawn = kindOf(type).overlay ? undefined : shown
	return (
		<button
			type="button"
			onClick={onChoose}
			title={t(`section_hints.${type}`)}
			className="grid content-start gap-1.5 rounded-pane border border-hairline p-2 text-start hover:border-strong hover:bg-sunk"
		>
			{drawn ? (
				<PageThumb page={drawn} widthPx={900} ratio={0.62} />
			) : (
				<span className="grid aspect-[1/0.62] w-full place-items-center rounded-[3px] bg-sunk text-faint" aria-hidden>
					<SectionIcon type={type} className="size-9" />
				</span>
			)}
			<span className="text-[0.9375rem] leading-tight font-medium">{t(`section_names.${type}`)}</span>
			{!made.filled && (
				<span className="text-sm leading-snug text-faint">{t(`add_section.${isWritten(type) ? 'to_write' : 'empty'}`)}</span>
			)}
		</button>
	)
}
