import { Button } from '../ui/button'
import { cx } from '../ui/cx'
import { currentStep, type Progress, STEPS, type StepState } from './progress'
import { STEP_NAMES } from './step-names'

const LOOKS: Record<StepState, string> = {
	waiting: 'bg-glass',
	started: 'bg-lit-edge motion-safe:animate-pulse',
	finished: 'bg-lit-edge',
}

type Props = { progress: Progress; connected: boolean; onCancel: () => void }

/** What is being done now, in words and as lit panes, and the way out. */
export function ProgressHead({ progress, connected, onCancel }: Props) {
	return (
		<div className="grid gap-3">
			<div className="flex min-h-11 items-center justify-between gap-4">
				<p aria-live="polite" className="font-medium leading-snug">
					{connected ? `${STEP_NAMES[currentStep(progress)]}…` : 'Connection lost. The page goes on being made; looking for it…'}
				</p>
				<Button size="small" onClick={onCancel}>
					Cancel
				</Button>
			</div>
			<ol className="grid grid-cols-7 gap-1" aria-label="Steps">
				{STEPS.map((step) => (
					<li key={step} className={cx('h-2 border border-strong transition-colors duration-(--calm)', LOOKS[progress.steps[step]])}>
						<span className="sr-only">
							{STEP_NAMES[step]}: {progress.steps[step]}
						</span>
					</li>
				))}
			</ol>
			<Found progress={progress} />
		</div>
	)
}

function Found({ progress }: { progress: Progress }) {
	const { product, images, notes } = progress
	if (!product) return <p className="text-sm text-faint">You may close this page; it goes on, and you find it here again.</p>
	const pictures = images.length ? `, ${images.filter((image) => image.url).length} of ${product.images} pictures ready` : ''
	return (
		<div aria-live="polite" className="grid gap-1 text-sm text-faint">
			<p className="tabular">
				{product.facts} facts found{pictures}
			</p>
			{notes.map((note) => (
				<p key={note}>{note}</p>
			))}
		</div>
	)
}
