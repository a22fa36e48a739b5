import { ImagePlus } from 'lucide-react'
import { useId } from 'react'
import { addImage } from '../../../core/page/edit/add-image'
import type { Page } from '../../../core/page/page'
import { imageSrc } from '../../browser/file-url'
import { cx } from '../../ui/cx'
import { FileButton } from '../../ui/file-button'
import { useApply } from '../saving/use-edits'
import { useCurrentPage } from '../use-current-page'
import { useWords } from '../words'
import { Shot } from './shot'
import { usePictures } from './use-pictures'

const THUMB_WIDTH_PX = 120
const PLACE = 'size-12 rounded-[3px] outline-offset-2 peer-checked:outline-2 peer-checked:outline-ink peer-focus-visible:outline-2'

type Props = {
	label: string
	/** Id of the picture that stands there. */
	value: string | null
	/** The page with another picture there, or none. */
	set: (page: Page, image: string | null) => Page
}

/** Which of the page's pictures stands in a place: one of them, none, or a new one. */
export function PictureChoice({ label, value, set }: Props) {
	const t = useWords()
	const name = useId()
	const page = useCurrentPage()
	const apply = useApply()
	const { busy, upload } = usePictures()
	const choose = (image: string | null) => apply((current) => set(current, image))
	const own = page.images.filter(({ id }) => id !== page.brand.logo)
	return (
		<fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2">
			<legend className="mb-1.5 text-sm font-medium">{label}</legend>
			<div className="flex flex-wrap gap-2">
				<label className="relative">
					<input type="radio" name={name} className="peer sr-only" checked={value === null} onChange={() => choose(null)} />
					<span className={cx(PLACE, 'grid cursor-pointer place-items-center border border-hairline text-center text-xs text-soft')}>
						{t('fields.no_picture')}
					</span>
				</label>
				{own.map((image, index) => (
					<label key={image.id} className="relative">
						<input
							type="radio"
							name={name}
							className="peer sr-only"
							checked={value === image.id}
							onChange={() => choose(image.id)}
							aria-label={image.alt || t('picture.numbered', { number: index + 1 })}
						/>
						<span className={cx(PLACE, 'block cursor-pointer')}>
							<Shot src={imageSrc(image, THUMB_WIDTH_PX)} alt="" className="size-full" />
						</span>
					</label>
				))}
			</div>
			<div>
				<FileButton
					label={t('fields.new_picture', { place: label })}
					size="small"
					busy={busy}
					onFiles={([file]) => upload(file ? [file] : [], (image) => apply((current) => set(addImage(current, image), image.id)))}
				>
					<ImagePlus size={16} aria-hidden /> {t(busy ? 'preparing' : 'images.add')}
				</FileButton>
			</div>
		</fieldset>
	)
}
