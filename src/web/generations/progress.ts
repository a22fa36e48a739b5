import { type GenerationEvent, type GenerationStep, generationStepSchema } from '../../core/contracts/generation'

export type StepState = 'waiting' | 'started' | 'finished'
type EventOf<T extends GenerationEvent['type']> = Extract<GenerationEvent, { type: T }>

/** What is known of a generation so far; the screen shows exactly this. */
export type Progress = {
	steps: Readonly<Record<GenerationStep, StepState>>
	product: EventOf<'product'> | undefined
	/** True while the seller is asked to check the facts. */
	waiting: boolean
	/** How many pictures the gallery will have; undefined until that is known. */
	gallery: number | undefined
	/** In gallery order. */
	images: readonly EventOf<'image'>[]
	/** In the order in which they were written. */
	sections: readonly EventOf<'section'>[]
	/** What went less well than it might have. */
	notes: readonly EventOf<'note'>[]
	end: EventOf<'done'> | EventOf<'failed'> | EventOf<'canceled'> | undefined
}

const STEPS = generationStepSchema.options

export const NO_PROGRESS: Progress = {
	steps: {
		'read-listing': 'waiting',
		'extract-product': 'waiting',
		understand: 'waiting',
		'prepare-images': 'waiting',
		'write-copy': 'waiting',
		'check-copy': 'waiting',
		'compose-page': 'waiting',
		'save-page': 'waiting',
	},
	product: undefined,
	waiting: false,
	gallery: undefined,
	images: [],
	sections: [],
	notes: [],
	end: undefined,
}

/** One event more. Events may come twice (a connection that resumes): the second changes nothing. */
export function withEvent(progress: Progress, event: GenerationEvent): Progress {
	switch (event.type) {
		case 'step':
			return { ...progress, steps: { ...progress.steps, [event.step]: event.state } }
		case 'product':
			return { ...progress, product: event }
		case 'facts':
			return { ...progress, waiting: event.state === 'waiting' }
		case 'image': {
			const others = progress.images.filter((image) => image.id !== event.id)
			return { ...progress, images: [...others, event].sort((a, b) => a.position - b.position) }
		}
		case 'gallery':
			return { ...progress, gallery: event.images.length }
		case 'checked':
			return progress
		case 'note':
			return progress.notes.some(({ message }) => message === event.message) ? progress : { ...progress, notes: [...progress.notes, event] }
		case 'section':
			return { ...progress, sections: withSection(progress.sections, event) }
		case 'done':
		case 'failed':
		case 'canceled':
			return { ...progress, end: event }
	}
}

function withSection(sections: readonly EventOf<'section'>[], event: EventOf<'section'>) {
	const known = sections.some((section) => section.part === event.part)
	return known ? sections.map((section) => (section.part === event.part ? event : section)) : [...sections, event]
}

/** The step to name: the last one begun and not finished, else the last one finished. */
export function currentStep(progress: Progress): GenerationStep {
	const started = STEPS.findLast((step) => progress.steps[step] === 'started')
	return started ?? STEPS.findLast((step) => progress.steps[step] === 'finished') ?? 'read-listing'
}

/** The steps there are: without a model that writes, nothing is worked out before. */
export const shownSteps = ({ steps }: Progress): GenerationStep[] =>
	STEPS.filter((step) => step !== 'understand' || steps[step] !== 'waiting')
