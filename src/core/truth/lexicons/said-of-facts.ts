import type { Terms } from '../vocabulary'
import { GIVEN_ALONG_IN_FACTS } from './given-along'
import { MADE_OF_IN_FACTS } from './made-of'
import { SAID_OF_THINGS } from './things-in-the-box'

/**
 * Plain words by which a fact speaks of a thing, whatever they may mean elsewhere: read in facts only, so that a fact bears what copy
 * says of it in another language. By the concept's name.
 */
export const SAID_OF_FACTS: Readonly<Record<string, Terms>> = {
	...SAID_OF_THINGS,
	...GIVEN_ALONG_IN_FACTS,
	...MADE_OF_IN_FACTS,
	'a rack or hook': { x: 'wandhalt~|wall (?:mount|holder|hanger|rack)|support mural|soporte de pared|supporto a parete|suporte de parede' },
	'wrinkle-resistant': {
		x: '(?:do not|don.?t|no|never) iron(?:ing)?|ne pas repasser|aucun repassage|no planchar|non stirare|nicht bügeln|não passar',
	},
	'the name iphones': { x: 'ios|ipados' },
	'a certificate': { x: '(?:ul|etl|csa|ulc|tüv|gs)(?: ?(?:&|and|/) ?[a-z]{2,4})? (?:listed|approved|certified)' },
	'radio or tuner': { x: 'radios?|radiogerät|sintoniza~|tuner~' },
	gold: { x: 'gold~|golden|vermeil|or|oro|dorad~|dorat~|dourad~|ouro|altın~|goud~|złot~|guld~|золот~', ar: 'ذهب~', cjk: '金|금|ทอง' },
	glass: {
		x: '(?:dial|watch) (?:window|crystal)|~glass|glasses|verre~|vidrio~|cristal~|~glas|glas~|vetr~|vidr~|cam|szkl~|стекл~',
		ar: 'زجاج~',
		cjk: 'ガラス|玻璃|유리|แก้ว',
	},
	iron: { x: 'iron|fer|hierro|eisen~|ferro|demir~|ijzer~|żelaz~|järn~|желез~|чугун~|~gusseisen', ar: 'حديد', cjk: '鉄|铁|鐵|철' },
	pine: { x: 'pine|pin|pino|kiefer~|pinho|çam|grenen|furu|sosn~|сосн~', ar: 'صنوبر', cjk: 'パイン|松' },
	'walnut wood': { x: 'walnut|noyer|nogal|nussbaum~|noce|nogueira|ceviz|noten~|orzech~|valnöt~', cjk: 'ウォールナット|胡桃' },
	wood: {
		x: 'birch|ash|maple|cherry ?wood|mahogany|poplar|plywood|veneer~|cedar~|larch|spruce|timber|birke~|esche~|ahorn~|fichte~|lärche~|sperrholz~|furnier~|bouleau|frêne|érable|peuplier|contreplaqué|placage|abedul|fresno|arce|contrachapado|chapa de|betulla|frassino|acero (?:massello|legno)|compensato|impiallac~|bétula|freixo|bordo|berken~|essen~|esdoorn~|multiplex|björk~|brzoz~|jesion~|sklejk~|берез~|фанер~|mdf|fibreboard|particle ?board|spanplatte~|aggloméré|aglomerado',
		ar: 'خشب~',
		cjk: '白樺|合板|桦木|木',
	},
	'bronze, pewter or platinum': {
		x: 'bronze~|bronc[eo]|bronz[oei]|bronz~|pewter|platin~|étain|estaño|stagno|estanho|zinn~|tin|brons|tenn',
		cjk: '青銅|青铜|錫|锡|ブロンズ',
	},
	'slate, onyx or jade': {
		x: 'slate|onyx|jade|ardoise|schiefer~|pizarra|ardesia|ardósia|ónix|onice|jad[eao]|giada|lei(?:steen)?|agat~',
		cjk: '玉|翡翠|石',
	},
	'terracotta or sandstone': { x: 'terra_?cott?a~|terre cuite|sandstone|grès|sandstein~|barro|clay|ton', cjk: '陶|テラコッタ' },
	'pearl, amber, horn or ivory': {
		x: 'pearl~|amber|horn|ivory|perl[ae]s?|ambre|corne|ivoire|bernstein|elfenbein|ámbar|cuerno|marfil|ambra|corno|avorio|âmbar|chifre|marfim|parel~|barnsteen|hoorn|shell~',
	},
	'tweed, flannel or tulle': { x: 'tweed|flannel~|tulle|flanell?[ea]?|tul|franela|flanell~|tüll|flanela' },
	'drawers or shelves': { x: 'racks?|shelf(?! li(?:fe|ves))|shelves|drawers?|tiers?' },
	'a small motor': { x: '~mot(?:or|eur|ore|ors|oren|eurs|ori|ores)|motor~', ar: 'محرك', cjk: 'モーター|电机|電機|马达|馬達|모터' },
	'stand or tripod': { x: 'racks?|stands?' },
	felt: { x: 'felt|feutre|filz~|fieltro|feltro|keçe|vilt|filc~' },
	down: { x: 'down|duvet|daunen~|plumón|plumas?|piuma|piumino|penas|dons|puch', cjk: 'ダウン|羽毛' },
	linen: { x: 'linen~|flax|lin|lino|linho|leinen~|flachs~|linnen|keten|len|lnian~|lin(?:ne|tyg)' },
	paper: { x: 'paper~|papier~|papel|carta|kağıt|kart|papper~|cardboard~|karton~|pappe', ar: 'ورق~', cjk: '紙|纸|종이' },
	leather: { x: 'piel|pelle|pellami|nubuck~|nubuk~|nabuk|~leder|full_?grain', cjk: '革|皮' },
	rubber: { x: 'rubber~|gomme|gom[ao]|elastomer~|tpu|tpe|eva|~gummi|borrach~' },
	plastic: {
		x: 'polyester|nylon|polyamid~|polystyren~|polystyrol|tpu|eva|resin|résine|resina|harz|poly\\p{L}+|acetate|acétate|acetato|~kunststoff',
		cjk: '樹脂|树脂',
	},
	metal: { x: 'chrom~|alloy~|alliage|aleación|legierung~|lega|liga|nickel|zinc|zink|~stahl|~metall|bronze' },
	steel: { x: '~stahl|~steel|chrome_vanadium|vanadium~' },
	ceramic: {
		x: 'vetroceramic~|vitroc[eé]ram~|glas_?keramik~|glass_?ceramic~|ceran~|vitrocer~|ceramic (?:hob|cooktop)s?|terracotta|earthenware|clay|faïence|steingut~|ton|argile|arcilla|argilla|barro',
		cjk: '土鍋|萬古焼|焼き物|陶',
	},
	canvas: { x: 'canvas|toile|tela|lona|doek|segeltuch' },
	cork: { x: 'cork|liège|kork~|corcho|sughero|cortiça' },
	'mother-of-pearl': { x: 'shell buttons?|botones de concha|boutons en nacre' },
	pockets: {
		x: 'pocket~|poche~|~tasche|~taschen|bolsill~|tasc(?:a|he)(?!nmesser|nlampe|nrechner|nbuch|ntuch|nuhr|nformat)~|bolso~|zak~|kiesz~|cep~|fick~|vak(?:ken|je)?',
		ar: 'جيب|جيوب',
		cjk: 'ポケット|口袋|주머니',
	},
	'cushion or pillow included': {
		x: 'cushion~|pillow~|coussin~|oreiller~|cojín|cojines|almohad~|~kissen|~polster|cuscin~|almofad~|travesseir~|kussen~|poduszk~',
		cjk: 'クッション|枕|坐垫|抱枕|쿠션|베개',
	},
	'tilt, swivel or recline': {
		x: 'tilt~|swivel~|reclin~|rotat~|turns|pivot~|~liegeposition|~neig~|dreh~|inclin~|girator~|gira|tourn~|ruota~|draai~|obrot~',
		cjk: '回転|回|角度',
	},
	'carry bag': {
		x: 'bags?|cases?|storage box|rangement|ordnungsbox|pouch~|étuis?|sacs?|housses?|pochette~|tasche~|~tasche|~beutel|etui~|bolsa~|bolsita|estuche~|funda~|sacchett~|custodi~|astucci~|estojo~|saco~|tas|tasje|hoes',
		ar: 'حقيبه|كيس|علبه',
		cjk: 'ケース|袋|ポーチ|包|盒|파우치|케이스',
	},
	'overheat protection': { x: 'thermal(?:ly)? (?:protect|cut|overload)~|protec(?:ción|ção) térmica|protection thermique|thermoschutz' },
	'cable included': {
		x: 'cabo elétrico|cable \\d[\\d.,]* metros|power cord|netzkabel~|cables?|chargers?|charging|adapters?|adaptors?|câbles?|chargeur~|cavo|cavi|kabel~|~kabel|~gerät|netzteil~|cargador~|caricator~|carregador~|şarj~|lader|oplader',
		ar: 'شاحن|كابل|محول|سلك',
		cjk: 'ケーブル|充電|线|充电|충전',
	},
	polycarbonate: { x: 'pc (?:frame|lens|body|shell|housing|material)~' },
	'a cleaning agent': {
		x: 'descal~|détartr~|entkalk~|desincrust~|descalcific~|anticalc~|clean(?:er|ing (?:fluid|solution|liquid|agent|tablet))~|odkamien~|odvápň~',
		ar: 'ازاله الترسبات|الكلس',
		cjk: 'クエン酸|除垢|석회',
	},
	'app control': {
		x: 'apps?|appli(?!anc|ed)~|aplicación|aplicativo|applicazione|uygulama~|anwendung',
		ar: 'تطبيق~',
		cjk: 'アプリ|app|应用|앱',
	},
	'remote control': { x: 'remote~|mando|telecomand~|fernbedien~|télécommand~|comando' },
	'manual included': {
		x: 'manual~|guide~|instruction~|anleitung~|~anleitung|notice|istruzion~|instruccion~|instruç~|handleiding~',
		cjk: '説明|说明',
	},
	'gift box': { x: 'gift~|cadeau~|geschenk~|regal[oi]|presente|hediye~|box(?:ed)?|coffret|caja', cjk: 'ギフト|礼' },
	'an extra pair or refill': { x: 'back_?up_?batter~' },
	'stain-resistant': {
		x: '(?:resist\\p{L}*|protect\\p{L}*|repel\\p{L}*|against|from) (?:\\S+ ){0,2}?stain~|stain~ resist~|taches?|manchas?|flecken~|macchi[ae]',
	},
	'replaceable part': { x: 'spare|replac~|refill~|ersatz~|rechange|repuesto|recambio|ricambi~|reposição|yedek', cjk: '替え|交換|替换' },
	'battery powered': { x: 'batter~|pile~|pila~|akku~|pilha~|pil|~zelle', ar: 'بطاري~', cjk: '電池|电池|배터리|バッテリー' },
	'wall mounted': { x: 'wall~|wand~|mur~|pared|parete|parede|duvar~' },
	reflective: { x: 'reflect~|réfléchi~|reflekt~|reflej~|riflet~|reflet~' },
	'lined or thermal': { x: 'lin(?:ed|ing)|futter~|~futter|doubl[ée]~|forr[oa]~|foder~|fleece', cjk: '裏' },
	breathable: { x: 'breath~|perfor~|mesh|air|ventil~|luft~|aér~|atmung~|transpir~|traspir~|respir~', cjk: '通気|透气|メッシュ' },
	insulated: {
		x: 'insulat~|thermos~|thermo(?:kanne|flasche)~|termos~|vacuum flask~|thermal|double_?wall~|keeps? (?:drinks )?(?:hot|cold|warm)|isolier~|isotherm~|térmic~|termic~|isol~',
		cjk: '保温|保冷|断熱',
	},
	'non-slip': { x: 'grip~|slip~|grippy|traction|antidérap~|rutsch~|antidesliz~|antisciv~|antiderrap~', cjk: '滑' },
	'water-resistant': { x: 'water~|splash~|rain~|ip[x\\d]\\d|wasser~|eau|agua|água|acqua|su|woda', ar: 'ماء|الماء|مياه', cjk: '防水|水' },
	'splash-proof': { x: 'water~|splash~|rain~|ip[x\\d]\\d' },
	'shock-resistant': {
		x: 'shatter~|infrangib~|bruchsicher~|incassable|shock~|drop~|impact~|sturz~|stoß~|choc~|chut~|golpe~|caíd~|urt[io]~',
	},
	'quick-drying': { x: 'dry~|dries|trockn~|sèch~|sec~|asciug~|wick~', cjk: '乾|干' },
	'tools included': { x: 'hardware|screws?|schrauben~|vis|visserie|tornill~|parafus~|viti|schroe~' },
	reinforced: { x: 'reinforc~|verstärk~|renforc~|reforz~|rinforz~|reforç~', cjk: '強化|强化|강화' },
	'remembers settings': {
		x: 'memory (?:keeps|function|setting)~|speicherfunktion|fonction mémoire|función (?:de )?memoria|funzione memoria|função (?:de )?memória',
	},
	'a book in colour or pictures': { x: 'art(?:work|ists?)?|illustrat~|images?|pictures?|photos?|drawings?' },
	'uv protection': { x: 'uv|uva|uvb|uv400', cjk: '紫外線|紫外线|자외선' },
	wheels: { x: 'ruedas?|roues?|ruot[ae]|rodas?|rad|räder|wheels?|kółk~|koła|kolečk~|колес~', cjk: '車輪|タイヤ|车轮|바퀴|ล้อ' },
	pvc: { x: 'vinyl~|lp' },
	'rust-resistant': { x: 'rust_?(?:proof|free)|anti_?rust|corros~|oxida(?:ç|ci|zi|ti)~|rost~|rouille|ruggine|ferrugem', cjk: '錆|锈|鏽' },
	'leak-proof': { x: 'drip~|antigoteo|anti_?goutte~|tropf~|antigocc~|corta_?pingos|spill~|leak~', cjk: '漏|滴' },
	'child lock': { x: 'safety_?lock~|lock~|verriegel~|verrou~|bloqueo|blocco|trava' },
	foldable: {
		x: 'fold~|geschlossen~|zusammengelegt~|closed|fermée?s?|cerrad[oa]s?|chius[oaie]|fechad[oa]s?|pli~|falt~|klapp~|pleg~|pieg~|dobr~|katla~|vouw~|składa~',
		ar: 'طي|يطوي|تطوي|قابله للطي',
		cjk: '折|접',
	},
	'machine-washable': {
		x: 'washer|washing machine|machine_wash~|waschmaschine~|maschinenwäsche|lave_linge|lavadora|lavatrice|máquina|pralk~',
		ar: 'غساله|الغساله',
		cjk: '洗濯機|洗衣机|机洗|세탁기',
	},
	washable: { x: 'wash~|lavar|lava~|wasch~|yıka~|was~|pran~|tvätt~', ar: 'غسل|غسيل', cjk: '洗' },
	'sequins or embroidery': { x: 'embroid~|stick~|bord~|brod~|ricam~' },
	'hand-made': {
		x: 'hand_?(?:\\p{L}{2,}(?:ed|ade|en|wn|te|gt)|werk~)|(?:fait|cousu|peint|tissé|fini|taillé)\\p{L}* (?:à la )?main|a mano|à mão|el yapımı|artisan~|craftsm~',
	},
	rechargeable: {
		x: '(?:on|per|with) (?:a |one )?(?:single |full )?charge|usb_?c? charg~|(?:con|por) (?:una |cada )?carga|carga por usb~|carga usb~|une (?:seule )?charge|par charge|(?:mit|pro) (?:einer )?(?:ladung|aufladung)|una (?:sola )?(?:ricarica|carica)|(?:uma|por) (?:só )?carga|tek şarj~|op (?:één|een) lading',
		cjk: '1回の充電|一回の充電|一次充电|한 ?번 충전|1회 충전',
	},
	'fast charging': { x: 'minutes?|quick~|fast|rapid~|schnell~|急速' },
}
