import { SECTION_TYPES } from '../../core/page/page'
import { SectionIcon } from './section-icon'
import { useSectionActs } from './use-section-acts'
import { useWords } from './words'

/** What can be added, and where it will stand. */
export function AddSection({ afterId }: { afterId: string | undefined }) {
	const t = useWords()
	const acts = useSectionActs()
	return (
		<section aria-labelledby="add-section" className="grid gap-2">
			<h2 id="add-section" className="text-1">
				{t('add_section.title')}
			</h2>
			<p className="text-sm text-faint">{t(afterId ? 'add_section.behind' : 'add_section.at_end')}</p>
			<ul className="grid gap-1">
				{SECTION_TYPES.map((type) => (
					<li key={type}>
						<button
							type="button"
							onClick={() => acts.add(type, afterId)}
							className="grid w-full grid-cols-[auto_1fr] items-start gap-x-3 rounded-pane px-2 py-2 text-start hover:bg-sunk"
						>
							<SectionIcon type={type} className="mt-1 text-faint" />
							<span className="grid">
								<span className="font-medium">{t(`section_names.${type}`)}</span>
								<span className="text-sm text-faint">{t(`section_hints.${type}`)}</span>
							</span>
						</button>
					</li>
				))}
			</ul>
		</section>
	)
}
