import { expect, test } from 'vitest'
import { cleanModelText } from './clean-model-text'

test.each([
	['Prêt en 5 min\u202f: voilà\u00a0!', 'Prêt en 5 min\u202f: voilà\u00a0!'],
	['Il est prêt : voilà !', 'Il est prêt : voilà !'],
	['74. Auflage', '74. Auflage'],
	['¡Listo!', '¡Listo!'],
	['–', ''],
	['**Bold**  and `code` <b>x</b> 🎉', 'Bold and code x'],
	['- Steel\u200b lid , tight', 'Steel lid, tight'],
])('[W-2] a model’s text keeps its language’s punctuation and loses markup: %s', (written, cleaned) => {
	expect(cleanModelText(written)).toBe(cleaned)
})
