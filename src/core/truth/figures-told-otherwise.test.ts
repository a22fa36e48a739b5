import { describe, expect, test } from 'vitest'
import { checkStatement } from './check-statement'
import { factsFrom } from './test-tables'

const kettle = factsFrom([
	['title', 'Halden Kettle, Variable Temperature 40–100 °C, 0.9 L'],
	['bullet', 'In sleep mode no louder than 22 dB; keeps warm for up to 60 minutes'],
	['spec', 'Sizes: bust 86 cm/33.9 in, length 63 cm/24.8 in'],
	['spec', 'Cable: 2 m; pack of 3'],
	['bullet', 'Bluetooth 5.0, Android 5.0 and iOS 10.0 or later; 2 × USB 3.0, 2 × USB 2.0; at least 3 A at 5 V'],
	['spec', 'Model: HG-165'],
	['variant', 'Size: S, M, L, XL, 2XL, 3XL'],
])
const board = factsFrom([
	['title', 'Relay board, 4 channels, 10 A per relay, Series 4'],
	['bullet', 'All bits with a hexagonal shank; charges due to solar power'],
	['bullet', 'Six microphones, two displays; cold for 24 hours and hot for 12.'],
	['spec', 'Package dimensions: 46 x 30 x 8 cm'],
	['spec', 'Lengths: 2", 4", 6", 12", 18" and 24"'],
])

/** Whether a statement stands, its language and text. */
type Line = readonly [stands: boolean, language: string, text: string]

const OF_KETTLE: readonly Line[] = [
	// One end of a range.
	[true, 'english', 'Choose from 40 to 100 °C.'],
	[false, 'english', 'Choose from 80 to 100 °C.'],
	[false, 'spanish', 'Elige entre 40 y 90 °C.'],
	[false, 'german', 'Zwischen 50 und 100 °C wählbar.'],
	[false, 'japanese', '80℃から100℃まで選べます。'],
	[true, 'english', 'Set it to 93 degrees for a light roast.'],
	[false, 'english', 'Reaches 95 °C.'],
	[false, 'czech', 'Nastavitelná až do 90 °C.'],
	// Limits told otherwise.
	[true, 'english', 'It stays under 25 decibels in sleep mode.'],
	[false, 'english', 'It stays under 44 decibels in sleep mode.'],
	[false, 'italian', 'In modalità sonno non supera i 40 decibel.'],
	// Versions by name.
	[true, 'german', 'Mit Bluetooth 5.0 und Android ab Version 5.0.'],
	[false, 'german', 'Mit Bluetooth 50.'],
	[false, 'french', 'Compatible dès Android 10.'],
	[false, 'arabic', 'يعمل مع أندرويد 10 فأحدث.'],
	[false, 'spanish', 'Dos puertos USB 4.'],
	// A figure of a model or of something else.
	[false, 'german', 'Eine Klinge von 165 cm Länge.'],
	[true, 'german', 'Mindestens 3 A bei 5 V.'],
	[false, 'german', 'Mindestens 2 A bei 5 V.'],
	[false, 'french', 'Il faut 6 A sous 5 V.'],
	// What stands beside in another unit.
	[true, 'english', 'The bust measures 86 cm.'],
	[false, 'english', 'The bust measures 87 cm.'],
	[true, 'french', 'Un câble de 200 cm.'],
	[false, 'french', 'Un câble de 203 cm.'],
	// Sizes beyond those there are.
	[true, 'turkish', "S'den 3XL'ye altı beden."],
	[false, 'turkish', "S'den 30XL'ye kadar."],
	[false, 'english', 'From XS to 3XL.'],
]

const OF_BOARD: readonly Line[] = [
	[true, 'german', '4-Kanal-Relaismodul mit 10 A je Relais.'],
	[false, 'german', '4-Kanal-Relaismodul mit 20 A je Relais.'],
	[true, 'french', 'La série 4 avec six micros.'],
	[false, 'french', 'La série 6 avec six micros.'],
	[false, 'dutch', 'Acht microfoons vangen je stem op.'],
	[false, 'english', 'Eight screws hold it.'],
	[false, 'swedish', 'Tre bildskärmar på en gång.'],
	[true, 'swedish', 'Två bildskärmar på en gång.'],
	[true, 'english', 'Hot for 12 hours.'],
	[false, 'english', 'Hot for 8 hours.'],
	[true, 'spanish', 'Seis largos, de 2 a 24 pulgadas.'],
	[true, 'dutch', 'Verkrijgbaar in zes lengtes.'],
	[false, 'dutch', 'Verkrijgbaar in zeven lengtes.'],
]

describe('[K-2] a figure that says something else falls', () => {
	const named = (lines: readonly Line[], facts: typeof kettle) =>
		lines.map(([stands, language, text]) => ({ stands, language, text, facts }))
	test.each([...named(OF_KETTLE, kettle), ...named(OF_BOARD, board)])('stands: $stands – $language: $text', ({ stands, ...statement }) => {
		expect(checkStatement(statement).supported).toBe(stands)
	})
})
