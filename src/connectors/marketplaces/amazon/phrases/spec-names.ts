/**
 * Rows beside the specifications that are none: sales ranks, review summaries, feedback links; by name, in the
 * marketplaces' languages.
 */
const NOT_A_SPECIFICATION = new RegExp(
	String.raw`best[\s-]?sellers?[\s-]?rank|bestseller-rang|amazon-bestseller|classement des meilleures ventes` +
		'|meilleures ventes d.amazon|clasificación en los más vendidos|más vendidos|posizione nella classifica' +
		'|bestseller di amazon|classifica bestseller|ranking dos mais vendidos|mais vendidos' +
		'|plaats in bestsellerlijst|bestsellerlijst|bästsäljar|rankning för bästsäljare|ranking najlepiej' +
		'|ranking bestseller|en çok satanlar|çok satanlar sıralaması|(?:ترتيب|تصنيف) (?:الأفضل|الأكثر) مبيع' +
		'|الأكثر مبيع|売れ筋ランキング|ランキング|बेस्ट सेलर|销售排行|商品里排第|베스트셀러|customer reviews?|average customer review' +
		'|durchschnittliche kundenbewertung|kundenrezension|kundenbewertung|moyenne des commentaires' +
		'|commentaires client|évaluations? client|opini(?:ón|ones) (?:media )?de los clientes|valoración media' +
		'|reseñas de (?:los )?clientes|recensioni dei clienti|media recensioni|recensioni clienti' +
		'|avaliações d[eo]s? clientes|avaliação média|klantenrecensies|gemiddelde klantbeoordeling' +
		'|kundrecensioner|genomsnittligt kundbetyg|recenzje klientów|średnia ocena|müşteri yorumları' +
		'|ortalama müşteri|müşteri değerlendirme|تقييم العملاء|مراجعات المستخدمين|متوسط تقييمات|カスタマーレビュー|おすすめ度' +
		'|ग्राहक समीक्षा|用户评分|고객 (?:리뷰|상품평)',
	'i',
)

/** What "brand" is called in a specification table. */
const BRAND = new RegExp(
	'^(?:brand(?: name)?|marke|markenname|marque|nom de (?:la )?marque|marca|nombre de la marca|nome da marca' +
		'|nome del marchio|marchio|merk|merknaam|märke|varumärke|varumärkesnamn|marka|nazwa marki|marka adı' +
		'|العلامة التجارية|الماركة|ماركة|اسم العلامة التجارية|ブランド|ブランド名|ब्रांड|品牌|브랜드|מותג)$',
	'i',
)

export function isSpecificationName(name: string): boolean {
	return !NOT_A_SPECIFICATION.test(name)
}

export function isBrandName(name: string): boolean {
	return BRAND.test(name)
}
