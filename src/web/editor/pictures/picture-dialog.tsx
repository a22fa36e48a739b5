import { Crop, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { replaceImage } from '../../../core/page/edit/replace-image'
import type { PageImage } from '../../../core/page/page'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { FileButton } from '../../ui/file-button'
import { useUndoable } from '../saving/use-undoable'
import { useCurrentPage } from '../use-current-page'
import { translate, useWords } from '../words'
import { type OpenedPicture, useWorkspace } from '../workspace-context'
import { AltField } from './alt-field'
import { CropPicture } from './crop-picture'
import { FocusPoint } from './focus-point'
import { PictureWords } from './picture-words'
import { withoutSectionImage } from './section-images'
import { usePictures } from './use-pictures'

/**
 * What can be done with a picture that was pressed on the page: crop it, replace it, say what must stay in sight,
 * describe it, remove it.
 */
export function PictureDialog() {
	const t = useWords()
	const { openedPicture, openPicture } = useWorkspace()
	const image = useCurrentPage().images.find(({ id }) => id === openedPicture?.imageId)
	return (
		<Dialog open={image !== undefined} onClose={() => openPicture(undefined)} title={t('picture.dialog')}>
			{image && openedPicture && <PictureSettings key={image.id} image={image} place={openedPicture} />}
		</Dialog>
	)
}

function PictureSettings({ image, place }: { image: PageImage; place: OpenedPicture }) {
	const t = useWords()
	const undoable = useUndoable()
	const { openPicture } = useWorkspace()
	const { busy, upload } = usePictures()
	const [cropping, setCropping] = useState(false)
	const replace = ([file]: File[]) =>
		upload(file ? [file] : [], (next) => {
			undoable(translate('picture.replaced'), (page) => replaceImage(page, image.id, { ...next, alt: '' }))
			openPicture({ ...place, imageId: next.id })
		})
	const remove = () => {
		undoable(translate('picture.removed'), (page) => withoutSectionImage(page, place.sectionId, image.id))
		openPicture(undefined)
	}
	if (cropping)
		return (
			<CropPicture
				image={image}
				onCancel={() => setCropping(false)}
				onCropped={(imageId) => {
					setCropping(false)
					openPicture({ ...place, imageId })
				}}
			/>
		)
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<FocusPoint image={image} />
			<AltField key={image.alt} image={image} />
			<div className="flex flex-wrap gap-2">
				{image.files.length > 0 && (
					<Button onClick={() => setCropping(true)}>
						<Crop size={17} aria-hidden /> {t('crop.crop')}
					</Button>
				)}
				<FileButton label={t('picture.replace')} busy={busy} onFiles={replace}>
					<RefreshCw size={17} aria-hidden /> {t(busy ? 'preparing' : 'picture.replace')}
				</FileButton>
				<Button look="danger" className="ms-auto" onClick={remove}>
					<Trash2 size={17} aria-hidden /> {t('canvas.remove_picture')}
				</Button>
			</div>
			<PictureWords image={image} onChanged={(imageId) => openPicture({ ...place, imageId })} />
		</div>
	)
}
