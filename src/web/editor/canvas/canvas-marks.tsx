import { registerOverlayPortal } from '@puckeditor/core'
import { Plus } from 'lucide-react'
import { type ComponentProps, useEffect, useRef } from 'react'
import { languageNow } from '../../i18n/i18n'
import { useSectionActs } from '../sections/use-section-acts'
import { useWords } from '../words'
import { useWorkspace } from '../workspace-context'

/** A button of the editor's own on the page; the library would take a press on it for one on the section. */
export function CanvasButton({ onClick, ...rest }: ComponentProps<'button'> & { onClick: () => void }) {
	const button = useRef<HTMLButtonElement>(null)
	useEffect(() => registerOverlayPortal(button.current, { disableDrag: true }), [])
	return (
		<button
			ref={button}
			type="button"
			onClick={(event) => {
				event.stopPropagation()
				onClick()
			}}
			{...rest}
		/>
	)
}

/** Between a section and the next: adds another there. */
export function AddBehind({ id, name }: { id: string; name: string }) {
	const t = useWords()
	const { askAdd } = useWorkspace()
	const label = t('canvas.add_behind', { section: name })
	return (
		<div className="canvas-add">
			<CanvasButton aria-label={label} title={label} onClick={() => askAdd({ afterId: id })}>
				<Plus size={18} aria-hidden />
			</CanvasButton>
		</div>
	)
}

/** What stands in the place of a section visitors do not see. */
export function HiddenSection({ id, name }: { id: string; name: string }) {
	const t = useWords()
	const acts = useSectionActs()
	return (
		<p className="canvas-hidden" lang={languageNow()}>
			{t('canvas.hidden', { section: name })}
			<CanvasButton onClick={() => acts.hide(id, false)}>{t('section_acts.show')}</CanvasButton>
		</p>
	)
}
