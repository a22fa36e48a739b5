import type { LocalModelState } from '../connectors/writers/local/local-model'

const HOW = 'start with MODEL=auto, or switch it on under Owner → What models cost, and it writes the pages'

/** What start-up says of a model of this machine (W-12), which writes without an account; nothing where none is. */
export function localModelWords(local: LocalModelState | undefined): string {
	if (!local?.found) return ''
	const { server, model } = local.found
	if (local.used) return `Pages are written by ${model}, which ${server} runs on this machine\n`
	return `${server} runs ${model} on this machine: ${HOW}\n`
}
