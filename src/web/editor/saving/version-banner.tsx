import type { PageVersion } from '../../../core/contracts/pages'
import { Button } from '../../ui/button'
import { useWords } from '../words'
import { useWorkspace } from '../workspace-context'
import { useRestore } from './use-restore'
import { dayOf, timeOf } from './version-words'

/** Says that an earlier version is shown, and leads back or brings it back. */
export function VersionBanner({ version: { version, created_at } }: { version: PageVersion }) {
	const t = useWords()
	const { showVersion } = useWorkspace()
	const restore = useRestore()
	return (
		<div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline bg-glass px-4 py-2 text-glass-ink">
			<p className="grow text-[0.9375rem] leading-snug">
				{t('version_banner.text', { version, day: dayOf(created_at), time: timeOf(created_at) })}
			</p>
			<div className="flex gap-2">
				<Button size="small" onClick={() => showVersion(undefined)}>
					{t('back_to_editing')}
				</Button>
				<Button size="small" look="ink" busy={restore.busy} onClick={() => void restore.run(version)}>
					{t('version_banner.bring_back')}
				</Button>
			</div>
		</div>
	)
}
