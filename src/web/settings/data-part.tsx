import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Me } from '../../core/contracts/account'
import { EXPORT_PATH } from '../accounts/account-api'
import { Button } from '../ui/button'
import { Group } from '../ui/group'
import { DeleteDialog } from './delete-dialog'
import { useWords } from './words'

/** All that is kept of one, to take away or to end. */
export function DataPart({ me }: { me: Me }) {
	const t = useWords()
	const [asking, setAsking] = useState(false)
	return (
		<Group anchor="data" title={t('parts.data')} text={t('data.text')}>
			<div className="grid justify-items-start gap-2">
				{/* A link: however large it is, the browser writes it to disk as it comes. */}
				<Button asChild>
					<a href={EXPORT_PATH} download>
						<Download size={18} aria-hidden /> {t('data.download')}
					</a>
				</Button>
				<p className="text-sm text-faint">{t('data.download_text')}</p>
			</div>
			<div className="grid justify-items-start gap-2">
				<Button look="danger" onClick={() => setAsking(true)}>
					{t('data.delete')}
				</Button>
				<p className="text-sm text-faint">{t('data.delete_text')}</p>
			</div>
			<DeleteDialog me={me} open={asking} onClose={() => setAsking(false)} />
		</Group>
	)
}
