import { Minus } from 'lucide-react'
import { removeImage } from '../../core/page/remove-image'
import { setMainImage } from '../../core/page/set-main-image'
import { imageSrc } from '../file-url'
import { cx } from '../ui/cx'
import { Mark } from '../ui/mark'
import { useCurrentPage } from './use-current-page'
import { useApply } from './use-edits'
import { useRemoval } from './use-removal'

const MAIN_WIDTH_PX = 800
const THUMB_WIDTH_PX = 200

/** The gallery: the main picture with its remove button, and the strip where a press makes another one the main picture. */
export function ImagesPanel() {
	const page = useCurrentPage()
	const apply = useApply()
	const remove = useRemoval()
	const gallery = page.gallery.flatMap((id) => page.images.find((image) => image.id === id) ?? [])
	const [main] = gallery
	if (!main) return <p className="text-soft">There are no pictures left. Undo brings the last one back.</p>

	return (
		<section aria-label="Gallery" className="grid gap-3">
			<div className="relative">
				<Shot src={imageSrc(main, MAIN_WIDTH_PX)} alt={main.alt} className="aspect-square w-full" />
				<button
					type="button"
					aria-label="Remove main image"
					title="Remove main image"
					onClick={() => remove('Picture removed', (current) => removeImage(current, main.id))}
					className="absolute end-2.5 top-2.5 grid size-10 place-items-center rounded-full border-2 border-[#fff] bg-[#c22a12] text-[#fff] hover:bg-[#a01f0b]"
				>
					<Minus size={18} strokeWidth={2.5} aria-hidden />
				</button>
			</div>
			<ul className="grid grid-cols-5 gap-2" aria-label="Pictures">
				{gallery.map((image, position) => (
					<li key={image.id}>
						<button
							type="button"
							aria-pressed={image === main}
							aria-label={`${image === main ? 'Main image' : 'Make main image'}: picture ${position + 1}`}
							onClick={() => image !== main && apply((current) => setMainImage(current, image.id))}
							className={cx('block w-full rounded-[3px] outline-offset-2', image === main && 'outline-2 outline-ink')}
						>
							<Shot src={imageSrc(image, THUMB_WIDTH_PX)} alt="" className="aspect-square w-full" />
						</button>
					</li>
				))}
			</ul>
		</section>
	)
}

function Shot({ src, alt, className }: { src: string | undefined; alt: string; className: string }) {
	const looks = cx('rounded-[3px] border border-hairline bg-[#fff]', className)
	if (src) return <img src={src} alt={alt} className={cx(looks, 'object-contain p-1')} />
	return (
		<span role="img" aria-label={alt || 'Picture that could not be had'} className={cx(looks, 'grid place-items-center text-[#6f6a5f]')}>
			<Mark size={28} />
			{alt && <span className="absolute inset-x-0 bottom-5 text-center text-sm">This picture could not be loaded</span>}
		</span>
	)
}
