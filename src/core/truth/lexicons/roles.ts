import type { Terms } from '../vocabulary'

/** What a measured value is the value of. A value in one role says nothing about another role of the same measure. */
export type Role = { measures: string; role: string }

const role = (measures: string, name: string, terms: Terms): [Role, Terms] => [{ measures, role: name }, terms]

export const ROLES: readonly (readonly [Role, Terms])[] = [
	role('length', 'height', {
		x: 'heights?|high|tall|hauteurs?|haut|hoch|höhe|altura|alto|alta|altezza|yükseklik~|yüksek|hoogte|hoog|wysokoś~|wysok~|höjd|hög|tinggi~|высот~|ऊंचाई|ऊँचाई',
		ar: 'ارتفاع~|علو|طول القامه',
		he: 'גובה|גבוה',
		cjk: '高さ|高度|高|높이|สูง|ความสูง',
	}),
	role('length', 'width', {
		x: 'widths?|wide|largeurs?|large|breite|breit|anchura|ancho|larghezza|larg[oa]|largura|genişlik~|geniş|breedte|breed|szerokoś~|szerok~|bredd|bred|lebar~|ширин~|चौड़ाई',
		ar: 'عرض',
		he: 'רוחב',
		cjk: '幅|宽|寬|宽度|너비|폭|กว้าง',
	}),
	role('length', 'length', {
		x: 'lengths?|long|longueurs?|länge|lang|largo|longitud|lunghezza|lung[oa]|comprimento|comprid[oa]|uzunluk~|uzun|lengte|długoś~|długi~|längd|lång|panjang~|длин~|लंबाई|लंबी',
		ar: 'طول|طويل',
		he: 'אורך',
		cjk: '長さ|全長|长度|长|長度|길이|ยาว|ความยาว',
	}),
	role('length', 'depth', {
		x: 'depths?|deep|profondeurs?|profond|tiefe|tief|profundidad|fondo|profondità|profundidade|derinlik~|diepte|diep|głębokoś~|djup|kedalaman|глубин~|गहराई',
		ar: 'عمق',
		he: 'עומק',
		cjk: '奥行|深さ|深度|深|깊이|ลึก',
	}),
	role('length', 'thickness', {
		x: 'thickness|thick|thin|épaisseur|épais|dicke|dick|stärke|dünn|grosor|espesor|spessore|spess[oa]|espessura|kalınlık~|dikte|grubość~|tjocklek|ketebalan|толщин~|मोटाई',
		ar: 'سمك|سماكه|غلض',
		he: 'עובי',
		cjk: '厚さ|厚み|厚度|厚|두께|หนา',
	}),
	role('length', 'diameter', {
		x: 'diamet(?:er|re|ro)s?|diamètre|durchmesser|diámetro|diametro|diâmetro|çap~|średnic~|diameter|диаметр~|व्यास|ø',
		ar: 'قطر',
		he: 'קוטר',
		cjk: '直径|直徑|径|지름|직경|เส้นผ่านศูนย์กลาง',
	}),
	role('length', 'cable', {
		x: '(?:cord|cable|wire|hose|strap|chain|leash)s?|câble|cordon|fil|tuyau|(?:\\p{L}*kabel|schlauch|kette|leine)|cable|manguera|correa|cadena|cavo|filo|tubo|cabo|mangueira|kablo~|hortum~|snoer|slang|przewód|kabel~|sladd|кабел~|провод~|шланг~',
		ar: 'كابل|سلك|خرطوم|تيو',
		he: 'כבל|צינור',
		cjk: 'ケーブル|コード|ホース|线缆|电线|软管|线长|케이블|코드|호스|สายไฟ|สาย',
	}),
	role('length', 'screen', {
		x: 'screen|display|monitor|écran|pantalla|bildschirm|display|schermo|tela|ecrã|ekran~|scherm|wyświetlacz~|skärm|layar|экран~|дисплей',
		ar: 'شاشه|ايكران',
		he: 'מסך',
		cjk: '画面|ディスプレイ|屏幕|显示屏|화면|디스플레이|หน้าจอ',
	}),
	role('length', 'range', {
		x: 'range|reach|distance|portée|reichweite|alcance|portata|menzil~|bereik|zasięg~|räckvidd|jangkauan|дальност~|радиус',
		ar: 'مدي|نطاق|مسافه',
		he: 'טווח',
		cjk: '通信距離|範囲|距离|範圍|범위|거리|ระยะ',
	}),
	role('time', 'running', {
		x: '(?:on|from|per|with) (?:a |one |each |every )?(?:single |full )?(?:usb(?:-c)? |battery )?charge|(?:einer|pro|je) (?:\\p{L}+ )?(?:akku)?ladung|(?:une|par) (?:seule )?charge|una (?:sola )?(?:carga|carica)|uma (?:única )?carga|(?:tek|tam|dolu|her|bir) şarj~|één (?:accu)?lading|jedn(?:ym|o|ego) (?:pełn\\p{L}+ )?ładowani~|(?:en|per|varje) (?:full )?laddning~|eine (?:\\p{L}+ )?(?:akku)?ladung|einmal (?:\\p{L}+ )?(?:auf)?(?:laden|geladen)|однієї зарядки|одного заряду|одним зарядом|sekali (?:isi|pengisian)|sa (?:isang|bawat|kada) (?:buong )?(?:pag-?)?(?:charge|karga)|(?:одно|одной|одного)~ заряд~|एक (?:बार )?चार्ज~|music~|musik|música|musica|musique|müzik|listen~|luister~|ascolt~|escuch~|écoute|hör(?:en|genuss)|dinle~|batter~|runtime|run_time|battery life|playtime|play_?back|usage|of use|autonomie|autonomía|laufzeit|akku~|wiedergabe|betrieb~|autonomia|durata|pil ömrü|çalışma süresi|kullanım|pil~|gebruikstijd|accuduur|batterij~|czas pracy|batteri~|drifttid|speltid|daya tahan|baterai|батаре~|автономн~|работ~|बैटरी|batería|pila~|bateria~',
		ar: '(?:ال)?شحنه واحده|شحنه|بطاريه|عمر البطاريه|تشغيل|استخدام|(?:ال)?استماع|باتري|حجره|خدم~',
		he: 'סוללה|סוללות|(?:ב)?טעינה אחת|טעינה בודדת',
		cjk: 'フル充電|満充電|1回の充電|一度の充電|一次充电|单次充电|单次充電|한 ?번(?:의)? ?충전|1회 ?충전|충전 ?(?:한 ?번|1회)|充電一回|充電1回|ชาร์จครั้งเดียว|音楽|聴|听歌|バッテリー|電池|連続(?:使用|再生|稼働)|再生|使用時間|续航|電池|电池|播放|배터리|사용|재생|แบตเตอรี่|ใช้งาน|ฟังได้|เล่นได้',
	}),
	role('time', 'charging', {
		x: '(?<!(?:one|a|single|full|each|per|une|seule) )charg(?:e|es|ed|ing)|recharg~|(?<!(?:una|uma|sola|só|única|cada|por) )carga|cargar|laden|ladezeit|aufgeladen|aufladen|(?:akku|batterie) (?:wieder )?voll|(?:fully|full) charged|full again|(?<!(?:eine|einer|pro|je) (?:\\p{L}+ )?)ladung|voll geladen|(?:lädt|laden) (?:\\p{L}+ )?in|(?<!(?:una|singola|sola|ogni|per) )ricarica~|carregamento|carregar|şarj~|opladen|laadtijd|(?<!jedn(?:ym|o|ego) (?:pełn\\p{L}+ )?)ładowani~|ładuje~|(?<!(?:en|per|varje) (?:full )?)laddning~|laddtid|pengisian|isi daya|(?<!(?:однієї|одного|одним) )заряд~|заряж~|चार्ज~',
		ar: 'شحن|الشحن|تشارج~|يشحن|تشحن',
		he: 'טעינה(?! (?:אחת|בודדת))|נטע~',
		cjk: '(?<!フル|満|一次|1回の|一度の|单次|單次|每次)充電(?!で|一回|1回)|(?<!一次|单次|每次)充电|(?<!(?:한 ?번의?|1회) ?)충전(?! ?(?:한 ?번|1회)(?:으로|에|이면|만))|ชาร์จ',
	}),
	role('time', 'keeping warm or cold', {
		x: 'hot|cold|warm|cool|fresh|chaud~?|froid~?|frais|caliente~?|frí[oa]s?|heiß|warm|kalt|kühl|cald[oaie]|fredd[oaie]|quentes?|fri[oa]s?|sıcak~|soğuk~|warm|koud|heet|ciepł~|zimn~|varm~|kall~|panas|dingin|горяч~|холодн~|т[её]пл~|गर्म|ठंडा|ठंडी',
		ar: 'ساخن~|بارد~|دافي~|سخون~|سخان|بارد|سخن~|حراره',
		he: 'חם|חמים|קר|קרים',
		cjk: '保温|保冷|温か|冷た|保冰|热饮|冷饮|따뜻|차갑|보온|보냉|ร้อน|เย็น',
	}),
	role('time', 'guarantee', {
		x: 'guarant~|warrant~|garanti~|garant[íi]a~|garanz~|gewährleist~|gwaranc~|garansi|гарант~|वारंटी|गारंटी',
		ar: 'ضمان~|كفاله|كرانتي|گارانتي',
		he: 'אחריות',
		cjk: '保証|保修|质保|保固|보증|รับประกัน',
	}),
	role('time', 'delivery', {
		x: 'deliver~|ship(?:s|ped|ping)?|dispatch~|livr~|expéd~|entrega~|envío~|liefer~|versand~|consegn~|spedi~|frete|envio|kargo~|teslim~|lever~|verzend~|bezorg~|dostaw~|wysył~|leverans~|pengiriman|kirim|достав~|डिलीवरी',
		ar: 'توصيل|شحن سريع|تسليم|يصلك|كيوصل~|ليفريزون',
		he: 'משלוח~',
		cjk: '配送|発送|お届け|发货|送达|배송|จัดส่ง',
	}),
	role('time', 'returning', {
		x: 'returns?|refund~|retour~|rembours~|devol~|reembols~|rückgab~|retoure~|rücksend~|umtausch~|res[oi]|rimbors~|iade~|zwrot~|retur~|возврат~|trial|money_back|वापसी',
		ar: 'ارجاع|استرجاع|استرداد|استبدال|ترجع~|رجع~',
		he: 'החזר~',
		cjk: '返品|返金|退货|退款|退换|반품|환불|คืนสินค้า|คืนเงิน',
	}),
	role('time', 'age', {
		x: 'age[ds]?|years? old|and up|âge|ab \\d|alter|edad|età|idade|yaş~|leeftijd|wiek~|ålder|usia|возраст~|उम्र|आयु',
		ar: 'عمر|سن|فوق سن',
		he: 'גיל|גילאי',
		cjk: '対象年齢|歳(?:以上|から)|岁(?:以上)?|年龄|연령|세 ?이상|อายุ',
	}),
	role('mass', 'load', {
		x: 'load|capacity|supports?|holds?|bears?|withstand~|carr(?:y|ies)|maximum weight|max\\.? weight|weight limit|up to|charge|supporte|capacité|carga|soporta|aguanta|capacidad|belastbar~|tragfähig~|trägt|hält|traglast|portata|sostiene|sopporta|suporta|aguenta|capacidade|taşıma~|taşır|kapasite~|draagvermogen|draagt|belastbaar|udźwig~|wytrzymu~|bärkraft|klarar|tål|menahan|beban|выдержива~|нагрузк~|भार|वजन क्षमता',
		ar: 'تحمل|يتحمل|تتحمل|حموله|سعه|كيهز|كتهز',
		he: 'עומס|נושא|תומך',
		cjk: '耐荷重|荷重|耐重|承重|载重|하중|견디|รับน้ำหนัก',
	}),
	role('mass', 'package', {
		x: 'packag(?:ing|ed)|with (?:its|the) (?:box|packaging)|package~ (?:weight|dimensions)|shipping weight|boxed(?:,? it weighs)?|embalat(?: pesa)?|embalatge~|verpackung~|versandgewicht|embalagem|pacote|embalaje|paquete|colis|emballage|confezione|imballo',
	}),
	role('mass', 'own weight', {
		x: 'weigh(?:s|t|ing)?|poids|pèse|peso|pesa|wiegt|gewicht|ağırlı~|weegt|waży|waga|vikt|väger|berat~|bobot|вес~|वजन|वज़न',
		ar: 'وزن~|يزن|تزن|كيوزن|كتوزن|ميزان',
		he: 'משקל|שוקל~',
		cjk: '重さ|重量|重|净重|무게|중량|น้ำหนัก',
	}),
]
