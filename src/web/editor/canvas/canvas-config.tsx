import type { ComponentConfig, Config } from '@puckeditor/core'
import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { emptyProps } from '../../../core/page/compose/default-props'
import { SECTION_TYPES, type SectionType } from '../../../core/page/page'
import { PageChrome } from '../../../render/body/page-chrome'
import { SectionView } from '../../../render/body/section-view'
import type { ViewedProps } from '../../../render/parts/section-props'
import { designOf } from '../../../render/sections/registry'
import { withStored } from '../saving/with-stored'
import { useWords } from '../words'
import { AddBehind, HiddenSection } from './canvas-marks'
import { DrawnText } from './drawn-text'
import { holdsBlocks, textFieldsOf } from './text-fields'
import { useView } from './view-context'

/** The editor's components are the page's own: what one edits is what is exported. */
export const CANVAS_CONFIG: Config = {
	root: {
		fields: {},
		render: function Frame({ children }: { children?: ReactNode }) {
			return <PageChrome view={useView()}>{children}</PageChrome>
		},
	},
	components: Object.fromEntries(SECTION_TYPES.map((type) => [type, componentOf(type)])),
}

function componentOf(type: SectionType): ComponentConfig {
	return {
		label: designOf(type).label,
		defaultProps: { ...emptyProps(type), hidden: false, locked: false },
		fields: textFieldsOf(type),
		inline: true,
		resolvePermissions: ({ props }) => ({ drag: props.locked !== true }),
		render: function Section({ id, hidden, locked, layout, ground, spacing, align, size, puck, editMode: _editMode, ...props }) {
			const t = useWords()
			const view = useView()
			const name = t(`section_names.${type}`)
			const stored = view.page.sections.find((section) => section.id === id)?.props
			// What is locked is shown as it stands: there is nothing in it to type into.
			const shown = locked && stored ? stored : withStored(props, stored, drawn)
			return (
				// biome-ignore lint/a11y/useSemanticElements: a fieldset would change how the page looks
				<div
					ref={puck.dragRef}
					role="group"
					aria-roledescription={t('canvas.draggable')}
					aria-label={locked ? t('canvas.locked', { section: name }) : name}
				>
					{!locked && (
						<span className="canvas-handle" aria-hidden>
							<GripVertical />
						</span>
					)}
					{hidden ? (
						<HiddenSection id={id} name={name} />
					) : (
						<SectionView {...{ type, id, layout, ground, spacing, align, size, view }} props={shown as ViewedProps<SectionType>} />
					)}
					<AddBehind id={id} name={name} />
				</div>
			)
		},
	}
}

function drawn(editor: ReactNode, html: string, name: string): ReactNode {
	return <DrawnText editor={editor} html={html} isBlock={holdsBlocks(name)} />
}
