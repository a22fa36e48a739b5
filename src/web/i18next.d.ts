import 'i18next'
import type accounts from './accounts/words/en.json'
import type billing from './billing/words/en.json'
import type bring from './bring/words/en.json'
import type publish from './editor/publish/words/en.json'
import type editor from './editor/words/en.json'
import type facts from './facts/words/en.json'
import type generations from './generations/words/en.json'
import type shared from './i18n/words/en.json'
import type owner from './owner/words/en.json'
import type pages from './pages/words/en.json'
import type reviews from './reviews/words/en.json'
import type settings from './settings/words/en.json'
import type stores from './stores/words/en.json'

// A key that is no word of its folder is an error of types.
declare module 'i18next' {
	interface CustomTypeOptions {
		defaultNS: 'shared'
		resources: {
			accounts: typeof accounts
			billing: typeof billing
			bring: typeof bring
			editor: typeof editor
			facts: typeof facts
			generations: typeof generations
			owner: typeof owner
			pages: typeof pages
			publish: typeof publish
			reviews: typeof reviews
			settings: typeof settings
			shared: typeof shared
			stores: typeof stores
		}
	}
}
