import type { ConceptTable } from '../concepts'

/** Names of others that copy borrows for compatibility or comparison; a fact must name them. */
const LATIN =
	'iphones? ipads? airpods macbooks? apple(?!s|_(?:juice|cider|pie|sauce|tree)) ios android samsung galaxy huawei xiaomi redmi oppo oneplus realme nokia motorola macos linux alexa siri homekit playstation ps4 ps5 xbox nintendo tesla bmw mercedes audi volkswagen toyota renault peugeot dacia hyundai nespresso keurig dolce_gusto delonghi krups tefal moulinex philips bosch siemens braun makita dewalt milwaukee ryobi einhell karcher kärcher dyson roborock irobot roomba lego playmobil barbie ikea gopro garmin fitbit magsafe kindle netflix spotify youtube tiktok instagram facebook whatsapp disney marvel pokémon pokemon nike adidas puma reebok lululemon patagonia levi.?s zara gucci prada chanel dior rolex casio seiko sony bose jbl sennheiser canon nikon fujifilm panasonic lg toshiba hitachi dell(?!.\\p{L}) lenovo asus acer intel amd nvidia logitech anker belkin yeti hydro_flask tupperware pyrex le_creuset kitchenaid vitamix cuisinart nutribullet instant_pot tempur ikea zwilling wmf victorinox gillette oral_b colgate nivea loreal l.oréal duracell energizer velux osram ecovacs bissell hoover aeg electrolux whirlpool gorenje beko arçelik vestel karaca rowenta remington babyliss ghd lacoste strymon mxr ralph_lauren tommy_hilfiger hugo_boss calvin_klein new_balance under_armour north_face timberland birkenstock crocs converse_(?:shoes|all) skechers asics hermès louis_vuitton burberry armani versace balenciaga moncler ykk cordura vibram leica zeiss einaudi lumie hasselblad polaroid insta360 dji akg kawasaki ducati castrol bialetti illy meissen canada_goose ray_ban oakley tissot cartier tiffany swarovski uniqlo h&m primark decathlon quechua salomon samsonite rimowa eastpak fjällräven stanley_(?:cup|tumbler) sodastream brita nutella nescafé lavazza tassimo senseo smeg liebherr haier hisense tcl fire_tv chromebook thinkpad airtags? wacom elgato shure audio_technica beyerdynamic harman_kardon sonos gibson ibanez yamaha marshall steinway stihl husqvarna gardena weber_grill traeger ooni hilti festool worx stanley_fatmax bridgestone michelin goodyear pirelli harley theragun graco maxi_cosi bugaboo stokke hot_wheels hasbro mattel fisher_price ravensburger funko harry_potter star_wars minecraft fortnite roblox paw_patrol peppa_pig hello_kitty revlon cerave chicco pampers philips_avent arduino raspberry_pi leatherman miyota wiha wera hazet knipex gedore facom stahlwille beta_utensili usag sellita valjoux timex daniel_wellington longines breitling tag_heuer skullcandy jabra audeze bang_&_olufsen klipsch denon marantz cambridge_audio behringer focusrite korg electro_harmonix epiphone ernie_ball d.addario planet_waves mogami ibanez_tubescreamer beaglebone odroid orange_pi banana_pi esp32 jetson_nano adafruit sparkfun duplo(?!_(?:više|već|već|brž|manj|jač|bolj|duž|dulj|šir|vise|viš)) mega_bloks mega_construx k.nex meccano schleich magformers geomag fellow_stagg hario chemex kalita aeropress melitta bodum gaggia la_marzocco la_pavoni rancilio breville sage_barista segafredo tchibo starbucks russell_hobbs kenwood magimix thermomix bimby ninja_foodi cosori wüsthof wusthof kai_shun tojiro miyabi sabatier laguiole opinel fiskars gerber_gear benchmade spyderco metabo parkside black_(?:&_|and_)?decker snap_on ridgid proxxon dremel wolfcraft levoit blueair coway winix honeywell dunlopillo bultex pikolin sealy deuter herschel_supply kånken vaude thule tumi jansport ortlieb arc.teryx jack_wolfskin peak_design bellroy crumpler osprey_(?:pack|farpoint|daylite) seidensticker marks_(?:&|and)_spencer massimo_dutti wrangler carhartt tivoli_audio roberts_radio grundig sangean telefunken sylvania soehnle tanita withings oxo vorwerk miele eufy dreame tineco numatic nilfisk ugreen baseus aukey mophie otterbox spigen volvo škoda(?!,?_(?:že|je|by|bi|da|jen|len|ho|ju|slov|mluv|jich|ich)) ferrari lamborghini porsche honda nissan mazda subaru suzuki shimano sram brompton photoshop adobe microsoft chatgpt openai google echo_(?:dot|show) ring_doorbell philips_hue sage_appliances grohe hansgrohe franke vileda leifheit tefal_actifry staub riedel schott_zwiesel villeroy rosenthal wedgwood emile_henry lodge_cast cuisipro joseph_joseph alessi guzzini lagostina barazzoni pedrini moleskine lamy pelikan faber_castell staedtler montblanc parker_pen stabilo oxford_university pearson longman cengage penguin_random gallimard mondadori feltrinelli suhrkamp pixar dreamworks warner harmonyos thinkpads? taschen adelphi penguin_books epson gildan hering elegoo abbey_road led_zeppelin british_council home_assistant swatch zojirushi'
