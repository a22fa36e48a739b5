import { join, resolve } from 'node:path'
import type { GenerationEvent } from '../core/contracts/generation'
import { createGenerator } from '../pipeline/generate-page'
import type { StepKey } from '../pipeline/step-parts/journal'
import { createMemoryJournal } from '../pipeline/step-parts/memory-journal'
import { type Input, inputsOf } from './inputs'
import { readProfile } from './read-profile'
import { printOutcomes, progress } from './report'
import { generationInput } from './take-input'
import { type Work, workThrough } from './work'
import { folderName, writePage } from './write-page'

const WORDS: Partial<Record<GenerationEvent['type'], (event: GenerationEvent) => string>> = {
	product: (event) => (event.type === 'product' ? `  ${event.title.slice(0, 80)} – ${event.facts} facts, ${event.images} pictures` : ''),
	section: (event) => (event.type === 'section' ? `  wrote ${event.part}` : ''),
}

/** `vitrine generate`: a page per input, written below --out. Answers the exit code. */
export async function generate(work: Work): Promise<number> {
	const inputs = await inputsOf(work.args)
	const seller = work.args.profile === undefined ? undefined : await readProfile(work.args.profile)
	const out = resolve(work.args.out ?? 'vitrine-out')
	const makePage = createGenerator(work.deps)
	const one = async (input: Input, place: number) => {
		const steps = new Map<StepKey, unknown>()
		const journal = createMemoryJournal((event) => {
			const words = WORDS[event.type]?.(event)
			if (words) progress(words)
		}, steps)
		await makePage(await generationInput(seller ? { ...work, seller } : work, input), journal, work.signal)
		const generated = journal.generated()
		if (!generated) throw new Error('The generation ended without a page.')
		const folder = inputs.length === 1 ? out : join(out, folderName(input.name, place))
		return writePage(folder, generated, steps.get('extract-product'), work.deps)
	}
	return printOutcomes(await workThrough(work, inputs, one), inputs.length === 1)
}
