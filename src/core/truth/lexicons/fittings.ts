import type { ConceptTable } from '../concepts'
import { THINGS_IN_THE_BOX } from './things-in-the-box'

/** Further functions and parts that are invented for goods: each as little to be guessed as the others. */
export const FITTINGS: ConceptTable = {
	...THINGS_IN_THE_BOX,
	'digital or internet radio': {
		x: 'dab(?:\\+| plus)|dab|digital_?radio~|internet_?radio~|radio (?:numérique|digitale?|internet)|web_?radio|цифров~ радио',
		cjk: 'ネットラジオ|デジタルラジオ|数字广播|网络电台|디지털 ?라디오|วิทยุดิจิทัล',
	},
	'resistance to fire': {
		by: 'fire-resistant|heat-resistant',
		x: 'fire_?(?:proof|retardant|safe)|flame_?(?:proof|retardant|resistant)|(?:résiste|résistante?s?) (?:\\S+ )?(?:au feu|aux flammes)|ignifug~|(?:resiste|resistente) (?:\\S+ )?(?:al fuego|a las llamas|al fuoco|alle fiamme|ao fogo|às chamas)|ignífug~|(?:feuer|flamm)(?:fest|hemmend|beständig)~|schwer entflammbar~|ognioodporn~|niepaln~|yanmaz|aleve dayanıklı|vlamvertragend|brandwerend|brandsäker~|flamsäker~|огнестойк~|огнеупорн~|негорюч~',
		ar: 'مقاوم~ (?:لل|ل)(?:نار|حريق|لهب)',
		he: 'עמיד~ באש|חסין אש',
		cjk: '難燃|防炎|耐火|阻燃|防火(?!墙|牆|长城|長城)|난연|방염|กันไฟ|ทนไฟ',
	},
	'signed by its maker': {
		by: 'a signature',
		x: 'hand_?signed|signed by (?:the )?(?:author|artist|band|designer)|dédicacée?s?|signée? (?:par|de la main)|firmad[oa] (?:por|a mano)|dedicad[oa] por|(?:hand)?signiert~|autografat[oa]|firmat[oa] (?:da|a mano)|autografad[oa]|assinad[oa] (?:por|pelo|à mão)|gesigneerd~|podpisan~ (?:przez|własnoręcznie)|imza(?:ladığı|lanmış)~|signerad~|подписан~ (?:автор|лично)|с автографом',
		ar: 'موقع~ (?:من|بخط)|بتوقيع~',
		he: 'חתום (?:על ידי|ביד)|בחתימת',
		cjk: 'サイン入り|直筆|亲笔签名|親筆簽名|签名版|사인본|친필|ลายเซ็น',
	},
	'cables given along': {
		by: 'cable included',
		x: '(?:hdmi|rca|xlr|aux|ethernet|optical|speaker|extension|charging|power) (?:cables?|cords?|leads?) (?:(?:is|are) )?(?:included|supplied|in the box|come)~|(?:includes?|including|supplied with|comes with) (?:\\S+ ){0,3}?(?:cables?|cords?|leads?|charger|adapter|power supply)|(?:câbles?|cordons?|chargeur|alimentation) (?:\\S+ ){0,4}?(?:fourni|inclus|compris|livré|dans la boîte)~|(?:livré|fourni|vendu)e?s? avec (?:\\S+ ){0,3}?(?:câbles?|cordons?|chargeur|alimentation|adaptateur)|(?:cables?|cargador|fuente) (?:\\S+ ){0,4}?(?:incluid|en la caja|viene)~|(?:incluye|trae|viene con) (?:\\S+ ){0,2}?(?:cables?|cargador|fuente de alimentación|adaptador)|(?:kabel|ladegerät|netzteil|adapter)\\p{L}* (?:\\S+ ){0,3}?(?:inklusive|enthalten|liegt bei|liegen bei|dabei|im lieferumfang)|(?:inklusive|samt|inkl\\.?|geliefert mit) (?:\\S+ ){0,2}?(?:\\p{L}*kabel\\p{L}*|netzteil|ladegerät|netzadapter)|(?:cav[oi]|caricatore|alimentatore) (?:\\S+ ){0,4}?(?:inclus|in dotazione|nella confezione|compres)~|(?:include|incluso|completo di) (?:\\S+ ){0,2}?(?:cav[oi]|caricatore|alimentatore)|(?:cabos?|carregador|fonte) (?:\\S+ ){0,4}?(?:inclus|incluíd|na caixa)~|(?:inclui|vem com|traz) (?:\\S+ ){0,2}?(?:cabos?|carregador|fonte de alimentação)|(?:kabel|kabels|oplader|voeding|adapter) (?:\\S+ ){0,3}?(?:inbegrepen|meegeleverd|bijgeleverd|erbij)|(?:geleverd met|inclusief) (?:\\S+ ){0,2}?(?:\\p{L}*kabels?|oplader|voeding)|(?:kabel|kable|kabli|ładowark|zasilacz)\\p{L}* (?:\\S+ ){0,3}?(?:w zestawie|w komplecie|dołączon)~|w (?:zestawie|komplecie|pudełku) (?:\\S+ ){0,4}?(?:kabel|kable|kabli|ładowark|zasilacz|stojak)~|(?:kablo|şarj aleti|adaptör)\\p{L}* (?:\\S+ ){0,3}?(?:dahil|birlikte|kutuda|kutusunda)~|(?:kabel|laddare|nätadapter|strömadapter)\\p{L}* (?:\\S+ ){0,3}?(?:ingår|medföljer)|(?:кабел|провод|зарядк|блок питания)\\p{L}* (?:\\S+ ){0,3}?(?:в комплекте|прилага|идут|идёт)~|в комплекте (?:\\S+ ){0,4}?(?:кабел|зарядк|блок питания|провод)~',
		ar: '(?:مع|يشمل|يتضمن|مرفق) (?:\\S+ )?(?:كابل|كبل|سلك|شاحن|محول)~',
		he: '(?:כולל|עם|בתוספת) (?:\\S+ )?(?:כבל|מטען|ספק)~',
		cjk: '(?:ケーブル|コード|電源|充電器)(?:が)?(?:付属|付き|同梱)|(?:附带|附赠|配有|内含|含|随附|附)(?:有)?(?:[^，。]{0,6})?(?:线缆|数据线|电源|充电器|连接线)|(?:케이블|전원|충전기|어댑터)(?:이|가|도)? ?(?:포함|동봉|제공|들어 ?있|따라 ?오|따라 ?옵|함께 ?[오옵])|(?:พร้อม|แถม)(?:สาย|ที่ชาร์จ|อะแดปเตอร์)',
	},
	'a warning light or signal': {
		x: 'beep~|beeper|bips?(?= |,|\\.|$)|signal sonore|bip sonore|señal (?:acústica|sonora)|pitido|piepton~|signalton~|cicalino|segnale acustico|sinal sonoro|bipe(?! (?:si|se) )|pieptoon|geluidssignaal|sygnał dźwiękow~|ljudsignal|pipljud|lydsignal|bippelyd|piippaus|äänimerk~|zvukov~ signál|hangjelz~|semnal sonor|ηχητικ~ σήμα|звуков~ сигнал~|писк(?:а)?|bip sesi|sesli uyarı|(?:low_?battery|overload|warning|status|leak|fill_?level) (?:indicator|alert|alarm|signal|warning)s?|(?:voyant|témoin|alerte|indicateur) (?:lumineux|de batterie|de charge|sonore|de surcharge)|(?:indicador|aviso|alerta|piloto) (?:luminoso|de batería|de carga|acústico|de sobrecarga|sonoro)|(?:batterie|füllstands|lade|überlast)_?(?:anzeige|warnung)~|(?:spia|indicatore|avviso) (?:luminos|di carica|della batteria|acustic)~|(?:indicador|aviso|alerta) (?:luminos|de carga|de bateria|sonor)~|(?:batterij|laad)indicator~|wskaźnik~ (?:nała|bater|poziom)~|(?:pil|doluluk|şarj) göstergesi|(?:batteri|ladd)indikator~|индикатор~ (?:заряд|уровн)~',
		ar: '(?:موشر|ضوء|تنبيه) (?:ال)?(?:بطاريه|شحن|مستوي|حموله)',
		cjk: '(?:電池残量|充電|過負荷|水位)(?:表示|警告|ランプ)|(?:电量|过载|低电|水位)(?:指示|提示|显示|报警)|(?:배터리|충전|과부하) ?(?:표시|알림|경고)|ไฟแสดงสถานะ',
	},
	'an extra pair or refill': {
		x: '(?:spare|extra|second|bonus|additional|replacement) (?:pair|set|pack|cover|case|strap|band|battery|key|part|charger|cable|lid|cup|bowl|disc|page|button)s?|(?:une?|deux) (?:\\S+ )?(?:de rechange|supplémentaires?|en plus|bonus)|(?:un|una|dos) (?:\\S+ )?(?:de repuesto|adicional(?:es)?|extra)|(?:ersatz|reserve|zusatz)(?:batterie|armband|band|schlüssel|knopf|deckel|kabel|bezug|akku|mine)~|(?:un|una|due) (?:\\S+ )?(?:di ricambio|aggiuntiv[oaie]|di riserva)|(?:um|uma|dois|duas) (?:\\S+ )?(?:de reserva|sobressalentes?|adiciona(?:l|is)|extras?)|(?:reserve|extra)(?:band|batterij|knoop|deksel|sleutel)~|zapasow~|yedek (?:pil|kayış|kordon|kapak|düğme|anahtar)~|(?:extra|reserv)(?:batteri|rem|lock|knapp)~|запасн~ (?:батаре|ремеш|крышк|пуговиц|ключ)~',
		by: 'replaceable part|second battery|spare bags or filters',
		ar: '(?:بطاريه|حزام|غطاء|قطعه|مفتاح|سوار) (?:احتياطي|اضافي|سبير)~',
		he: '(?:סוללה|רצועה|מכסה|כפתור) (?:רזרבי|נוספ|חלופי)~',
		cjk: '予備の?(?:電池|ベルト|ボタン|バンド|フタ)|备用(?:电池|表带|纽扣|盖子|钥匙)|備用(?:電池|錶帶|鈕扣)|(?:여분|예비) ?(?:배터리|스트랩|단추|밴드|뚜껑)|(?:แบตเตอรี่|สาย|ฝา|กระดุม)สำรอง',
	},
}
