import { expect, test } from 'vitest'
import { typeset, withUnits } from './typeset'

test.each([
	['fr', 'Une lampe : claire, douce; et calme ? Oui !', 'Une lampe\u00a0: claire, douce\u202f; et calme\u202f? Oui\u202f!'],
	['fr', 'Il est 12:30 et le site est https://x', 'Il est 12:30 et le site est https://x'],
	['fr', 'The Lamp: the story of a light', 'The Lamp: the story of a light'],
	['ar', 'مصباح صغير, خفيف; وهادئ?', 'مصباح صغير، خفيف؛ وهادئ؟'],
	['en', 'A lamp: small; and quiet?', 'A lamp: small; and quiet?'],
	[undefined, 'A lamp: small', 'A lamp: small'],
])('[W-14] a text is set with the signs of its language: %s', (tag, text, set) => expect(typeset(text, tag)).toBe(set))

test.each([
	['Vitamine E 400 UI', 'Vitamine E 400\u00a0UI'],
	['فيتامين E بتركيز 400 وحدة', 'فيتامين E بتركيز 400\u00a0وحدة'],
	['Satz mit 32 Schraubendrehern', 'Satz mit 32 Schraubendrehern'],
])('[R-13] in a heading no line ends between a figure and its unit: %s', (heading, set) => expect(withUnits(heading)).toBe(set))
