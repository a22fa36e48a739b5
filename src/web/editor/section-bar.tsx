import { ActionBar } from '@puckeditor/core'
import { ArrowDown, ArrowUp, Copy, EyeOff, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePuck } from './use-edits'
import { useSectionActs } from './use-section-acts'

/** The bar at the selected section: what the words can become, and what the section can do. */
export function SectionBar({ label, children }: { label?: string; children: ReactNode; parentAction: ReactNode }) {
	const id = usePuck((puck) => puck.selectedItem?.props.id as string | undefined)
	const acts = useSectionActs()
	if (!id) return <ActionBar {...(label ? { label } : {})} />
	return (
		<ActionBar {...(label ? { label } : {})}>
			<ActionBar.Group>{children}</ActionBar.Group>
			<ActionBar.Group>
				<ActionBar.Action label="Move up" onClick={() => acts.move(id, -1)}>
					<ArrowUp size={16} aria-hidden />
				</ActionBar.Action>
				<ActionBar.Action label="Move down" onClick={() => acts.move(id, 1)}>
					<ArrowDown size={16} aria-hidden />
				</ActionBar.Action>
				<ActionBar.Action label="Duplicate section" onClick={() => acts.duplicate(id)}>
					<Copy size={16} aria-hidden />
				</ActionBar.Action>
				<ActionBar.Action label="Hide section" onClick={() => acts.hide(id, true)}>
					<EyeOff size={16} aria-hidden />
				</ActionBar.Action>
				<ActionBar.Action label="Remove section" onClick={() => acts.remove(id)}>
					<Trash2 size={16} aria-hidden />
				</ActionBar.Action>
			</ActionBar.Group>
		</ActionBar>
	)
}
