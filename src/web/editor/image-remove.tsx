import { registerOverlayPortal } from '@puckeditor/core'
import { Minus } from 'lucide-react'
import { type ReactElement, useEffect, useRef } from 'react'
import { withoutSectionImage } from './section-images'
import { useApply } from './use-edits'
import { useWords } from './words'

/** A picture on the canvas with the red button that takes it out of its section; seen on hover and focus. */
export function RemovableImage({
	picture,
	imageId,
	sectionId,
	alt,
}: {
	picture: ReactElement
	imageId: string
	sectionId: string
	alt: string
}) {
	const t = useWords()
	const button = useRef<HTMLButtonElement>(null)
	const apply = useApply()
	useEffect(() => registerOverlayPortal(button.current, { disableDrag: true }), [])
	return (
		<span className="canvas-picture">
			{picture}
			<button
				ref={button}
				type="button"
				className="canvas-remove"
				aria-label={t('canvas.remove_from_section', { alt })}
				title={t('canvas.remove_picture')}
				onClick={(event) => {
					event.stopPropagation()
					apply((page) => withoutSectionImage(page, sectionId, imageId))
				}}
			>
				<Minus size={18} strokeWidth={2.5} aria-hidden />
			</button>
		</span>
	)
}
