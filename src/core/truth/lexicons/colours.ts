import type { ConceptTable } from '../concepts'

/** Colours a product is said to come in. Those that are also a fruit, a metal or a flower are left out. */
export const COLOURS: ConceptTable = {
	black: {
		by: 'multi-coloured',
		x: 'black(?! (?:tea|coffee|friday|pepper|box|forest))|noire?s?|negr[oa]s?|schwarz~|ner[oaie]|pret[oa]s?|siyah~|zwarte?|czarn~|svart(?!e (?:jenta|gutten|hun|han|jeg|vi|hon|jag)(?!\\p{L}))\\p{L}*|hitam|черн(?:ый|ая|ое|ые|ого|ом|ого цвета)|ч[её]рн~|काला|काली|काले',
		ar: 'اسود|سوداء|كحل|كحله|كحلا',
		he: 'שחור~',
		cjk: '黒色?|ブラック|黑色|검정|블랙|검은|สีดำ',
	},
	white: {
		x: 'white(?! (?:noise|wine|tea|space))|blanc(?:he|hes|s)?(?! de)|(?<!(?:página|hoja|cheque|espacio|cuaderno|libreta|mente|noche)s? en )blanc[oa]s?|weiß~|(?<!(?:pagin[ae]|fogli?o?|assegno|notte|notti) in )bianc[oaih]+|(?<!(?:página|folha|cheque|caderno|espaço|linha|noite)s? em |casa )branc[oa]s?|beyaz~|witte?|biał~|vit(?:a|t)?(?= |$|[.,])|putih|бел(?:ый|ая|ое|ые|ого|ом)|सफेद|सफ़ेद',
		ar: 'ابيض|بيضاء|بيض|بيضه|بيضا',
		he: 'לבן|לבנה',
		cjk: '白色?|ホワイト|흰색|화이트|하얀|สีขาว',
	},
	red: {
		x: 'red(?! (?:dot|wine|tape|light|cross))|rouges?|roj[oa]s?|rot(?:e|er|es|en|em)?|ross[oaie]|vermelh[oa]s?|kırmızı~|rood|rode|czerwon~|röd(?:a|tt)?|merah|красн(?:ый|ая|ое|ые|ого|ом)|लाल',
		ar: 'احمر|حمراء|حمر|حمرا',
		he: 'אדו[םמ]~',
		cjk: '赤色?|レッド|红色|紅色|빨간|빨강|레드|สีแดง',
	},
	blue: {
		x: 'blue(?!_?tooth| light)|bleue?s?|azul(?:es)?|blau~|blu(?! ?ray)|azzurr[oaie]|mavi~|lacivert|blauwe?|niebiesk~|blå(?:tt|a)?|biru|син(?:ий|яя|ее|ие|его|ем)|голуб~|नीला|नीली|नीले|navy|marine',
		ar: 'ازرق|زرقاء|زرق|زرقا|كحلي',
		he: 'כחול~',
		cjk: '青色?|ブルー|ネイビー|蓝色|藍色|파란|파랑|블루|남색|สีน้ำเงิน|สีฟ้า',
	},
	green: {
		x: 'green(?! (?:tea|product|choice|technology|energy|alternative))|verte?s?(?! olive)|verdes?|grün~|verd[ei]|yeşil~|groene?|zielon~|grön(?:a|t)?|hijau|зелен~|зел[её]н~|हरा|हरी|हरे',
		ar: 'اخضر|خضراء|خضر|خضرا',
		he: 'ירוק~',
		cjk: '緑色?|グリーン|绿色(?!环保|健康)|綠色|초록|녹색|그린|สีเขียว',
	},
	yellow: {
		x: 'yellow|jaunes?|amarill[oa]s?|gelb~|giall[oaie]|amarel[oa]s?|sarı(?: renk~)?|gele?|żółt~|gul(?:a|t)|kuning|желт~|ж[её]лт~|पीला|पीली',
		ar: 'اصفر|صفراء|صفر فاقع',
		he: 'צהוב~',
		cjk: '黄色|イエロー|黃色|노란|노랑|옐로우|สีเหลือง',
	},
	pink: {
		x: 'pink~|rosa(?: farben)?|rosafarben~|cor_de_rosa|pembe~|roze|różow~|merah muda|розов~|गुलाबी',
		ar: 'وردي|ورديه|زهري|روز',
		he: 'ורוד~',
		cjk: 'ピンク|粉色|粉红|粉紅|분홍|핑크|สีชมพู',
	},
	purple: {
		x: 'purple|violette?s?|morad[oa]s?|púrpura|lila|violett~|viola|rox[oa]s?|mor (?:renk~)?|paarse?|fioletow~|lila|ungu|фиолетов~|बैंगनी',
		ar: 'بنفسجي~|موف|ارجواني',
		he: 'סגול~',
		cjk: '紫色?|パープル|보라|퍼플|สีม่วง',
	},
	grey: {
		x: 'gr[ea]y|grise?s?|grau~|grigi[oae]|cinz[ae]~|cinza|gri|grijze?|grijs|szar~|grå(?:tt|a)?|abu_?abu|сер(?:ый|ая|ое|ые|ого|ом)|स्लेटी|ग्रे',
		ar: 'رمادي~|كري',
		he: 'אפור~',
		cjk: 'グレー|灰色|회색|그레이|สีเทา',
	},
	brown: {
		x: 'brown|marron(?:s)?|brune?s?|marrón|marrones|braun~|marrone|castan?h[oa]s?|kahverengi~|bruine?|brązow~|brun(?:a|t)?|cokelat|коричнев~|भूरा|भूरी',
		ar: 'بني|بنيه|قهوي|مارون',
		he: 'חום|חומה',
		cjk: '茶色|ブラウン|棕色|咖啡色|갈색|브라운|สีน้ำตาล',
	},
}
