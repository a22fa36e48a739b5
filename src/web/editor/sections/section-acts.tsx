import { ArrowDown, ArrowUp, Copy, Eye, EyeOff, Lock, LockOpen, Sparkles, Trash2 } from 'lucide-react'
import { isWrittenSection } from '../../../core/page/compose/section-copy'
import type { Section } from '../../../core/page/page'
import { Button, IconButton } from '../../ui/button'
import { useWords } from '../words'
import { useWorkspace } from '../workspace-context'
import { SectionEntries } from './section-entries'
import { SectionOptions } from './section-options'
import { useSectionActs } from './use-section-acts'

/** What can be done with the section chosen in the list; with a locked one little more than unlocking it. */
export function SectionActs({ section, first, last }: { section: Section; first: boolean; last: boolean }) {
	const t = useWords()
	const acts = useSectionActs()
	const { askRewrite } = useWorkspace()
	const { id, hidden, locked } = section
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-1 pb-3">
			<div className="flex flex-wrap gap-0.5">
				<IconButton label={t('section_acts.move_up')} disabled={first || locked} onClick={() => acts.move(id, -1)}>
					<ArrowUp size={18} aria-hidden />
				</IconButton>
				<IconButton label={t('section_acts.move_down')} disabled={last || locked} onClick={() => acts.move(id, 1)}>
					<ArrowDown size={18} aria-hidden />
				</IconButton>
				<IconButton label={t('section_acts.duplicate')} disabled={locked} onClick={() => acts.duplicate(id)}>
					<Copy size={18} aria-hidden />
				</IconButton>
				<IconButton label={t(hidden ? 'section_acts.show' : 'section_acts.hide')} onClick={() => acts.hide(id, !hidden)}>
					{hidden ? <Eye size={18} aria-hidden /> : <EyeOff size={18} aria-hidden />}
				</IconButton>
				<IconButton
					label={t(locked ? 'section_acts.unlock' : 'section_acts.lock')}
					aria-pressed={locked}
					onClick={() => acts.lock(id, !locked)}
				>
					{locked ? <Lock size={18} aria-hidden /> : <LockOpen size={18} aria-hidden />}
				</IconButton>
				<IconButton label={t('section_acts.remove')} disabled={locked} className="ms-auto hover:text-bad" onClick={() => acts.remove(id)}>
					<Trash2 size={18} aria-hidden />
				</IconButton>
			</div>
			{locked ? (
				<p className="px-2 text-sm text-soft">{t('section_acts.is_locked')}</p>
			) : (
				<>
					{isWrittenSection(section) && (
						<div className="ps-2">
							<Button size="small" onClick={() => askRewrite(id)}>
								<Sparkles size={16} aria-hidden /> {t('section_acts.rewrite')}
							</Button>
						</div>
					)}
					<SectionOptions section={section} />
					<SectionEntries section={section} />
				</>
			)}
		</div>
	)
}
