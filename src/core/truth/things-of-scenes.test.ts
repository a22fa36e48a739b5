import { describe, expect, test } from 'vitest'
import { checkStatement } from './check-statement'
import { factsFrom } from './test-tables'

const kettle = factsFrom([
	['title', 'Halden Gooseneck Kettle, stainless steel, 0.9 L'],
	['bullet', 'The narrow spout pours a thin, even stream'],
])
const top = factsFrom([
	['title', 'Long sleeve crop top, 90 % rayon, 10 % spandex'],
	['bullet', 'Soft and stretchy, for spring, autumn and winter'],
])
const jacket = factsFrom([
	['title', "Men's quilted jacket"],
	['bullet', 'Outer fabric 100 % polyester'],
])

type Line = readonly [facts: typeof kettle, language: string, text: string]

const STANDS: readonly Line[] = [
	[kettle, 'english', 'On the wooden table by the window it pours a thin, even stream.'],
	[kettle, 'french', 'Sur la table en bois, elle verse un filet fin et régulier.'],
	[kettle, 'spanish', 'Sobre la mesa de madera vierte un chorro fino y uniforme.'],
	[kettle, 'italian', 'Sul tavolo di legno versa un filo sottile e regolare.'],
	[kettle, 'turkish', 'Ahşap masanın üstünde ince ve düzenli bir akışla döker.'],
	[kettle, 'arabic', 'على الطاولة الخشبية يصب خيطًا رفيعًا منتظمًا.'],
	[kettle, 'korean', '나무 식탁 위에서 가늘고 고른 물줄기를 따릅니다.'],
	[top, 'german', 'Dazu passt eine Lederjacke oder ein Seidenschal.'],
	[top, 'english', 'Pair it with a leather jacket, silk scarf or denim skirt.'],
	[top, 'russian', 'Наденьте с кожаной курткой или шёлковым шарфом.'],
	[top, 'swedish', 'Bär den med skinnjacka eller sidenscarf.'],
	[kettle, 'english', 'The best part of the morning: a narrow spout and a thin, even stream.'],
	[kettle, 'german', 'Selbst in der kleinsten Küche gießt er einen dünnen, gleichmäßigen Strahl.'],
	[kettle, 'french', 'Le meilleur moment de la journée : un bec étroit, un filet régulier.'],
	[kettle, 'polish', 'Najpiękniejsza chwila dnia: wąski dziobek i równy strumień.'],
	[kettle, 'arabic', 'أجمل لحظات اليوم: فوهة ضيقة وخيط رفيع منتظم.'],
	[kettle, 'korean', '가장 작은 부엌에서도 가늘고 고르게 따릅니다.'],
]
const FALLS: readonly Line[] = [
	[kettle, 'english', 'A kettle with a wooden handle.'],
	[kettle, 'german', 'Ein Kessel mit Holzgriff.'],
	[kettle, 'italian', 'Un bollitore con manico di legno.'],
	[top, 'english', 'A soft silk top with long sleeves.'],
	[top, 'french', 'Un haut en soie à manches longues.'],
	[jacket, 'english', 'A leather jacket for cold days.'],
	[jacket, 'german', 'Eine Lederjacke für kalte Tage.'],
	[kettle, 'english', 'The best kettle in the kitchen, day after day.'],
	[kettle, 'german', 'Der beste Kessel in jeder Küche.'],
	[kettle, 'turkish', 'Mutfağın en iyi su ısıtıcısı.'],
	[kettle, 'polish', 'Najlepszy czajnik w kuchni.'],
	[kettle, 'arabic', 'أفضل غلاية في المطبخ.'],
]

describe('things, times and rooms of scenes', () => {
	test.each(STANDS)('[K-2] what is told of a table, a jacket or a morning claims nothing of the product: %#', (facts, language, text) => {
		expect(checkStatement({ text, facts, language })).toMatchObject({ supported: true })
	})
	test.each(FALLS)('[K-2] the same told of the product is caught: %#', (facts, language, text) => {
		expect(checkStatement({ text, facts, language })).toMatchObject({ supported: false })
	})
})
