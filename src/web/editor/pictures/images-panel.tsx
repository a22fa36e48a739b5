import { Camera, ImagePlus, Minus } from 'lucide-react'
import { phrasesFor } from '../../../core/locale/phrases'
import { addImage } from '../../../core/page/edit/add-image'
import { removeImage } from '../../../core/page/edit/remove-image'
import type { Page, PageImage } from '../../../core/page/page'
import { fillHoles } from '../../../core/text/fill-holes'
import { imageSrc } from '../../browser/file-url'
import { cx } from '../../ui/cx'
import { FileButton } from '../../ui/file-button'
import { useMedia } from '../../ui/use-media'
import { useApply } from '../saving/use-edits'
import { useUndoable } from '../saving/use-undoable'
import { useCurrentPage } from '../use-current-page'
import { translate, useWords } from '../words'
import { PictureRows } from './picture-rows'
import { PictureStrip } from './picture-strip'
import { Shot } from './shot'
import { usePictures } from './use-pictures'

const MAIN_WIDTH_PX = 800

/**
 * The pictures: the main one with its remove button, the strip where a press makes another the main picture, and
 * each with its words.
 */
export function ImagesPanel() {
	const t = useWords()
	const page = useCurrentPage()
	const gallery = imagesOf(page, page.gallery)
	const others = page.images.filter(({ id }) => !page.gallery.includes(id) && id !== page.brand.logo)
	const [main] = gallery
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-7">
			<section aria-label={t('images.gallery')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
				{main ? <MainPicture image={main} /> : <p className="text-soft">{t('images.none')}</p>}
				<PictureStrip gallery={gallery} />
				<AddPictures />
			</section>
			{gallery.length > 0 && <PictureRows title={t('images.in_gallery')} hint={t('images.main_first')} images={gallery} ordered />}
			{others.length > 0 && <PictureRows title={t('images.elsewhere')} images={others} />}
		</div>
	)
}

function imagesOf(page: Page, ids: readonly string[]): PageImage[] {
	return ids.flatMap((id) => page.images.find((image) => image.id === id) ?? [])
}

function MainPicture({ image }: { image: PageImage }) {
	const t = useWords()
	const remove = useUndoable()
	return (
		<div className="relative">
			<Shot src={imageSrc(image, MAIN_WIDTH_PX)} alt={image.alt} className="aspect-square w-full max-lg:aspect-[8/5]" />
			<button
				type="button"
				aria-label={t('images.remove_main')}
				title={t('images.remove_main')}
				onClick={() => remove(translate('picture.removed'), (page) => removeImage(page, image.id))}
				className={cx(
					'absolute end-2.5 top-2.5 grid size-11 place-items-center rounded-full',
					'border-2 border-[#fff] bg-[#c22a12] text-[#fff] hover:bg-[#a01f0b]',
				)}
			>
				<Minus size={18} strokeWidth={2.5} aria-hidden />
			</button>
		</div>
	)
}

function AddPictures() {
	const t = useWords()
	const apply = useApply()
	const { busy, upload } = usePictures()
	const hasCamera = useMedia('(pointer: coarse)')
	const add = (files: File[]) => upload(files, (image) => apply((page) => addImage(page, described(page, image))))
	return (
		<div className="flex flex-wrap gap-2">
			<FileButton label={t('images.add')} multiple size="small" busy={busy} onFiles={add}>
				<ImagePlus size={17} aria-hidden /> {t(busy ? 'preparing' : 'images.add')}
			</FileButton>
			{hasCamera && (
				<FileButton label={t('images.take_photo')} camera size="small" disabled={busy} onFiles={add}>
					<Camera size={17} aria-hidden /> {t('images.take_photo')}
				</FileButton>
			)}
		</div>
	)
}

/** Until somebody describes it, a picture is called by the product's name and its number, in the page's language. */
function described(page: Page, image: PageImage): PageImage {
	if (image.alt && image.alt !== page.product.title) return image
	const number = String(page.images.length + 1)
	return { ...image, alt: fillHoles(phrasesFor(page.language).imageAlt, { product: page.product.title, number }) }
}
