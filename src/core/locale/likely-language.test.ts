import { expect, test } from 'vitest'
import { likelyLanguageOf } from './likely-language'

test.each([
	['english', 'Two to four days, to your door. Within 14 days, unused.'],
	['english', 'Free shipping on every order over 50 USD'],
	['french', 'Livraison en 2 à 4 jours partout au Maroc. Retours sous 14 jours.'],
	['spanish', 'Envío en 2 a 4 días. Devoluciones en 14 días, sin usar.'],
	['german', 'Lieferung in 2 bis 4 Tagen. Rückgabe innerhalb von 14 Tagen.'],
	['italian', 'Consegna in 2-4 giorni lavorativi. Resi entro 14 giorni.'],
	['portuguese', 'Entrega em 2 a 4 dias. Devoluções em até 7 dias.'],
	['arabic', 'التوصيل من يومين إلى أربعة أيام. الدفع عند الاستلام.'],
	['moroccan arabic', 'التوصيل فابور لكاع المدن ديال المغرب، وكتخلص ملي توصل.'],
	['russian', 'Доставка за 2–4 дня по всей России, возврат в течение 14 дней.'],
	['turkish', 'Teslimat 2-4 iş günü. 14 gün içinde iade.'],
	['dutch', 'Levering binnen 2 tot 4 dagen. Retourneren binnen 14 dagen.'],
	['polish', 'Dostawa w 2–4 dni robocze. Zwrot w ciągu 14 dni.'],
	['japanese', '2～4日でお届けします。14日以内に返品できます。'],
	['simplified chinese', '2至4天送达，14天内可退货。'],
	['greek', 'Παράδοση σε 2 έως 4 ημέρες.'],
])('[R-16] short terms are told as %s', (language, text) => {
	expect(likelyLanguageOf(text)?.id).toBe(language)
})

test('[R-16] what is no text has no language', () => {
	expect([likelyLanguageOf(''), likelyLanguageOf('12 345')]).toEqual([undefined, undefined])
})
