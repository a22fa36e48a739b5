import { PenLine } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { Button } from '../../ui/button'
import { useMedia } from '../../ui/use-media'
import type { ViewportName } from '../canvas/viewports'
import { WidthChoice } from '../canvas/width-choice'
import { useCurrentPage } from '../use-current-page'
import { useWords } from '../words'
import { FittedFrame } from './fitted-frame'
import { PreviewFrame } from './preview-frame'

type Props = { open: boolean; onClose: () => void; viewport: ViewportName; onViewport: (viewport: ViewportName) => void }

/** The page over the whole window, as its visitors will see it. */
export function FullPreview({ open, onClose, viewport, onViewport }: Props) {
	const t = useWords()
	const page = useCurrentPage()
	const wide = useMedia('(min-width: 64rem)')
	return (
		<Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
			<Dialog.Portal>
				<Dialog.Content aria-describedby={undefined} className="fixed inset-0 z-40 flex flex-col bg-sunk outline-none">
					<div className="flex items-center gap-2 border-b border-hairline bg-paper px-3 py-1.5 sm:px-4">
						<Dialog.Title className="text-1 me-auto truncate">{t('toolbar.preview')}</Dialog.Title>
						<WidthChoice viewport={viewport} onViewport={onViewport} />
						<Dialog.Close asChild>
							<Button>
								<PenLine size={17} aria-hidden /> {t('back_to_editing')}
							</Button>
						</Dialog.Close>
					</div>
					<div className="min-h-0 grow">
						<FittedFrame viewport={wide ? viewport : undefined}>{open && <PreviewFrame page={page} />}</FittedFrame>
					</div>
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	)
}
