/**
 * How the byline of a product names its brand, in the languages of Amazon's marketplaces: the brand stands where `X`
 * stood.
 */
export const BYLINE_TEMPLATES: readonly RegExp[] = [
	/^(?:brand|marke|marque|marca|merk|märke|varumärke|marka|العلامة التجارية|الماركة|ماركة|ブランド|ब्रांड|品牌|브랜드|מותג)\s*[:：]\s*(.+)$/i,
	/^visit (?:the )?(.+?) store$/i,
	/^shop (?:the )?(.+?) store$/i,
	/^besuche(?:n sie)? den (.+?)[- ]store$/i,
	/^(?:visiter|visitez|consulter|découvrir|rendez-vous (?:sur|dans)) (?:la boutique|la page|le store) (.+)$/i,
	/^(?:visita|visitar|visite|explora) (?:la|el) (?:tienda|store|página)(?: de)? (.+)$/i,
	/^visita (?:lo|il|la) (?:store|negozio|pagina)(?: di)? (.+)$/i,
	/^(?:[Vv]isit(?:e|ar|a)|[Aa]cesse|[Cc]onheça) a (?:[Ll]oja|página)(?: d[aeo]s?)? (.+)$/,
	/^(?:bezoek|ga naar) de (.+?)[- ](?:store|winkel|shop)$/i,
	/^(?:besök|gå till) (.+?)[- ](?:store|butiken|butik)$/i,
	/^(?:odwiedź|przejdź do) (?:sklep(?:u)?|stron[ęy]|markę)(?: marki)? (.+)$/i,
	/^(.+?) (?:store['’]?u|store['’]?unu|mağazasını|mağazası['’]?nı|mağazasına|store) (?:ziyaret edin|ziyaret et|göz atın)$/i,
	/^(?:قم بزيارة|زيارة|تفضل بزيارة|زوروا) (?:متجر|صفحة) (.+)$/,
	/^(.+?)(?:の)?ストア(?:を表示|を訪問|に移動|にアクセス|へ|を見る)$/,
	/^(.+?) (?:स्टोर|store) (?:पर जाएं|पर जाएँ|देखें)$/i,
	/^(?:访问|造訪|前往)\s*(.+?)\s*(?:店铺|商店|旗舰店|品牌旗舰店|store)$/i,
	/^(.+?) (?:스토어 방문하기|스토어 방문)$/,
	/^(?:בקר בחנות|בקרו בחנות) (?:של )?(.+)$/,
]