/** The commonest of them in other writings. */
const WRITTEN_OTHERWISE: Readonly<Record<string, { ar?: string; he?: string; cjk?: string; x?: string }>> = {
	'apple(?!s|_(?:juice|cider|pie|sauce|tree))': {
		ar: 'ابل|اپل|آبل',
		he: '(?<!(?:חדר|יער|צד|לילה|מקום|קסם|כוח|עולם|ליל|חור|רומן|סיפור|הומור|מרתף|אביר|עבר|גוון|שביל|סוד|חומר) ה?)אפל(?! ו?(?:קר|מסתורי))',
		cjk: 'アップル|苹果(?:手机|公司|认证)|애플|(?<!(?:น้ํา|ลูก|ผล|กลิ่น|ปอก|หั่น|สวน|พาย|ต้น|รส|กิน|และ|ชิ้น))แอปเปิ้ล(?! ?(?:แดง|เขียว|ไซเดอร์|หั่น|สด|กรอบ|ลูก|ผล))',
		x: 'эппл',
	},
	'iphones?': {
		ar: 'ايفون|ايفونات|الايفون',
		he: 'אייפון',
		cjk: 'アイフォン|苹果手机|아이폰|ไอโฟน',
		x: 'iphone(?:n|ns|en|et|ja|je|jem|jom|ot|ul|ului|u|om|oj|iin|illa|een|lla|lle|ban|nal|os)|айфон~|आईफोन',
	},
	'ipads?': { ar: 'ايباد', he: 'אייפד', cjk: 'アイパッド|아이패드|ไอแพด' },
	android: { ar: 'اندرويد', he: 'אנדרואיד', cjk: 'アンドロイド|安卓|안드로이드|แอนดรอยด์', x: 'андроид~|एंड्रॉइड|एंड्रॉयड' },
	siri: { ar: 'سيري' },
	airpods: { ar: 'ايربودز' },
	lacoste: { ar: 'لاكوست', cjk: 'ラコステ|鳄鱼牌|라코스테' },
	osprey: { ar: 'اوسبري' },
	samsung: { ar: 'سامسونج|سامسونغ', he: 'סמסונג', cjk: 'サムスン|三星|삼성|ซัมซุง', x: 'самсунг|सैमसंग' },
	huawei: { ar: 'هواوي', cjk: 'ファーウェイ|华为|화웨이|หัวเว่ย' },
	xiaomi: { ar: 'شاومي', he: 'שיאומי', cjk: 'シャオミ|小米(?![粥饭飯椒粒面麵糕辣汤湯酒])|샤오미|เสียวหมี่' },
	alexa: { ar: 'اليكسا|الكسا', he: 'אלקסה', cjk: 'アレクサ|알렉사|อเล็กซ่า', x: 'алекса|एलेक्सा' },
	sony: { ar: 'سوني', he: 'סוני', cjk: 'ソニー|索尼|소니', x: 'сони' },
	bosch: { ar: 'بوش', he: 'בוש', cjk: 'ボッシュ|博世|보쉬', x: 'бош' },
	philips: { ar: 'فيليبس', he: 'פיליפס', cjk: 'フィリップス|飞利浦|필립스(?!,? ?(?:포지|비트|드라이버|헤드|나사|일자|십자))', x: 'филипс' },
	tefal: { ar: 'تيفال', he: 'טפאל', cjk: 'ティファール|特福|테팔', x: 't-?fal|тефал~' },
	dyson: { ar: 'دايسون', he: 'דייסון', cjk: 'ダイソン|戴森|다이슨', x: 'дайсон' },
	delonghi: { x: "de ?['’]? ?longhi" },
	nike: { ar: 'نايك|نايكي', he: 'נייקי', cjk: 'ナイキ|耐克|나이키' },
	adidas: { ar: 'اديداس', he: 'אדידס', cjk: 'アディダス|阿迪达斯|아디다스' },
	tesla: { ar: 'تيسلا', he: 'טסלה', cjk: 'テスラ|特斯拉|테슬라' },
	nespresso: { ar: 'نسبريسو', he: 'נספרסו', cjk: 'ネスプレッソ|奈斯派索|네스프레소' },
	rolex: { ar: 'رولكس', cjk: 'ロレックス|劳力士|롤렉스' },
	casio: { ar: 'كاسيو', cjk: 'カシオ|卡西欧|카시오' },
	seiko: { ar: 'سيكو', cjk: 'セイコー|精工' },
	lego: { ar: 'ليغو|ليكو', he: 'לגו', cjk: 'レゴ|乐高|레고' },
	disney: { ar: 'ديزني', he: 'דיסני', cjk: 'ディズニー|迪士尼|디즈니' },
	playstation: { ar: 'بلايستيشن|بلي ?ستيشن', he: 'פלייסטיישן', cjk: 'プレイステーション|プレステ|플레이스테이션' },
	makita: { ar: 'ماكيتا', cjk: 'マキタ|牧田|마끼다' },
	panasonic: { ar: 'باناسونيك', cjk: 'パナソニック|松下|파나소닉' },
	ikea: { ar: 'ايكيا', he: 'איקאה', cjk: 'イケア|宜家|이케아' },
	bose: { ar: 'بوز', cjk: 'ボーズ|保斯' },
	whatsapp: { ar: 'واتساب', he: 'ווטסאפ' },
	facebook: { ar: 'فيسبوك' },
	instagram: { ar: 'انستغرام|انستقرام|انستا', cjk: 'インスタ(?!ント|レ)' },
	tiktok: { ar: 'تيك ?توك' },
	chanel: { ar: 'شانيل', cjk: 'シャネル' },
	gucci: { ar: 'غوتشي', cjk: 'グッチ' },
	mercedes: { ar: 'مرسيدس', cjk: 'ベンツ' },
	toyota: { ar: 'تويوتا', cjk: 'トヨタ' },
}

