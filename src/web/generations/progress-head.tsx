import { sayTold } from '../i18n/say-message'
import { Button } from '../ui/button'
import { cx } from '../ui/cx'
import { currentStep, type Progress, type StepState, shownSteps } from './progress'
import { useWords } from './words'

const LOOKS: Record<StepState, string> = {
	waiting: 'bg-glass',
	started: 'bg-lit-edge motion-safe:animate-pulse',
	finished: 'bg-lit-edge',
}

type Props = { progress: Progress; connected: boolean; onCancel: () => void }

/** What is being done now, in words and as lit panes, and the way out. */
export function ProgressHead({ progress, connected, onCancel }: Props) {
	const t = useWords()
	return (
		<div className="grid gap-3">
			<div className="flex min-h-11 items-center justify-between gap-4">
				<p aria-live="polite" className="font-medium leading-snug">
					{connected ? t('progress.under_way', { step: t(`steps.${currentStep(progress)}`) }) : t('progress.lost')}
				</p>
				<Button size="small" onClick={onCancel}>
					{t('progress.cancel')}
				</Button>
			</div>
			<ol className="grid auto-cols-fr grid-flow-col gap-1" aria-label={t('progress.steps')}>
				{shownSteps(progress).map((step) => (
					<li key={step} className={cx('h-2 border border-strong transition-colors duration-(--calm)', LOOKS[progress.steps[step]])}>
						<span className="sr-only">
							{t('progress.step_in_state', { step: t(`steps.${step}`), state: t(`step_states.${progress.steps[step]}`) })}
						</span>
					</li>
				))}
			</ol>
			<Found progress={progress} />
		</div>
	)
}

function Found({ progress }: { progress: Progress }) {
	const t = useWords()
	const { product, images, notes } = progress
	if (!product) return <p className="text-sm text-faint">{t('progress.may_close')}</p>
	const ready = images.filter((image) => image.url).length
	return (
		<div aria-live="polite" className="grid gap-1 text-sm text-faint">
			<p className="tabular">
				{images.length > 0
					? t('progress.facts_and_pictures', { count: product.facts, ready, pictures: product.images })
					: t('progress.facts', { count: product.facts })}
			</p>
			{notes.map(({ message, said }) => (
				<p key={message}>{sayTold(said, message)}</p>
			))}
		</div>
	)
}
