import { ActionBar } from '@puckeditor/core'
import { ArrowDown, ArrowUp, Copy, EyeOff, Lock, LockOpen, ShoppingBag, Sparkles, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { kindOf, type SectionType } from '../../../core/page/page'
import { usePuck } from '../saving/use-edits'
import { useSectionActs } from '../sections/use-section-acts'
import { useGoToBuying } from '../use-buying-reminder'
import { useWords } from '../words'
import { useWorkspace } from '../workspace-context'
import { isWritten } from './is-written'
import { TextBar } from './text-bar'

/** The bar at the selected section: what the words can become, and what the section can do. */
export function SectionBar({ label: given, children }: { label?: string; children: ReactNode; parentAction: ReactNode }) {
	const t = useWords()
	const id = usePuck((puck) => puck.selectedItem?.props.id as string | undefined)
	const type = usePuck((puck) => puck.selectedItem?.type as SectionType | undefined)
	const locked = usePuck((puck) => puck.selectedItem?.props.locked === true)
	if (!id || !type) return <ActionBar {...(given ? { label: given } : {})} />
	return (
		<ActionBar label={t(`section_names.${type}`)}>
			{!locked && <TextBar>{children}</TextBar>}
			<ActionBar.Group>{locked ? <LockedActs id={id} /> : <Acts id={id} type={type} />}</ActionBar.Group>
		</ActionBar>
	)
}

function Acts({ id, type }: { id: string; type: SectionType }) {
	const t = useWords()
	const acts = useSectionActs()
	const { askRewrite } = useWorkspace()
	const goToBuying = useGoToBuying()
	return (
		<>
			{kindOf(type).button && (
				<ActionBar.Action label={t('section_acts.buying')} onClick={goToBuying}>
					<ShoppingBag size={16} aria-hidden />
				</ActionBar.Action>
			)}
			{isWritten(type) && (
				<ActionBar.Action label={t('section_acts.rewrite')} onClick={() => askRewrite(id)}>
					<Sparkles size={16} aria-hidden />
				</ActionBar.Action>
			)}
			<ActionBar.Action label={t('section_acts.move_up')} onClick={() => acts.move(id, -1)}>
				<ArrowUp size={16} aria-hidden />
			</ActionBar.Action>
			<ActionBar.Action label={t('section_acts.move_down')} onClick={() => acts.move(id, 1)}>
				<ArrowDown size={16} aria-hidden />
			</ActionBar.Action>
			<ActionBar.Action label={t('section_acts.duplicate')} onClick={() => acts.duplicate(id)}>
				<Copy size={16} aria-hidden />
			</ActionBar.Action>
			<ActionBar.Action label={t('section_acts.hide')} onClick={() => acts.hide(id, true)}>
				<EyeOff size={16} aria-hidden />
			</ActionBar.Action>
			<ActionBar.Action label={t('section_acts.lock')} onClick={() => acts.lock(id, true)}>
				<Lock size={16} aria-hidden />
			</ActionBar.Action>
			<ActionBar.Action label={t('section_acts.remove')} onClick={() => acts.remove(id)}>
				<Trash2 size={16} aria-hidden />
			</ActionBar.Action>
		</>
	)
}

function LockedActs({ id }: { id: string }) {
	const t = useWords()
	const acts = useSectionActs()
	return (
		<>
			<ActionBar.Action label={t('section_acts.hide')} onClick={() => acts.hide(id, true)}>
				<EyeOff size={16} aria-hidden />
			</ActionBar.Action>
			<ActionBar.Action label={t('section_acts.unlock')} onClick={() => acts.lock(id, false)}>
				<LockOpen size={16} aria-hidden />
			</ActionBar.Action>
		</>
	)
}
