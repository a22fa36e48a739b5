import { useMemo } from 'react'
import { emptyProps } from '../../core/page/default-props'
import { duplicateSection } from '../../core/page/duplicate-section'
import { indexOfSection } from '../../core/page/find-section'
import { hideSection } from '../../core/page/hide-section'
import { insertSection } from '../../core/page/insert-section'
import { lockSection } from '../../core/page/lock-section'
import { moveSection } from '../../core/page/move-section'
import type { Section, SectionType } from '../../core/page/page'
import { removeSection } from '../../core/page/remove-section'
import { newId } from '../new-id'
import { useApply, useSelect } from './use-edits'
import { useUndoable } from './use-undoable'
import { translate } from './words'

/** What can be done with a section, from the canvas and from the panel alike. */
export function useSectionActs() {
	const apply = useApply()
	const select = useSelect()
	const remove = useUndoable()
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
			/** Adds an empty section behind the one named, or at the end. */
			add: (type: SectionType, afterId: string | undefined) => {
				const id = newId()
				const section = { id, type, hidden: false, locked: false, props: emptyProps(type) } as Section
				apply((page) => insertSection(page, section, afterId ? indexOfSection(page, afterId) + 1 : page.sections.length))
				select(id)
			},
		}),
		[apply, select, remove],
	)
}
