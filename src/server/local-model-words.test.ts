import { expect, test } from 'vitest'
import { localModelWords } from './local-model-words'

const found = { server: 'ollama', model: 'qwen3:8b', sees: false }

test('[W-12] start-up says which model of this machine answers, and how it is used; of none it says nothing', () => {
	expect(localModelWords({ found, used: false, fixed: false })).toMatch(
		/^ollama runs qwen3:8b on this machine: start with MODEL=auto, or .* Owner/,
	)
	expect(localModelWords({ found, used: true, fixed: true })).toBe('Pages are written by qwen3:8b, which ollama runs on this machine\n')
	for (const local of [undefined, { found: null, used: false, fixed: false }]) expect(localModelWords(local)).toBe('')
})
