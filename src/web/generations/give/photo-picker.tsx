import { ArrowLeft, ArrowRight, Camera, ImagePlus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { isAppError } from '../../../core/errors'
import { MAX_PHOTOS } from '../../../core/limits'
import { newId } from '../../browser/new-id'
import { sayMessage } from '../../i18n/say-message'
import { Badge } from '../../ui/badge'
import { IconButton } from '../../ui/button'
import { FileButton } from '../../ui/file-button'
import { useMedia } from '../../ui/use-media'
import { useWords } from '../words'
import { movePhoto, type Photo, roomFor } from './photo-list'
import { shrinkPhoto } from './shrink-photo'

/** `kept`: the photos shown are in the browser's storage and outlive a reload. */
type Props = { photos: readonly Photo[]; kept: boolean; onChange: (photos: Photo[]) => void; hint: ReactNode; error?: string | undefined }

/** The seller's own photos: chosen or taken, looked at, put in order. The first is the page's main picture. */
export function PhotoPicker({ photos, kept, onChange, hint, error }: Props) {
	const t = useWords()
	const [refused, setRefused] = useState<string>()
	const [busy, setBusy] = useState(false)
	const hasCamera = useMedia('(pointer: coarse)')

	const add = async (files: File[]) => {
		const { take, error: tooMany } = roomFor(photos, files.length)
		setBusy(true)
		const errors = tooMany ? [tooMany] : []
		const added: Photo[] = []
		for (const file of files.slice(0, take)) {
			try {
				const small = await shrinkPhoto(file)
				added.push({ id: newId(), file: small, url: URL.createObjectURL(small) })
			} catch (error) {
				if (!isAppError(error)) throw error
				errors.push(sayMessage(error.said))
			}
		}
		setBusy(false)
		setRefused(errors.join(' ') || undefined)
		onChange([...photos, ...added])
	}
	const remove = (photo: Photo) => {
		URL.revokeObjectURL(photo.url)
		onChange(photos.filter((other) => other !== photo))
	}

	return (
		<fieldset className="grid min-w-0 gap-3">
			<legend className="mb-1.5 text-sm font-medium">{t('photos.legend')}</legend>
			{photos.length > 0 && (
				<ol className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4" aria-label={t('photos.list')} aria-busy={!kept}>
					{photos.map((photo, position) => (
						<li key={photo.id} className="grid grid-cols-[minmax(0,1fr)] gap-1">
							<div className="relative">
								<img
									src={photo.url}
									alt={position === 0 ? t('photos.main_alt') : t('photos.alt', { number: position + 1 })}
									className="aspect-square w-full rounded-[3px] border border-hairline bg-[#fff] object-contain"
								/>
								{position === 0 && (
									<Badge tone="glass" className="absolute start-1.5 top-1.5">
										{t('photos.main')}
									</Badge>
								)}
							</div>
							<div className="flex items-center justify-between">
								<IconButton
									label={t('photos.forward', { number: position + 1 })}
									disabled={position === 0}
									onClick={() => onChange(movePhoto(photos, photo.id, -1))}
								>
									<ArrowLeft size={17} className="rtl:-scale-x-100" aria-hidden />
								</IconButton>
								<IconButton
									label={t('photos.back', { number: position + 1 })}
									disabled={position === photos.length - 1}
									onClick={() => onChange(movePhoto(photos, photo.id, 1))}
								>
									<ArrowRight size={17} className="rtl:-scale-x-100" aria-hidden />
								</IconButton>
								<IconButton label={t('photos.remove', { number: position + 1 })} className="hover:text-bad" onClick={() => remove(photo)}>
									<Trash2 size={17} aria-hidden />
								</IconButton>
							</div>
						</li>
					))}
				</ol>
			)}
			<div className="flex flex-wrap gap-2">
				<FileButton label={t('photos.choose')} multiple disabled={busy || photos.length >= MAX_PHOTOS} onFiles={add}>
					<ImagePlus size={18} aria-hidden /> {busy ? t('photos.preparing') : photos.length > 0 ? t('photos.add') : t('photos.choose')}
				</FileButton>
				{hasCamera && (
					<FileButton label={t('photos.take')} camera disabled={busy || photos.length >= MAX_PHOTOS} onFiles={add}>
						<Camera size={18} aria-hidden /> {t('photos.take')}
					</FileButton>
				)}
			</div>
			<p className="text-sm text-faint">{hint}</p>
			{(refused ?? error) && (
				<p role="alert" className="text-sm text-bad">
					{refused ?? error}
				</p>
			)}
		</fieldset>
	)
}
