import { cx } from '../ui/cx'
import type { Progress } from './progress'

const WAITING_SECTIONS = 3
/** Small pictures beside the main one, while nobody knows how many there will be. */
const SMALL_PICTURES = 5
/** Parts whose texts come in pairs: title and text, question and answer. */
const PAIRED = new Set(['benefits', 'features', 'faq'])

/**
 * The page as far as it is there: title and gallery first, then section after section; what is still to come has its
 * shape.
 */
export function LivePage({ progress }: { progress: Progress }) {
	const { product, sections } = progress
	const hero = sections.find((section) => section.part === 'hero')
	const others = sections.filter((section) => section.part !== 'hero' && section.part !== 'seo')
	const waiting = Math.max(0, WAITING_SECTIONS - others.length)
	return (
		<div dir={product?.direction} lang={product?.language} className="grid gap-8">
			<div className="grid items-start gap-6 sm:grid-cols-2">
				<LiveGallery progress={progress} />
				<div className="grid gap-4">
					{product ? (
						<p className="lights-up text-sm leading-snug text-faint" dir="auto">
							{product.title}
						</p>
					) : (
						<Shape widths={[90, 60]} />
					)}
					{hero ? (
						<div className="lights-up grid gap-3">
							<h3 className="text-4">{hero.heading}</h3>
							<p className="text-soft">{hero.texts[0]}</p>
						</div>
					) : (
						<Shape widths={[100, 84, 0, 96, 92, 50]} tall />
					)}
				</div>
			</div>
			{others.map((section) => (
				<section key={section.part} aria-busy={section.partial === true} className="lights-up grid gap-3 border-t border-hairline pt-6">
					<h3 className="text-2">{section.heading}</h3>
					<div className="grid gap-x-8 gap-y-1.5 text-[0.9375rem] text-soft sm:grid-cols-2">
						{section.texts.map((text, position) => (
							<p
								key={`${position}-${text}`}
								className={cx(PAIRED.has(section.part) && position % 2 === 0 && 'font-medium text-ink max-sm:mt-2')}
							>
								{text}
							</p>
						))}
					</div>
					{section.partial && <Shape widths={[72]} />}
				</section>
			))}
			{Array.from({ length: waiting }, (_, position) => (
				<div key={position} className="grid gap-4 border-t border-hairline pt-6">
					<Shape widths={[34]} tall />
					<Shape widths={[94, 88, 60]} />
				</div>
			))}
		</div>
	)
}

function LiveGallery({ progress }: { progress: Progress }) {
	const ready = progress.images.filter((image) => image.url !== null)
	const [main, ...rest] = ready
	const small = progress.gallery === undefined ? SMALL_PICTURES : Math.min(SMALL_PICTURES, Math.max(0, progress.gallery - 1))
	return (
		<div className="grid gap-2">
			{main?.url ? (
				<img
					src={main.url}
					alt={progress.product?.title ?? ''}
					className="lights-up aspect-square w-full rounded-[3px] bg-glass object-contain"
				/>
			) : (
				<div className="waiting aspect-square" />
			)}
			<div className="grid grid-cols-5 gap-2">
				{Array.from({ length: small }, (_, position) => {
					const image = rest[position]
					return image?.url ? (
						<img key={image.id} src={image.url} alt="" className="lights-up aspect-square rounded-[3px] bg-glass object-contain" />
					) : (
						<div key={position} className="aspect-square rounded-[3px] bg-glass" />
					)
				})}
			</div>
		</div>
	)
}

function Shape({ widths, tall = false }: { widths: readonly number[]; tall?: boolean }) {
	return (
		<div className="grid gap-2.5" aria-hidden>
			{widths.map((width, position) => (
				<div key={`${position}-${width}`} className={tall && position < 2 ? 'waiting h-6' : 'waiting h-3'} style={{ width: `${width}%` }} />
			))}
		</div>
	)
}
