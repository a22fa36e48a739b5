import { describe, expect, test } from 'vitest'
import { readText } from './reading'
import { linesOf } from './test-tables'

const EVERYDAY = `
	en Charges in just 3 hours.
	en The filter can be changed in seconds.
	en Sends notifications to your phone.
	en Delivers clear sound in every room.
	en Choose a larger size for a loose fit.
	en A novel about women who love the sea.
	en Use within 24 hours of opening.
	en Only for indoor use.
	en The last page holds a map.
	en A gift for guitarists and drummers.
	de Lädt in nur 3 Stunden.
	de Wird in einer Box geliefert.
	de Nur für den Innenbereich.
	de Der Stoff gibt nach und kehrt zurück.
	de Für Profis und Anfänger.
	de Bestellen Sie noch heute
	fr Se charge en seulement 3 heures.
	fr Seulement deux boutons.
	fr Livré avec deux câbles.
	fr Retournez le matelas tous les mois.
	fr Le rabat se ferme par un aimant.
	es Se carga en solo 3 horas.
	es Solo para uso interior.
	es El filtro se cambia fácilmente.
	it Si ricarica in sole 3 ore.
	it Resta fermo a muro.
	pt Carrega em apenas 3 horas.
	nl Wordt geleverd met een lader.
	nl Alleen voor binnen.
	pl Tylko do użytku wewnętrznego.
	pl Wymiana filtra trwa minutę.
	sv Endast för inomhusbruk.
	da Kun til indendørs brug.
	tr Sadece 3 saatte şarj olur.
	tr Bugün sipariş verin
	ru Только для помещений.
	ru Отправляет уведомления на телефон.
	ar حقيبة ظهر بجيوب.
	ar عجلات صغيرة.
	ary زربية منسوجة.
	ja フィルターは交換可能です。
	ja わずか3時間で充電できます。
	zh-Hans 刀头可换。
	ko 단 3시간 만에 충전됩니다.`

describe('[K-2] [K-3] everyday words are not taken for praise, pressure or promises of a shop', () => {
	const OF_A_SHOP = new Set(['social-proof', 'scarcity', 'countdown', 'discounts', 'delivery', 'returns', 'guarantees', 'health'])
	test.each(linesOf(EVERYDAY))('%s: %s', (_, text) => {
		expect(readText(text).spoken.filter(({ concept }) => OF_A_SHOP.has(concept.category))).toEqual([])
	})
})
