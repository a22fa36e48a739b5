// The quick answer while working, `npm run check`: types, lint, unused code, the rules between folders, and the tests
// that need neither database nor browser nor build.
import { ensureInstalled } from './prepare.mjs'
import { ROUTE_TYPES, runStages, STATIC_STAGES, vitest } from './stages.mjs'

ensureInstalled()
await runStages(
	[[ROUTE_TYPES], STATIC_STAGES, [['quick tests', vitest('--project=core', '--project=web', '--project=rules', '--project=probes')]]],
	{
		...process.env,
		TZ: 'UTC',
	},
)
