import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { useWords } from '../words'

type Props = { open: boolean; onMine: () => void; onTheirs: () => void; onLater: () => void }

/** Two tabs changed the same page: what happened, and the choice. */
export function ConflictDialog({ open, onMine, onTheirs, onLater }: Props) {
	const t = useWords()
	return (
		<Dialog open={open} onClose={onLater} title={t('conflict.title')} text={t('conflict.text')}>
			<div className="grid gap-3 sm:flex sm:justify-end">
				<Button onClick={onTheirs}>{t('conflict.theirs')}</Button>
				<Button look="ink" onClick={onMine}>
					{t('conflict.mine')}
				</Button>
			</div>
		</Dialog>
	)
}
