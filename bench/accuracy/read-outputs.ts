import { labelForm } from '../../src/cli/label-form'
import { amazon } from '../../src/connectors/marketplaces/amazon/amazon'
import { isAppError } from '../../src/core/errors'
import { readPages } from './corpus'
import type { Label } from './label'

/** Reads every saved page of a folder: what was found, in the labels' form, and in words which pages could not be read at all. */
export async function readOutputs(folder: string): Promise<{ outputs: Map<string, Label>; unreadable: string[] }> {
	const outputs = new Map<string, Label>()
	const unreadable: string[] = []
	for await (const { name, html } of readPages(folder)) {
		try {
			outputs.set(name, labelForm(amazon.extract(html)))
		} catch (error) {
			if (!isAppError(error)) throw error
			unreadable.push(`${name}: ${error.message}`)
		}
	}
	return { outputs, unreadable }
}
