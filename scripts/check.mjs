// The quick answer while working, `npm run check`: types, lint, unused code, the rules between folders, and the tests
// of single rules, which need neither database nor browser nor build. All of it side by side.
import { ensureInstalled } from './prepare.mjs'
import { runStages, STATIC_STAGES, vitest } from './stages.mjs'

const quick = ['quick tests', vitest('--project=together')]

ensureInstalled()
await runStages([[quick, ...STATIC_STAGES]], { ...process.env, TOGETHER: 'core web rules', TZ: 'UTC' })