export const BRANDS: ConceptTable = Object.fromEntries([
	...[...new Set(LATIN.split(/ (?!\()/))].map((name) => {
		const { x, ...others } = WRITTEN_OTHERWISE[name] ?? {}
		return [
			`the name ${name.replace(/\(.*\)|\?/g, '').replaceAll('_', ' ')}`,
			{ x: x ? `${name}|${x}` : name, ...others, cjk: [name, others.cjk].filter(Boolean).join('|') },
		]
	}),
	['the name google', { x: 'google|chromecast|nest hub', ar: 'جوجل|غوغل|كوكل|گوگل', cjk: 'google|グーグル|谷歌|구글' }],
	// Knives bear the same word: a workshop is a kobo.
	[
		'the name kobo',
		{
			x: '(?:for|on|your|für|auf|pour|sur|votre|para|en|per|su|voor|op|til|på|na|dla|для|на) kobo|kobo (?:clara|libra|elipsa|forma|nia|aura|e-?readers?|readers?|books?|store|plus)|rakuten kobo',
			cjk: 'kobo|コボ',
		},
	],
	['the name windows', { x: 'windows (?:\\d+|xp|pc|laptops?)', cjk: 'windows' }],
])

/** Works with everything: as wide a claim as there is. */
export const COMPATIBILITY: ConceptTable = {
	'compatibility with everything': {
		x: '(?:all|any|every) (?:brands?|makes?|manufacturers?)(?! new)|toutes (?:les )?marques|toute marque|n.importe quelle marque|(?:cualquier|todas las) marcas?|(?:tutte le|qualsiasi|ogni) marc(?:a|he)|(?:todas as|qualquer) marcas?|(?:totes les|qualsevol) marques?|alle[rn]? (?:gängigen )?(?:marken|hersteller|fabrikate)|jede[rs]? (?:marke|hersteller)~|alle (?:merken|mærker|merker|fabrikanter)|(?:elk|ieder) merk|(?:wszystk|każd|dowoln)~ (?:marek|marki|producent)~|všech (?:značek|výrobců)|všetkých (?:značiek|výrobcov)|(?:alla|samtliga) (?:märken|fabrikat)|kaikkien (?:merkkien|valmistajien)|(?:minden|bármely) (?:márk|gyártó)~|(?:toate|oricare|orice) (?:mărcile|marcă|brandurile|brand)|всички (?:марки|производители)|(?:люб|всех)~ (?:марок|марки|брендов|производителей)|(?:будь_яких|усіх|всіх) (?:марок|брендів|виробників)|όλων των (?:μαρκών|εταιρειών|κατασκευαστών)|her markan[ıi]n|(?:bütün|tüm) markalar~|svih (?:marki|brendova|proizvođača)|vseh znamk|vis[ou]s? (?:markių|zīmolu)|kõigi (?:kaubamärkide|tootjate)|सभी (?:ब्रांड|कंपनि)~|हर (?:ब्रांड|कंपनी)|(?:mọi|tất cả các) (?:thương hiệu|hãng)|(?:semua|segala) (?:merek|merk|jenama)|lahat ng (?:brand|tatak)|(?:fits?|works? (?:with|on)|compatible with|suits?|suitable for|for use with|usable with|connects to|pairs with) (?:almost |nearly |virtually )?(?:all|any|every|most)|universal(?:ly)? (?:fit|compatib|adapter|mount)~|one size fits all|compatible avec (?:tous|toutes|la plupart|n.importe)|(?:convient|s.adapte) à (?:tous|toutes)|compatible con (?:todos|todas|cualquier|la mayoría)|(?:se adapta|sirve) (?:a|para) (?:todos|todas|cualquier)|kompatibel mit (?:allen|jedem|jeder|fast allen|den meisten)|passt (?:in|auf|zu|an|für|in fast|auf fast) (?:alle|jede|allen)~|für alle (?:\\S+ )?(?:modelle|geräte|marken|smartphones|handys)|universell~|compatibile con (?:tutti|tutte|qualsiasi|la maggior)|(?:si adatta|adatto) a (?:tutti|tutte|qualsiasi)|compatível com (?:todos|todas|qualquer|a maioria)|(?:serve|adapta-se) (?:em|a|para) (?:todos|todas|qualquer)|(?:tüm|bütün|her) (?:\\S+ ){0,3}(?:ile )?uyumlu~|past (?:op|in|bij) (?:alle|elke|vrijwel)|compatibel met (?:alle|elk|vrijwel|de meeste)|pasuje do (?:wszystkich|każd)~|kompatybiln~ z(?:e)? (?:wszystkimi|każdym|większością)|passar (?:alla|till alla|de flesta)|kompatibel med (?:alla|de flesta)|(?:cocok|kompatibel) (?:untuk|dengan) (?:semua|segala)|подходит (?:для|ко|к) (?:все|люб)~|совместим~ с(?:о)? (?:всеми|любым|большинством)|सभी (?:\\S+ ){0,3}(?:के साथ|में) (?:संगत|काम)~',
		ar: '(?:جميع|كل|كافه|اي|همه|تمام) (?:ال)?(?:مارك|علامات التجاريه|علامه تجاريه|برند|برانڈ)~|(?:متوافق|يتوافق|تتوافق|يعمل|تعمل|مناسب|يناسب|تناسب|صالح|ملائم)~ (?:مع|ل|علي|لل)?\\s?(?:جميع|كل|كافه|معظم|اي|اغلب)|(?:كيجي|كتجي|كيمشي|كيخدم|كتخدم|كيصلح|كيتوافق) (?:مع|ل|على|علي)? ?(?:كلشي|كاع|جميع|كل|اي)~',
		he: '(?:כל|מכל) ?ה?(?:מותג|מותגים|יצרנים)|(?:מתאי[םמ]|תואם)[הת]? (?:ל|עם )?(?:כל|רוב|מרבית)',
		cjk: '(?:どの|全|すべての|あらゆる)(?:メーカー|ブランド)の?|各社の|(?:各|所有|任何|任意)(?:个|個)?(?:品牌|牌子|厂家|廠牌)|(?:모든|어느|어떤) ?(?:브랜드|제조사|회사)|ทุก(?:ยี่ห้อ|แบรนด์)|(?:すべて|全て|あらゆる|ほとんど)の?(?:機種|製品|デバイス|車種|スマホ|スマートフォン|メーカー).{0,4}(?:に対応|対応|で使|と互換|に使)|全機種|どんな(?:機種|デバイス|スマホ)|(?:通用|适用|適用|兼容|相容)(?:于|於)?(?:所有|任何|各种|各種|大多数|市面上)|(?:모든|대부분의|어떤) ?\\S* ?(?:기기|기종|차량|스마트폰|제품|모델).{0,6}(?:호환|사용 ?가능|맞)|(?:ใช้ได้กับ|รองรับ|เข้ากันได้กับ)(?:ทุก|อุปกรณ์ทุก)',
	},
}
