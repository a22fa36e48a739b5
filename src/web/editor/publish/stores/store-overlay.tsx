import { LoaderCircle } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useEffect } from 'react'
import { cx } from '../../../ui/cx'

/** `leaving`: the browser is on its way to another page, as it should be. */
export type Overlay = { text: string; reason?: string | undefined; running: boolean; leaving?: boolean }

/** Says how a push goes, over everything: nothing else can be pressed meanwhile, and leaving is asked about. */
export function StoreOverlay({ overlay }: { overlay: Overlay | undefined }) {
	const running = overlay?.running === true
	const leaving = overlay?.leaving === true
	useEffect(() => {
		if (!running || leaving) return
		const ask = (event: BeforeUnloadEvent) => event.preventDefault()
		window.addEventListener('beforeunload', ask)
		return () => window.removeEventListener('beforeunload', ask)
	}, [running, leaving])
	return (
		<Radix.Root open={overlay !== undefined}>
			<Radix.Portal>
				<Radix.Overlay className="fixed inset-0 z-60 bg-scrim motion-safe:animate-[fade-in_140ms_ease-out]" />
				<Radix.Content
					role="alertdialog"
					aria-describedby={undefined}
					aria-busy={running}
					onEscapeKeyDown={(event) => event.preventDefault()}
					onInteractOutside={(event) => event.preventDefault()}
					className={cx(
						'pane fixed inset-x-4 top-1/2 z-60 mx-auto grid max-w-[26rem]',
						'-translate-y-1/2 justify-items-center gap-4 p-8 text-center outline-none',
					)}
				>
					{running && <LoaderCircle size={30} className="animate-spin text-faint motion-reduce:animate-none" aria-hidden />}
					<Radix.Title className="text-2" aria-live="assertive">
						{overlay?.text}
					</Radix.Title>
					{overlay?.reason && (
						<p className="text-[0.9375rem] text-soft" dir="auto">
							{overlay.reason}
						</p>
					)}
				</Radix.Content>
			</Radix.Portal>
		</Radix.Root>
	)
}
