import { describe, expect, it } from 'vitest'
import { IN_STOCK, OUT_OF_STOCK } from './availability'
import { BYLINE_TEMPLATES } from './brand'
import { isSpecificationName } from './spec-names'

const brandIn = (text: string) => BYLINE_TEMPLATES.map((pattern) => pattern.exec(text)?.[1]).find((brand) => brand !== undefined)
const stock = (text: string) => (OUT_OF_STOCK.test(text.toLowerCase()) ? 'out' : IN_STOCK.test(text.toLowerCase()) ? 'in' : undefined)

describe('what marketplaces write, in their languages', () => {
	it.each([
		'Visit the Nordlys Store',
		'Brand: Nordlys',
		'Besuche den Nordlys-Store',
		'Besuchen Sie den Nordlys-Store',
		'Visiter la boutique Nordlys',
		'Marque : Nordlys',
		'Visita la tienda de Nordlys',
		'Visita lo Store di Nordlys',
		'Visite a loja Nordlys',
		'Visite a Loja da Nordlys',
		'Bezoek de Nordlys-store',
		'Merk: Nordlys',
		'Besök Nordlys-butiken',
		'Gå till Nordlys Store',
		'Odwiedź sklep Nordlys',
		'Odwiedź markę Nordlys',
		'Acesse a loja Nordlys',
		'Rendez-vous sur la boutique Nordlys',
		'الماركة: Nordlys',
		'Nordlys Store’u ziyaret edin',
		"Nordlys Store'u ziyaret edin",
		'قم بزيارة متجر Nordlys',
		'العلامة التجارية: Nordlys',
		'Nordlysのストアを表示',
		'ブランド: Nordlys',
		'访问 Nordlys 店铺',
	])('[X-4] the brand in "%s" is the name alone', (text) => {
		expect(brandIn(text)).toBe('Nordlys')
	})

	it.each(['Visiter la boutique De Buyer', 'Visita la tienda de De Buyer', 'Visite a loja De Buyer'])(
		'[X-4] %s keeps the brand’s own article',
		(text) => {
			expect(brandIn(text)).toBe('De Buyer')
		},
	)

	it.each([
		['in', 'In Stock'],
		['in', 'Only 3 left in stock - order soon.'],
		['in', 'Usually ships within 2 to 3 days'],
		['in', 'Available from these sellers.'],
		['out', 'Currently unavailable. We don’t know when or if this item will be back in stock.'],
		['out', 'Temporarily out of stock.'],
		['in', 'Only 2 left - order soon.'],
		['in', 'This item will be available on May 1'],
		['out', 'Sold out'],
		['in', 'Auf Lager.'],
		['in', 'Envoi sous 2 jours'],
		['out', 'Articolo indisponibile'],
		['out', 'Otillgänglig för närvarande'],
		['in', 'Skickas vanligtvis inom 2 till 3 dagar'],
		['in', 'Zwykle wysyłane w ciągu 2-3 dni'],
		['in', 'Verzendt binnen 3 dagen'],
		['out', 'この商品の再入荷予定は立っておりません。'],
		['in', 'Nur noch 3 auf Lager'],
		['in', 'Gewöhnlich versandfertig in 2 bis 3 Tagen.'],
		['out', 'Derzeit nicht verfügbar.'],
		['in', 'Il ne reste plus que 2 exemplaire(s) en stock.'],
		['out', 'Actuellement indisponible.'],
		['in', 'Sólo queda(n) 1 en stock.'],
		['out', 'No disponible por el momento.'],
		['in', 'Disponibilità immediata'],
		['in', 'Solo 2 disponibili'],
		['out', 'Attualmente non disponibile.'],
		['in', 'Em estoque'],
		['out', 'Não disponível.'],
		['in', 'Op voorraad'],
		['out', 'Momenteel niet verkrijgbaar.'],
		['in', 'I lager'],
		['out', 'För närvarande inte tillgänglig.'],
		['in', 'Dostępny'],
		['out', 'Obecnie niedostępny.'],
		['in', 'Stokta var'],
		['out', 'Şu anda mevcut değil.'],
		['in', 'متوفر'],
		['in', 'تبقى 3 فقط في المخزون'],
		['out', 'غير متوفر حالياً.'],
		['in', '在庫あり。'],
		['in', '残り3点 ご注文はお早めに'],
		['out', '現在在庫切れです。'],
		['in', 'स्टॉक में'],
		['out', 'अभी उपलब्ध नहीं है।'],
	])('[X-4] %s: %s', (expected, text) => {
		expect(stock(text)).toBe(expected)
	})

	it.each([
		'Best Sellers Rank',
		'Amazon Bestseller-Rang',
		'Classement des meilleures ventes d’Amazon',
		'Clasificación en los más vendidos de Amazon',
		'Posizione nella classifica Bestseller di Amazon',
		'Ranking dos mais vendidos',
		'Plaats in bestsellerlijst',
		'Amazon 売れ筋ランキング',
		'تصنيف الأفضل مبيعاً',
		'Customer Reviews',
		'Kundenrezensionen',
		'カスタマーレビュー',
	])('[X-4] "%s" is no specification', (name) => {
		expect(isSpecificationName(name)).toBe(false)
	})

	it('[X-4] ordinary names are specifications', () => {
		for (const name of ['Brand', 'Item Weight', 'Sellers', 'Material', 'Ranking system']) expect(isSpecificationName(name)).toBe(true)
	})
})
