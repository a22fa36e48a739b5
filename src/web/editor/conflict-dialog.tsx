import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'

type Props = { open: boolean; onMine: () => void; onTheirs: () => void; onLater: () => void }

/** Two tabs changed the same page: what happened, and the choice. */
export function ConflictDialog({ open, onMine, onTheirs, onLater }: Props) {
	return (
		<Dialog
			open={open}
			onClose={onLater}
			title="This page was changed elsewhere"
			text="Another tab or device saved it while you were working here. Nothing is overwritten before you choose which version stays."
		>
			<div className="grid gap-3 sm:flex sm:justify-end">
				<Button onClick={onTheirs}>Take the other version</Button>
				<Button look="ink" onClick={onMine}>
					Keep my version
				</Button>
			</div>
		</Dialog>
	)
}
