import { ArrowDown, ArrowUp, ChevronDown, RefreshCw, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { moveImage } from '../../core/page/move-image'
import type { PageImage } from '../../core/page/page'
import { removeImage } from '../../core/page/remove-image'
import { replaceImage } from '../../core/page/replace-image'
import { imageSrc } from '../file-url'
import { IconButton } from '../ui/button'
import { cx } from '../ui/cx'
import { FileButton } from '../ui/file-button'
import { AltField } from './alt-field'
import { Shot } from './shot'
import { useApply } from './use-edits'
import { usePictures } from './use-pictures'
import { useUndoable } from './use-undoable'
import { useWorkspace } from './workspace-context'

const THUMB_WIDTH_PX = 120

type Props = { title: string; hint?: string; images: readonly PageImage[] /** They stand in an order of their own. */; ordered?: boolean }

/** Pictures one below the other, each with its words; the one opened can be described, moved, replaced and removed. */
export function PictureRows({ title, hint, images, ordered = false }: Props) {
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
						name={ordered ? `picture ${position + 1}` : `other picture ${position + 1}`}
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
				<span className="sr-only">{`Edit ${name}: `}</span>
				<span dir="auto" className={cx('line-clamp-2 grow text-sm leading-snug', !image.alt && 'text-warn')}>
					{image.alt || 'Not described yet'}
				</span>
				<ChevronDown size={17} className={cx('shrink-0 text-faint', open && 'rotate-180')} aria-hidden />
			</button>
			{open && <Acts image={image} name={name} place={place} />}
		</li>
	)
}

function Acts({ image, name, place }: RowProps) {
	const apply = useApply()
	const undoable = useUndoable()
	const { choosePicture } = useWorkspace()
	const { busy, upload } = usePictures()
	const replace = ([file]: File[]) =>
		upload(file ? [file] : [], (next) => {
			undoable('Picture replaced', (page) => replaceImage(page, image.id, { ...next, alt: '' }))
			choosePicture(next.id)
		})
	const move = (by: 1 | -1) => apply((page) => moveImage(page, image.id, page.gallery.indexOf(image.id) + by))
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-2 pb-3">
			<AltField key={image.alt} image={image} />
			<div className="flex items-center gap-0.5">
				{place && (
					<>
						<IconButton label={`Move ${name} forward`} disabled={place.position === 0} onClick={() => move(-1)}>
							<ArrowUp size={18} aria-hidden />
						</IconButton>
						<IconButton label={`Move ${name} back`} disabled={place.position === place.last} onClick={() => move(1)}>
							<ArrowDown size={18} aria-hidden />
						</IconButton>
					</>
				)}
				<FileButton label={`Replace ${name}`} size="small" busy={busy} onFiles={replace}>
					<RefreshCw size={16} aria-hidden /> {busy ? 'Preparing…' : 'Replace'}
				</FileButton>
				<IconButton
					label={`Remove ${name}`}
					className="ms-auto hover:text-bad"
					onClick={() => undoable('Picture removed', (page) => removeImage(page, image.id))}
				>
					<Trash2 size={18} aria-hidden />
				</IconButton>
			</div>
		</div>
	)
}
