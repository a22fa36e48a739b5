import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useWords } from '../i18n/words'
import { IconButton } from './button'
import { cx } from './cx'

type Props = { open: boolean; onClose: () => void; title: string; text?: ReactNode; children: ReactNode }

/** A dialog that traps focus and closes by Escape; on phones it rises from the bottom edge. */
export function Dialog({ open, onClose, title, text, children }: Props) {
	const t = useWords()
	return (
		<Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
			<Radix.Portal>
				<Radix.Overlay className="fixed inset-0 z-50 bg-scrim motion-safe:data-[state=open]:animate-[fade-in_140ms_ease-out]" />
				<Radix.Content
					aria-describedby={undefined}
					className={cx(
						'pane fixed inset-x-0 bottom-0 z-50 grid max-h-[84dvh] gap-4 overflow-auto p-6 sm:inset-x-auto',
						'sm:max-h-[88dvh] sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[30rem] sm:-translate-1/2',
					)}
				>
					<div className="flex items-start justify-between gap-4">
						<Radix.Title className="text-3">{title}</Radix.Title>
						<Radix.Close asChild>
							<IconButton label={t('close')} className="-me-2 -mt-2">
								<X size={20} aria-hidden />
							</IconButton>
						</Radix.Close>
					</div>
					{text && <p className="text-soft">{text}</p>}
					{children}
				</Radix.Content>
			</Radix.Portal>
		</Radix.Root>
	)
}
