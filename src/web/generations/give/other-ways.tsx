import { ClipboardPaste, FileCode2, ImageIcon, ListPlus } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { useState } from 'react'
import { cx } from '../../ui/cx'
import { FactsWay } from '../facts-way'
import type { Given } from '../generation-form'
import { useWaysDraft } from '../use-ways-draft'
import { WAYS, type Way } from '../ways-draft'
import { useWords } from '../words'
import { PasteWay } from './paste-way'
import { PhotosWay } from './photos-way'
import { SavedPageDrop } from './saved-page-drop'

const ICONS: Record<Way, typeof FileCode2> = {
	'saved-page': FileCode2,
	'pasted-text': ClipboardPaste,
	photos: ImageIcon,
	facts: ListPlus,
}

type Props = { userId: string; market: string; language: string; onGiven: (given: Given) => void }

/**
 * A page without a link that can be read: all ways lead to the same page (D-7). What is typed stays, through reloads
 * and failures.
 */
export function OtherWays({ userId, market, language, onGiven }: Props) {
	const t = useWords()
	const kept = useWaysDraft(userId, market)
	const [first] = useState(kept.draft.way)
	const props = { ...kept, onGiven }
	return (
		<Tabs.Root
			defaultValue={first}
			onValueChange={(way) => kept.change({ way: way as Way })}
			className="grid grid-cols-[minmax(0,1fr)] content-start gap-6"
		>
			<Tabs.List aria-label={t('ways.list')} className="grid grid-cols-2 gap-2 sm:grid-cols-4">
				{WAYS.map((way) => {
					const Icon = ICONS[way]
					return (
						<Tabs.Trigger
							key={way}
							value={way}
							className={cx(
								'flex min-h-12 items-center justify-center gap-2 rounded-pane border border-hairline px-2',
								'text-[0.9375rem] leading-tight text-soft hover:border-ink hover:text-ink data-[state=active]:border-ink',
								'data-[state=active]:bg-raised data-[state=active]:font-medium data-[state=active]:text-ink',
							)}
						>
							<Icon size={18} className="shrink-0" aria-hidden /> {t(`ways.tabs.${way}`)}
						</Tabs.Trigger>
					)
				})}
			</Tabs.List>
			<Tabs.Content value="saved-page">
				<SavedPageDrop market={market} language={language} onFile={(savedPage) => onGiven({ savedPage })} />
			</Tabs.Content>
			<Tabs.Content value="pasted-text">
				<PasteWay {...props} />
			</Tabs.Content>
			<Tabs.Content value="photos">
				<PhotosWay {...props} />
			</Tabs.Content>
			<Tabs.Content value="facts">
				<FactsWay {...props} />
			</Tabs.Content>
		</Tabs.Root>
	)
}
