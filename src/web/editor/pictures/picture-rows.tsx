import { ArrowDown, ArrowUp, ChevronDown, RefreshCw, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { moveImage } from '../../../core/page/edit/move-image'
import { removeImage } from '../../../core/page/edit/remove-image'
import { replaceImage } from '../../../core/page/edit/replace-image'
import type { PageImage } from '../../../core/page/page'
import { imageSrc } from '../../browser/file-url'
import { IconButton } from '../../ui/button'
import { cx } from '../../ui/cx'
import { FileButton } from '../../ui/file-button'
import { useApply } from '../saving/use-edits'
import { useUndoable } from '../saving/use-undoable'
import { translate, useWords } from '../words'
import { useWorkspace } from '../workspace-context'
import { AltField } from './alt-field'
import { PictureWords } from './picture-words'
import { Shot } from './shot'
import { usePictures } from './use-pictures'

const THUMB_WIDTH_PX = 120

type Props = { title: string; hint?: string; images: readonly PageImage[] /** They stand in an order of their own. */; ordered?: boolean }

/** Pictures one below the other, each with its words; the one opened can be described, moved, replaced and removed. */
export function PictureRows({ title, hint, images, ordered = false }: Props) {
	const t = useWords()
	const id = useId()
	return (
		<section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
			<h2 id={id} className="text-1">
				{title}
			</h2>
			{hint && <p className="text-sm text-faint">{hint}</p>}
			<ol className="grid grid-cols-[minmax(0,1fr)]">
				{images.map((image, position) => (
					<Row
						key={image.id}
						image={image}
						name={t(ordered ? 'picture.numbered' : 'picture.elsewhere', { number: position + 1 })}
						place={ordered ? { position, last: images.length - 1 } : undefined}
					/>
				))}
			</ol>
		</section>
	)
}

type Place = { position: number; last: number } | undefined
type RowProps = { image: PageImage; name: string; place: Place }

function Row({ image, name, place }: RowProps) {
	const t = useWords()
	const { picture, choosePicture } = useWorkspace()
	const open = picture === image.id
	return (
		<li className={cx('border-b border-hairline', open && 'bg-sunk')}>
			<button
				type="button"
				aria-expanded={open}
				onClick={() => choosePicture(open ? undefined : image.id)}
				className="flex min-h-14 w-full items-center gap-3 px-2 py-1.5 text-start"
			>
				<Shot src={imageSrc(image, THUMB_WIDTH_PX)} alt="" className="size-11 shrink-0" />
				<span className="sr-only">{`${t('picture.edit', { picture: name })} `}</span>
				<span dir="auto" className={cx('line-clamp-2 grow text-sm leading-snug [text-align:match-parent]', !image.alt && 'text-warn')}>
					{image.alt || t('picture.undescribed')}
				</span>
				<ChevronDown size={17} className={cx('shrink-0 text-faint', open && 'rotate-180')} aria-hidden />
			</button>
			{open && <Acts image={image} name={name} place={place} />}
		</li>
	)
}

function Acts({ image, name, place }: RowProps) {
	const t = useWords()
	const apply = useApply()
	const undoable = useUndoable()
	const { choosePicture } = useWorkspace()
	const { busy, upload } = usePictures()
	const replace = ([file]: File[]) =>
		upload(file ? [file] : [], (next) => {
			undoable(translate('picture.replaced'), (page) => replaceImage(page, image.id, { ...next, alt: '' }))
			choosePicture(next.id)
		})
	const move = (by: 1 | -1) => apply((page) => moveImage(page, image.id, page.gallery.indexOf(image.id) + by))
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-2 pb-3">
			<AltField key={image.alt} image={image} />
			<div className="flex items-center gap-0.5">
				{place && (
					<>
						<IconButton label={t('picture.forward', { picture: name })} disabled={place.position === 0} onClick={() => move(-1)}>
							<ArrowUp size={18} aria-hidden />
						</IconButton>
						<IconButton label={t('picture.back', { picture: name })} disabled={place.position === place.last} onClick={() => move(1)}>
							<ArrowDown size={18} aria-hidden />
						</IconButton>
					</>
				)}
				<FileButton label={t('picture.replace_it', { picture: name })} size="small" busy={busy} onFiles={replace}>
					<RefreshCw size={16} aria-hidden /> {t(busy ? 'preparing' : 'picture.replace')}
				</FileButton>
				<IconButton
					label={t('picture.remove', { picture: name })}
					className="ms-auto hover:text-bad"
					onClick={() => undoable(translate('picture.removed'), (page) => removeImage(page, image.id))}
				>
					<Trash2 size={18} aria-hidden />
				</IconButton>
			</div>
			<PictureWords image={image} onChanged={choosePicture} />
		</div>
	)
}
