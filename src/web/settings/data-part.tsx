import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Me } from '../../core/contracts/account'
import { EXPORT_PATH } from '../accounts/account-api'
import { Button } from '../ui/button'
import { DeleteDialog } from './delete-dialog'
import { Group } from './group'

/** All that is kept of one, to take away or to end. */
export function DataPart({ me }: { me: Me }) {
	const [asking, setAsking] = useState(false)
	return (
		<Group anchor="data" title="Your data" text="It is yours: take it along, or have it deleted, at any time.">
			<div className="grid justify-items-start gap-2">
				{/* A link: however large it is, the browser writes it to disk as it comes. */}
				<Button asChild>
					<a href={EXPORT_PATH} download>
						<Download size={18} aria-hidden /> Download all of it
					</a>
				</Button>
				<p className="text-sm text-faint">A zip with your pages, pictures, store profile, usage and payments.</p>
			</div>
			<div className="grid justify-items-start gap-2">
				<Button look="danger" onClick={() => setAsking(true)}>
					Delete my account
				</Button>
				<p className="text-sm text-faint">With your pages and everything else. This cannot be undone.</p>
			</div>
			<DeleteDialog me={me} open={asking} onClose={() => setAsking(false)} />
		</Group>
	)
}
