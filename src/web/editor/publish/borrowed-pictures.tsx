import { TriangleAlert } from 'lucide-react'
import { borrowedPictures } from '../../../core/quality/check-origin'
import { useOwnHosts } from '../../stores/use-own-hosts'
import { useCurrentPage } from '../use-current-page'
import { useWords } from './words'

/** Says before anything is published that pictures are another shop's. */
export function BorrowedPicturesNotice() {
	const t = useWords()
	const borrowed = borrowedPictures(useCurrentPage(), useOwnHosts())
	if (!borrowed) return null
	return (
		<p role="note" className="flex items-start gap-2 rounded-pane bg-warn-soft p-3 text-[0.9375rem] leading-snug text-warn">
			<TriangleAlert size={19} className="mt-0.5 shrink-0" aria-hidden />
			{t('parts.borrowed', borrowed)}
		</p>
	)
}
