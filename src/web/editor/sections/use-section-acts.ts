import { useMemo } from 'react'
import { duplicateSection } from '../../../core/page/edit/duplicate-section'
import { indexOfSection } from '../../../core/page/edit/find-section'
import { hideSection } from '../../../core/page/edit/hide-section'
import { insertSection } from '../../../core/page/edit/insert-section'
import { lockSection } from '../../../core/page/edit/lock-section'
import { moveSection } from '../../../core/page/edit/move-section'
import { removeSection } from '../../../core/page/edit/remove-section'
import type { SectionType } from '../../../core/page/page'
import { newId } from '../../browser/new-id'
import { showToast } from '../../ui/toast-store'
import { isWritten } from '../canvas/is-written'
import { useApply, useSelect } from '../saving/use-edits'
import { useUndoable } from '../saving/use-undoable'
import { translate } from '../words'
import { useWorkspace } from '../workspace-context'
import { type NewSection, newSection } from './new-section'

/** What can be done with a section, from the canvas and from the panel alike. */
export function useSectionActs() {
	const apply = useApply()
	const select = useSelect()
	const remove = useUndoable()
	const { askRewrite } = useWorkspace()
	return useMemo(
		() => ({
			move: (id: string, by: 1 | -1) => {
				apply((page) => moveSection(page, id, indexOfSection(page, id) + by))
				select(id)
			},
			duplicate: (id: string) => apply((page) => duplicateSection(page, id, newId)),
			hide: (id: string, hidden: boolean) => {
				apply((page) => hideSection(page, id, hidden))
				select(undefined)
			},
			lock: (id: string, locked: boolean) => apply((page) => lockSection(page, id, locked)),
			remove: (id: string) => {
				remove(translate('section_acts.removed'), (page) => removeSection(page, id))
				select(undefined)
			},
			/** Moves a section to a place, counted from the first. */
			moveTo: (id: string, position: number) => {
				apply((page) => moveSection(page, id, position))
				select(id)
			},
			/**
			 * Adds a section behind the one named, or at the end; filled from facts and phrases, else it says so and offers to
			 * write it.
			 */
			add: (type: SectionType, afterId: string | undefined) => {
				const made: { now?: NewSection } = {}
				apply((page) => {
					made.now ??= newSection(page, type, newId)
					return insertSection(page, made.now.section, afterId ? indexOfSection(page, afterId) + 1 : page.sections.length)
				})
				if (!made.now) return
				const { section, filled } = made.now
				select(section.id)
				if (filled) return
				const write = { label: translate('add_section.write_it'), run: () => askRewrite(section.id) }
				showToast({
					title: translate('add_section.unfilled'),
					text: translate('add_section.unfilled_text'),
					...(isWritten(type) ? { action: write } : {}),
				})
			},
		}),
		[apply, select, remove, askRewrite],
	)
}
