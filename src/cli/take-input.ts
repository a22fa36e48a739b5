import type { GenerationInput } from '../pipeline/step-parts/generator'
import type { Input } from './inputs'
import { readSavedPage } from './read-saved-page'
import type { Work } from './work'

/** An input of the command line as a generation takes it: a saved page's bytes lie in the file store. */
export async function generationInput({ args, deps, seller }: Work, input: Input): Promise<GenerationInput> {
	const { link, language, market } = input
	const base = { id: deps.newId(), link, language, market, theme: args.theme, notDone: [], ...(seller ? { seller } : {}) }
	if (!input.file) return base
	const savedPageKey = `uploads/${base.id}.html`
	await deps.files.put(savedPageKey, await readSavedPage(input.file), 'text/html')
	return { ...base, savedPageKey }
}
