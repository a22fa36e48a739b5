import { useState } from 'react'
import { replaceImage } from '../../../core/page/edit/replace-image'
import type { PageImage } from '../../../core/page/page'
import { Button } from '../../ui/button'
import { SelectField } from '../../ui/select'
import { useRun } from '../../ui/use-run'
import { editorApi } from '../editor-api'
import { useEditor } from '../editor-context'
import { useUndoable } from '../saving/use-undoable'
import { translate, useWords } from '../words'
import { largest, SHAPES, type Shape, WHOLE } from './crop-area'
import { CropFrame } from './crop-frame'

const SHAPE_NAMES = Object.keys(SHAPES) as Shape[]

type Props = { image: PageImage; onCropped: (id: string) => void; onCancel: () => void }

/**
 * Cuts a picture to a part of it, wherever it stands on the page. The part is a picture of its own; undo and the
 * versions have the whole one.
 */
export function CropPicture({ image, onCropped, onCancel }: Props) {
	const t = useWords()
	const run = useRun()
	const undoable = useUndoable()
	const { stored, flush } = useEditor()
	const [file] = image.files
	const proportion = file ? file.width / file.height : 1
	const [shape, setShape] = useState<Shape>('free')
	const [part, setPart] = useState(WHOLE)
	const [busy, setBusy] = useState(false)
	const crop = () =>
		run(async () => {
			setBusy(true)
			try {
				// What was just added is cut by the server too, once it has it.
				await flush()
				const cropped = await editorApi.cropImage(stored.id, image.id, part)
				undoable(translate('crop.done'), (page) => replaceImage(page, image.id, cropped))
				onCropped(cropped.id)
			} finally {
				setBusy(false)
			}
		})
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<CropFrame image={image} shape={shape} proportion={proportion} part={part} onPart={setPart} />
			<SelectField
				label={t('crop.shape')}
				value={shape}
				options={SHAPE_NAMES.map((value) => ({ value, label: t(`crop.shapes.${value}`) }))}
				onChange={({ target }) => {
					const next = SHAPE_NAMES.find((one) => one === target.value) ?? 'free'
					setShape(next)
					setPart(largest(next, proportion))
				}}
			/>
			<p className="text-sm text-faint">{t('crop.hint')}</p>
			<div className="flex flex-wrap justify-end gap-2">
				<Button onClick={onCancel} disabled={busy}>
					{t('crop.cancel')}
				</Button>
				<Button look="ink" busy={busy} disabled={part.width * part.height > 0.999} onClick={() => void crop()}>
					{t('crop.crop')}
				</Button>
			</div>
		</div>
	)
}
