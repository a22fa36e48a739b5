import type { GenerationStep } from '../../core/contracts/generation'

export const STEP_NAMES: Record<GenerationStep, string> = {
	'read-listing': 'Reading the listing',
	'extract-product': 'Gathering the facts',
	'prepare-images': 'Preparing the pictures',
	'write-copy': 'Writing the page',
	'check-copy': 'Checking every sentence against the facts',
	'compose-page': 'Setting up the page',
	'save-page': 'Saving',
}
