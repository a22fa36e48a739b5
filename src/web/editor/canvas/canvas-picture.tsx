import { Minus } from 'lucide-react'
import type { ReactElement } from 'react'
import { withoutSectionImage } from '../pictures/section-images'
import { useUndoable } from '../saving/use-undoable'
import { translate, useWords } from '../words'
import { useWorkspace } from '../workspace-context'
import { CanvasButton } from './canvas-marks'

type Props = { picture: ReactElement; imageId: string; sectionId: string; alt: string }

/**
 * A picture on the canvas: a press opens what can be done with it; the red button, seen on hover and focus, takes it
 * out of its section.
 */
export function CanvasPicture({ picture, imageId, sectionId, alt }: Props) {
	const t = useWords()
	const undoable = useUndoable()
	const { openPicture } = useWorkspace()
	return (
		<span className="canvas-picture">
			{picture}
			<CanvasButton
				className="canvas-open"
				aria-label={t('canvas.edit_picture', { alt })}
				onClick={() => openPicture({ imageId, sectionId })}
			/>
			<CanvasButton
				className="canvas-remove"
				aria-label={t('canvas.remove_from_section', { alt })}
				title={t('canvas.remove_picture')}
				onClick={() => undoable(translate('picture.removed'), (page) => withoutSectionImage(page, sectionId, imageId))}
			>
				<Minus size={18} strokeWidth={2.5} aria-hidden />
			</CanvasButton>
		</span>
	)
}
