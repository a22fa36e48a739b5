import { cx } from '../../ui/cx'
import { Mark } from '../../ui/mark'
import { useWords } from '../words'

/** A picture as the panels show it, whole; a mark in its place when it could not be had. */
export function Shot({ src, alt, className }: { src: string | undefined; alt: string; className: string }) {
	const t = useWords()
	const looks = cx('rounded-[3px] border border-hairline bg-[#fff]', className)
	if (src) return <img src={src} alt={alt} draggable={false} className={cx(looks, 'object-contain p-1')} />
	return (
		<span role="img" aria-label={alt || t('picture.missing')} className={cx(looks, 'grid place-items-center text-[#6f6a5f]')}>
			<Mark size={28} />
			{alt && <span className="absolute inset-x-0 bottom-5 text-center text-sm">{t('picture.failed')}</span>}
		</span>
	)
}
