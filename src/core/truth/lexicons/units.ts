import { IN_LANGUAGES } from './counted-in-languages'

/** A unit of measure or a thing counted: what it measures, how many base units it is, and how it is written in the languages of listings and pages. */
export type Unit = { id: string; measures: string; factor: number; written: string }

const unit = (id: string, measures: string, factor: number, written: string): Unit => ({ id, measures, factor, written })

/** Order matters: the first unit whose spelling follows the number is taken, so longer spellings stand before their beginnings. */
export const MEASURES: readonly Unit[] = [
	unit('tenth', 'share', 10, 'tenths?|zehntel\\p{L}*|dixièmes?|décimas?|decimi|décimos?|tienden?|tiondelar'),
	unit(
		'mah',
		'charge',
		1,
		'm\\.?ah|milliamp\\p{L}*[- ]?hours?|ملي ?امبير\\p{L}*[ /.-]{0,2}ساع\\p{L}*|毫安(?:时|時|小时|个小时|小時|個小時)|미리암페어|มิลลิแอมป์|мач|м?ач',
	),
	unit('ah', 'charge', 1000, 'ah|amp(?:ere)?[- ]?hours?'),
	unit('kwh', 'energy', 1000, 'kwh'),
	unit('wh', 'energy', 1, 'wh|watt[- ]?hours?|вт ?ч'),
	unit('kw', 'power', 1000, 'kw|kilowatts?|كيلو ?واط|квт|千瓦'),
	unit('mw', 'power', 0.001, 'mw'),
	unit('hp', 'power', 745.7, 'hp|horsepower|ch(?:evaux)?|cv|ps(?= )|حصان'),
	unit('khz', 'frequency', 1e3, 'khz'),
	unit('mhz', 'frequency', 1e6, 'mhz|मेगाहर्ट्ज़?|ميغاهرتز|мгц'),
	unit('ghz', 'frequency', 1e9, 'ghz|गीगाहर्ट्ज़?|ギガヘルツ|جيجا ?هرتز|غيغاهرتز|ггц|기가헤르츠|千兆赫'),
	unit('hz', 'frequency', 1, 'hz|hertz|هرتز|гц|赫兹|ヘルツ|헤르츠|เฮิรตซ์'),
	unit('gsm', 'grammage', 1, 'g/m2|gsm|g/m²|gr/m2|克/平方米'),
	unit('mm2', 'area', 1e-6, 'mm2|sq\\.? ?mm'),
	unit('cm2', 'area', 1e-4, 'cm2|sq\\.? ?cm|square cent\\p{L}*'),
	unit(
		'm2',
		'area',
		1,
		'm2|м2|metro(?:ng)? (?:kuwadrado|kwadrado|parisukat)|metr\\p{L}* štvorcov\\p{L}*|מ"ר|מטרים (?:רבוע|מרובע)\\p{L}*|m²|sqm|sq\\.? ?m(?:et\\p{L}*)?|square met\\p{L}*|mètres? carrés?|metros? cuadrados?|quadratmeter\\p{L}*|metri quadr\\p{L}*|metros? quadrados?|metrekare\\p{L}*|vierkante meter|متر(?:ا)? مربع(?:ا)?|kvm|平方米|平米|㎡|제곱미터|ตารางเมตร|кв\\.? ?м',
	),
	unit('sqft', 'area', 0.0929, 'sq\\.? ?ft\\.?|square f(?:ee|oo)t'),
	unit('m3', 'volume', 1e6, 'm3|cubic met\\p{L}*|立方米'),
	unit('cc', 'volume', 1, 'cc|cm3'),
	unit('nm', 'torque', 1, 'nm|newton[- ]?met\\p{L}*'),
	unit('bar', 'pressure', 1, 'bars?(?! (?:of|stool|counter|code))|بار(?= ?ضغط)|бар|바(?! |꾸|로|닥|탕|삭|람|늘|쁘|라|지|깥|구|싹|뀌|뀐)'),
	unit('psi', 'pressure', 0.0689, 'psi'),
	unit('kpa', 'pressure', 0.01, 'kpa'),
	unit('pa', 'pressure', 1e-5, 'pa'),
	unit('um', 'length', 0.001, '[µμ]m|microns?|micromet\\p{L}*|ميكرون|微米|ミクロン|микрон\\p{L}*|마이크론|ไมครอน'),
	unit(
		'mm',
		'length',
		1,
		'mms?|mil+[ií]m\\p{L}*|مم|ملم|ملي ?متر\\p{L}*|мм|миллиметр\\p{L}*|मिमी|मिलीमीटर|מ"מ|מילימטר\\p{L}*|公釐|公厘|毫米|公厘|ミリメートル|ミリ(?!リットル|グラム|アンペア)|밀리미터|밀리(?!리터|그램|암페어)|มม\\.?|มิลลิเมตร|χιλ\\.?',
	),
	unit(
		'cm',
		'length',
		10,
		'cms?\\.?|[cs]enti|[cz]ent[ií]m\\p{L}*|santim\\p{L}*|sentim\\p{L}*|سم|سنتيم\\p{L}*|سانتيم\\p{L}*|صم|см|сантиметр\\p{L}*|सेमी|सेंटीमीटर|ס"מ|סנטימטר\\p{L}*|סמ|厘米|公分|センチ(?:メートル)?|센티미터|센티|센치|ซม\\.?|เซนติเมตร|εκ\\.?',
	),
	unit('km/h', 'speed', 1, 'km/h|kmh|kph|كم/س'),
	unit(
		'km',
		'length',
		1e6,
		'kms?|kil[oó]m\\p{L}*|quilómetros?|quilômetros?|chilometr\\p{L}*|كم|كيلومتر\\p{L}*|км|километр\\p{L}*|किमी|किलोमीटर|ק"מ|公里|キロメートル|킬로미터|กม\\.?|กิโลเมตร',
	),
	unit(
		'min',
		'time',
		60,
		'mins?\\.?|minut\\p{L}*|dakika\\p{L}*|dk\\.?|menit|دقيقه|دقائق|دقايق|دقيقتين|мин\\p{L}*|मिनट\\p{L}*|דקות|דקה|phút|分钟|分鐘|分間|分(?!か|離|割|解|け|散|野|别|子|貝|贝|の[\\d一二三四五六七八九十])|분(?!리|할|사|말|위|명)|นาที|λεπτ(?:ό|ά|ού|ών|ο|α|ου|ων|άκι\\p{L}*)',
	),
	unit(
		'month',
		'time',
		2_629_800,
		'months?|mois|monate?n?|monats|mes|meses|mes[ei]|mês|maand\\p{L}*|ay(?:lık|da|dan|a)?|miesi\\p{L}*|månad\\p{L}*|bulan|شهر\\p{L}*|اشهر|شهور|месяц\\p{L}*|महीन\\p{L}*|माह|חודש\\p{L}*|か月|ヶ月|カ月|ヵ月|箇月|个月|個月|개월|달(?: |간)|เดือน|tháng',
	),
	unit('m/s', 'speed', 3.6, 'm/s'),
	unit(
		'kb',
		'data',
		1000,
		'kb|ko(?![\\p{L}])|kilobyte\\p{L}*|kilo-?octets?|kilobay\\p{L}*|كيلوبايت|كيلو بايت|کیلوبایت|килобайт\\p{L}*|кб|кілобайт\\p{L}*|किलोबाइट|কিলোবাইট|קילובייט|キロバイト|킬로바이트|กิโลไบต์',
	),
	unit('gb', 'data', 1e9, 'gb|gigs?|go|gigabytes?|gig(?:as?|ues)|غيغابايت|جيجابايت|جيجا|гб|गीगाबाइट|जीबी|ギガバイト|기가'),
	unit('tb', 'data', 1e12, 'tb|to(?=[.,;)]|$| (?:de|d|ssd|hdd|pour|en|et|avec)(?: |$))|terabytes?|тб'),
	unit('mb', 'data', 1e6, 'mb|megabytes?|мб|एमबी'),
	unit('mbps', 'datarate', 1, 'mbps|mbit/s|mb/s'),
	unit('gbps', 'datarate', 1000, 'gbps|gbit/s|gb/s'),
	unit('mp', 'pixels', 1, 'mp|mpx|megapixel\\p{L}*|mégapixel\\p{L}*|megap[ií]xel\\p{L}*|ميجابكسل|ميغابكسل|ล้านพิกเซล|мп'),
	unit('10 000 px', 'pixels', 0.01, '万像素|万画素|萬像素|만 ?화소'),
	unit('mil', 'length', 0.0254, 'mils(?!\\p{L})|mil(?= thick)'),
	unit('px', 'resolution', 1, 'px|pixels?|píxeles|بكسل'),
	unit('ppm', 'rate', 1, 'ppm|pages per minute'),
	unit('dpi', 'density', 1, 'dpi|cpi|ppi|ppp|pixels? per inch|pixels? par pouce|píxeles por pulgada|pixel per pollice'),
	unit('fps', 'framerate', 1, 'fps|frames per second'),
	unit(
		'rpm',
		'turns',
		1,
		'rpm|tr/min|u/min|upm|r/min|giri/min|tpm|rev\\p{L}*/min|umdrehungen\\p{L}*|tours? (?:par|/) min\\p{L}*|revoluciones|об/мин|转(?:/分)?|回転(?:/分)?|دوره(?: في الدقيقه)?',
	),
	unit(
		'm',
		'length',
		1000,
		'm(?!\\p{L}|²)|ms(?= )|m[eèéê]t(?:er|re|ro|ri|r)\\p{L}*|متر(?!\\p{L}* مربع)\\p{L}*|امتار|ميترو|ميتر|м|метр\\p{L}*|मीटर|מטר\\p{L}*|メートル|米(?!国|粉|飯|色)|미터|เมตร|μ\\.|mét',
	),
	unit(
		'in',
		'length',
		25.4,
		"in\\.?(?![\\s-]+(?:\\d|one|a|the|total|all|both|each|every|different|various|length|width|height|diameter|size|stock|your|just|less|under|use))|inch\\p{L}*|[\"″”“]|''|''|pouces?|zoll\\p{L}*|pulgadas?|pollic[ei]|polegadas?|duim|tum|inç|inci|cal(?:e|i|owy\\p{L}*)|بوصه|بوصات|انش|дюйм\\p{L}*|इंच|אינץ'?|インチ|英寸|吋|寸|인치|นิ้ว",
	),
	unit('ft', 'length', 304.8, 'ft\\.?|feet|foot|pieds?|fuß|pies|piedi|pés|voet|قدم|اقدام|フィート|英尺|피트|ฟุต|фут\\p{L}*|फीट|फुट'),
	unit('yd', 'length', 914.4, 'yards?|yds?|yardas?|jardas?|iarde|iarda|jardów|jardy|yarda|ярд\\p{L}*|يارد\\p{L}*|गज|碼|码|ヤード|야드|หลา'),
	unit('mi', 'length', 1_609_344, 'miles?|milles|millas|milhas|miglia|مايل|ميل'),
	unit('mg', 'mass', 0.001, 'mg|mil+igram\\p{L}*|ملغ|ملغم|ملجم|мг|मिलीग्राम|毫克|ミリグラム|밀리그램|มก\\.?|มิลลิกรัม'),
	unit(
		'kg',
		'mass',
		1000,
		'kgs?\\.?|kilo(?![wbcjph])\\p{L}*|quilos?|quilogramas?|chil[io]\\p{L}*|كجم|كغ|كغم|كلغ|كيلو(?! ?(?:بايت|متر|واط|وات|هرتز|سعر|جول|هيرتز))\\p{L}*|кг|килограмм\\p{L}*|किलो\\p{L}*|किग्रा|ק"ג|קילו\\p{L}*|公斤|千克|キログラム|キロ(?!メートル|ワット|ヘルツ)|킬로그램|킬로|กก\\.?|กิโลกรัม|กิโล|ký',
	),
	unit(
		'c',
		'temperature',
		1,
		'° ?c(?!\\p{L})|℃|c°|degrees? (?:celsius|c(?!\\p{L}))|celsius|(?:degrés?|grad|grados?|gradi|graus?|derece|graden|grader|derajat|градус\\p{L}*|डिग्री|องศา) ?(?:celsius|centígrados|centigradi|celcius|цельсия|सेल्सियस|เซลเซียส)|(?:درجه )?(?:مئويه|سيليزيه)|摄氏度|섭씨',
	),
	unit('f', 'fahrenheit', 1, '° ?f(?!\\p{L})|℉|degrees? (?:fahrenheit|f(?!\\p{L}))|fahrenheit'),
	unit(
		'deg',
		'angle',
		1,
		'°|degrees?|grad|degrés?|grados?|gradi|graus?|derece\\p{L}*|graden|ast(?:e|een|etta|eessa|eeseen|eiseen|eista|een)(?!\\p{L})|kraad(?:i|ine|ise)?(?!\\p{L})|gráð(?:a|u|ur|um)(?!\\p{L})|stopni(?:ach|a|e)?|fok(?:ra|ig|on|os|ot|nál|kal)?(?!\\p{L})|laipsni\\p{L}*|grād\\p{L}*|grader|stupnj\\p{L}*|stup(?:ně|ňů|ních)|stupňov|stepen[ia]|stopinj\\p{L}*|grade(?= |$)|μοίρες|βαθμ\\p{L}*|градус\\p{L}*|derajat|درجه|درجات|градус\\p{L}*|डिग्री|מעלות|度(?!で|の高|な|合|过|假|寝|手間|目の)|도(?!구|시|록|와|움)|องศา',
	),
	unit('k', 'colourtemperature', 1, 'k(?!\\p{L})|kp(?=\\d)|kelvin'),
	unit(
		'g',
		'mass',
		1,
		'gr?s?\\.?|gram(?!át|mat|mar|at|of)\\p{L}*|غ|غم|جم|غرام\\p{L}*|جرام\\p{L}*|كرام|г|гр|грамм\\p{L}*|ग्राम|גרם|gam|克(?!服)|公克|グラム|그램|กรัม|γρ\\.?|qram\\p{L}*|ग्रॅम|గ్రాము[\\p{L}\\p{M}]*|கிராம[\\p{L}\\p{M}]*|ગ્રામ|ਗ੍ਰਾਮ|ಗ್ರಾಂ[\\p{L}\\p{M}]*|ഗ്രാ[\\p{L}\\p{M}]*',
	),
	unit('dag', 'mass', 10, 'dkg|dag|deka(?:gram\\p{L}*)?'),
	unit('hg', 'mass', 100, 'hg|hekto(?:gram\\p{L}*)?|etti|etto'),
	unit('floz', 'volume', 29.57, 'fl\\.? ?oz\\.?|fluid ounces?|液体盎司'),
	unit('jin', 'mass', 500, '斤'),
	unit('jo', 'area', 1.62, '畳|帖'),
	unit('hg', 'mass', 100, 'hg|he[ck]to(?:gram\\p{L}*|n)?(?!\\p{L})|etto|etti'),
	unit('dag', 'mass', 10, 'dag(?!\\p{L})|de[ck]a(?:gram\\p{L}*)?(?!\\p{L})|dek[ao]'),
	unit('jin', 'mass', 500, '斤'),
	unit('liang', 'mass', 50, '[两兩](?![个個种種款套侧側边邊头頭千万萬百三四五六七八九十])'),
	unit('lb', 'mass', 453.6, 'lbs?\\.?|pounds?|livres?|pfund|libras?|libbr[ae]|رطل|ارطال|фунт\\p{L}*|पाउंड|磅|ポンド|파운드|ปอนด์'),
	unit(
		'oz',
		'mass',
		28.35,
		'oz\\.?|unc[aeiu](?!\\p{L})|ounces?|onces?|unzen?|onzas?|onças?|once|اونصه|اونصات|унци\\p{L}*|औंस|盎司|オンス|온스|ออนซ์',
	),
	unit(
		'ml',
		'volume',
		1,
		'mls?|mil+ilit\\p{L}*|mililit\\p{L}*|مل|ملل|مليلتر|ملي ?لتر|ميلي?ليتر|мл|миллилитр\\p{L}*|मिली(?:लीटर)?|एमएल|מ"ל|מיליליטר|מל|毫升|ミリリットル|밀리리터|มล\\.?|มิลลิลิตร',
	),
	unit('dl', 'volume', 100, 'dl|decilit\\p{L}*'),
	unit('cl', 'volume', 10, 'cl|centilit\\p{L}*|سنتيلتر'),
	unit(
		'l',
		'volume',
		1000,
		'l(?!\\p{L})|lt\\.?|lit(?:re|er(?!at)|r)\\p{L}*|lit|لتر\\p{L}*|لترات|ليتر\\p{L}*|ليطرو|ايطرو|л|литр\\p{L}*|लीटर|ליטר\\p{L}*|lít|升|公升|リットル|리터|ลิตร|λίτρ\\p{L}*',
	),
	unit(
		'gal',
		'volume',
		3785,
		'gal\\.?|gallons?|galon\\p{L}*|gallon[aei]\\p{L}*|galones|galões|галлон\\p{L}*|галон\\p{L}*|گالن|गैलन|جالون|غالون|ガロン|加仑|갤런|แกลลอน',
	),
	unit('qt', 'volume', 946, 'qt\\.?|quarts?'),
	unit(
		'w',
		'power',
		1,
		'w(?!\\p{L})|watt\\p{L}*|vat(?!an)\\p{L}*|وات|واط\\p{L}*|وايط|вт|ватт\\p{L}*|वाट|וואט|ואט|瓦(?:特)?|ワット|와트|วัตต์|oát',
	),
	unit('mv', 'voltage', 0.001, 'mv'),
	unit(
		'v',
		'voltage',
		1,
		'v(?!\\p{L})|volt(?!e(?:[ .,;]|$))\\p{L}*|فولت\\p{L}*|فولط|вольт\\p{L}*|в(?=[ .,]|$)(?! упак| компл| набор| набір| короб| одн| один| кажд| кожн| комн| дом| сут| ден| год| нед| мес| міс| тиж| рік| час| мин| хв| рук| ряд| сумк| рюкз| карм| кише| кухн| магаз| салон| спис| этом| цьом| той| том | любо| будь| груп| клас| пар| плел| серед| цент| верх| нос| кольор| цвет| ящ| шухл| чохл| чехл| торб| меш| міш)|वोल्ट|וולט|伏(?:特)?|ボルト|볼트|โวลต์',
	),
	unit('ma', 'current', 0.001, 'ma(?!\\p{L})|mil+iamp\\p{L}*|毫安|ミリアンペア|밀리암페어|ملي ?امبير|ма(?!\\p{L})|миллиампер\\p{L}*'),
	unit(
		'a',
		'current',
		1,
		'a(?=[ .,;)]*$|[.,;)/]|[\\u3040-\\u30ff\\u4e00-\\u9fff\\uac00-\\ud7af]| (?:a|at|bei|à|em|in|con|con|på|przy|при|och|and|y|e|et|und|ved|bij) \\d)|amps?|amp[eè]re?s?|amperios?|امبير|ампер\\p{L}*|एम्पीयर|安(?:培)?|アンペア|암페어|แอมป์',
	),
	unit(
		'times',
		'times',
		1,
		'[x×](?!\\s*\\d)(?!\\p{L})|times(?! a (?:day|week))|fois|[- ]?mal|[- ]?fach\\p{L}*|veces|volte|vezes|مرات|مره|اضعاف|kat|kez|kere|keer|maal|krotn\\p{L}*|razy|gånger|ganger|gange|kertaa|kali(?: lipat)?|раз(?:а|ів)?|пъти|krat|φορές|lần|beses|mara(?= )|गुना|बार|פעמים|بار(?! (?:در|به|می|با) )|دفعه|مرتبه|倍|回(?!転)|次|배|번|เท่า|ครั้ง',
	),
	unit(
		'percent',
		'share',
		1,
		'[- ]?%|٪|percent|per cent|pour ?cent|prozent\\p{L}*|por ?ciento|per ?cento|por ?cento|procent|persen|процент\\p{L}*|yüzde|بالم[يئا]ه|ب?المي?ئه|في الم[يئا]ه|ف?الميه|प्रतिशत|אחוז\\p{L}*|パーセント|퍼센트|프로|เปอร์เซ็นต์',
	),
	unit(
		'db',
		'loudness',
		1,
		'db\\(?a?\\)?|decibel\\p{L}*|décibel\\p{L}*|dezibel|decibelios|desibel|ديسيبل|дб|децибел\\p{L}*|डेसिबल|分贝|分貝|デシベル|데시벨|เดซิเบล',
	),
	unit('lm', 'light', 1, 'lm|lumens?|lúmen(?:es|s)?|lümen|لومن|лм|люмен\\p{L}*|लुमेन|流明|ルーメン|루멘|ลูเมน'),
	unit('lux', 'illumination', 1, 'lux'),
	unit('kcal', 'foodenergy', 1, 'kcal|calories?|calorías?|kalori\\p{L}*|calorias?|سعره|سعرات|卡路里|カロリー|칼로리|แคลอรี่'),
	unit('carat', 'carat', 1, 'k(?:t|arat)|carats?|karat|quilates?|carati|عيار|قيراط'),
	unit('ohm', 'resistance', 1, 'ohms?|Ω|ω'),
	unit('ms', 'time', 0.001, 'ms|milliseconds?|millisekunden?|毫秒'),
	unit(
		's',
		'time',
		1,
		's(?!\\p{L})|secs?\\.?|second(?:e|es|i|s|en)?|sekund\\p{L}*|segundos?|saniye\\p{L}*|sn\\.?|detik|ثانيه|ثواني|ثوان|سكوندات|сек\\p{L}*|सेकंड\\p{L}*|שניות|שנייה|giây|秒|초(?!기|강|보|경|고|등|소|음|점|창)|วินาที',
	),
	unit(
		'h',
		'time',
		3600,
		'h(?!\\p{L})|hrs?\\.?|hours?|heures?|stunden?|std\\.?|horas?|or[ae](?! da)|ure?n?|uur|saat\\p{L}*|godzin\\p{L}*|timm\\p{L}*|timer(?= )|jam|ساعه|ساعات|سوايع|ساع|ч|час(?!т)\\p{L}*|घंट\\p{L}*|שעות|שעה|giờ|tiếng|時間|小时|小時|钟头|시간|ชั่วโมง|ชม\\.?|ώρ\\p{L}*',
	),
	unit(
		'day',
		'time',
		86_400,
		'days?|jours?|jrs?|tage?n?|días?|giorn[io]|dias?|dage?n?|dag\\p{L}*|gün\\p{L}*|dni|dzień|hari|يوم\\p{L}*|ايام|يام|نهار|дн\\p{L}*|день|суток|दिन\\p{L}*|ימים|יום|ngày|日間|日(?!本|常|々|用|光|式)|天(?!然|气|氣|花|才)|일(?!반|상|체|본|정|부|관)|วัน(?!นี้)',
	),
	unit(
		'week',
		'time',
		604_800,
		'weeks?|semaines?|wochen?|semanas?|settiman[ae]|we?ken?|hafta\\p{L}*|tygodni\\p{L}*|veck\\p{L}*|minggu|اسبوع|اسابيع|سيمانه|سيمانات|недел\\p{L}*|हफ़?्त\\p{L}*|सप्ताह|שבועות|週間|周|週|주(?:간| )|สัปดาห์',
	),
	unit(
		'year',
		'time',
		31_557_600,
		'years?|yrs?\\.?|ans?(?!\\p{L})|années?|jahre?n?|jährig\\p{L}*|años?|ann[io]|anos?|jaar|jarige?|jaren|yıl(?!dı|an|ma)\\p{L}*|yaş\\p{L}*|lat(?:a|ni\\p{L}*)?|rok\\p{L}*|år\\p{L}*|tahun|سنه|سنوات|سنين|عام\\p{L}*|اعوام|года?|лет\\p{L}*|год\\p{L}*|साल|वर्ष\\p{L}*|שנים|שנה|năm|年(?:間|保|质)?|歳|才(?!能)|岁|歲|세(?!대|트|탁|척|련|계|요)|살|년|ปี',
	),
]

const count = (id: string, written: string): Unit => unit(`count ${id}`, `count ${id}`, 1, written)

/** Things goods have in numbers; a number of one says nothing about a number of another. */
export const COUNTED: readonly Unit[] = [
	count(
		'pieces',
		"p(?:ie)?ces?|pcs?|pack(?:s|ung\\p{L}*)?|packs?|sets?|units?|items?|count|ct|pièces?|unités?|lots?|piezas?|unidades|uds?|teil(?:e|en|ig\\p{L}*)?|stück\\p{L}*|stk\\.?|er[ -]?(?:pack|set)\\p{L}*|pezz[io]|unità|peças?|pçs|adet\\p{L}*|parça\\p{L}*|li (?:set|paket)\\p{L}*|'?l[iıuü] (?:set|paket)\\p{L}*|stuks?|delig\\p{L}*|delen|sztuk\\p{L}*|szt\\.?|delar|st(?= |$)|buah|pcs|قطعه|قطع|قطعتين|حبات|حبه|بياسات|بياسه|طرف|طروفا|وحدات|шт\\.?|штук\\p{L}*|предмет\\p{L}*|पीस|नग|חלקים|יחידות|חתיכות|个装|件(?:套)?|只装|個(?:セット|入り|入|組)?|点(?:セット)?|枚(?!組)(?:セット|入り|入)?|本(?:セット|入り)|個|개(?:입|들이| ?세트)?(?!월|인|선|봉|발)|피스|ชิ้น|อัน",
	),
	count(
		'people',
		'people|persons?|servings?|portions?|guests?|personnes?|convives|parts(?= (?:de|pour|par))|personas?|comensales|raciones|personen|portionen|person(?:er)?|persone|porzioni|pessoas|porções|porç\\p{L}*|kişi\\p{L}*|porsiyon\\p{L}*|personen|porties|os(?:ób|oby)|porcj\\p{L}*|orang|porsi|اشخاص|شخص|افراد|حصص|человек\\p{L}*|персон\\p{L}*|порци\\p{L}*|लोग\\p{L}*|व्यक्ति\\p{L}*|אנשים|סועדים|人(?:用|前|分)?(?!気|间|体|工|造|类)|人份|명|인(?:용|분)|คน(?!ละ)|ท่าน',
	),
	count(
		'speeds',
		'speeds?|speed settings?|vitesses?|velocidad\\p{L}*|geschwindigkeits\\p{L}*|geschwindigkeiten|gänge|velocità|velocidades?|hız\\p{L}*|devir|snelhe\\p{L}*|prędko\\p{L}*|bieg\\p{L}*|hastighet\\p{L}*|kecepatan|سرعات|سرعه|فيتيسات|скорост\\p{L}*|गति\\p{L}*|स्पीड|מהירויות|段階(?:の)?(?:速度|スピード)|速(?!度は)|档(?:速度)?|檔|단(?:계)?(?: ?속도)|ระดับความเร็ว',
	),
	count(
		'levels',
		'levels?|settings?|stages?|intensit\\p{L}*|steps?|niveaux?|réglages?|niveles|ajustes|intensidades|stufen\\p{L}*|stufig\\p{L}*|einstellungen|livelli|impostazioni|níveis|níveis|ajustes|kademe\\p{L}*|seviye\\p{L}*|ayar\\p{L}*|standen|niveaus?|instellingen|poziom\\p{L}*|stopni\\p{L}* regul\\p{L}*|nivåer|lägen|tingkat|level|مستويات|درجات (?:ضبط|تعديل)|مراحل|нивеля|уровн\\p{L}*|режим\\p{L}* интенс\\p{L}*|स्तर\\p{L}*|רמות|段階|レベル|档位|级(?:别)?|檔位|단계|레벨|ระดับ',
	),
	count(
		'modes',
		'(?:[\\p{L}-]+ )?(?:modes?|programs?|programmes?|functions?|presets?|recipes?|sports? modes?)|in[- ]1(?!\\d)|en 1(?!\\d)|em 1(?!\\d)|ın 1(?!\\d)|modos?|programas?|funci\\p{L}*|recetas?|(?:[\\p{L}-]+)?(?:modi|programm\\p{L}*|funktion\\p{L}*|rezept\\p{L}*)|modalità|funzion[ei]|ricette|funções|receitas?|mod(?:u|lu|ları)?|program\\p{L}*|fonksiyon\\p{L}*|functies|standen|funkcj\\p{L}*|tryb\\p{L}*|funktioner|(?:\\p{L}+ )?\\p{L}*lägen|mode|fungsi|اوضاع|وضع(?:يات)?|وظائف|برامج|برنامج|мод\\p{L}*|режим\\p{L}*|програм\\p{L}*|функц\\p{L}*|मोड\\p{L}*|प्रोग्राम|פונקציות|מצבים|תוכניות|種類の(?:モード|機能)|つの(?:モード|機能)|モード|機能|プログラム|种(?:模式|功能|程序)|種(?:模式|功能)|模式|가지 ?(?:모드|기능|프로그램)|모드|โหมด|ฟังก์ชัน|โปรแกรม',
	),
	count(
		'colours',
		'(?:de )?culori|barev|barvy|farieb|boj[aeiu]|bojama|barv[aei]?|цвят\\p{L}*|кольор\\p{L}*|боја|боје|spalv\\p{L}*|krās\\p{L}*|värv\\p{L}*|rangi(?! \\d)|kulay|রঙ\\p{L}*|رنگ\\p{L}*|szín\\p{L}*|väri\\p{L}*|χρώμα\\p{L}*|màu|farver|farger|colou?rs?|shades?|couleurs?|teintes?|coloris|colores|farben|farbtöne|farbig\\p{L}*|color[ie]|cores|renk\\p{L}*|kleur\\p{L}*|kolor\\p{L}*|färg\\p{L}*|warna|الوان|لون|цвет\\p{L}*|रंग\\p{L}*|צבעים|色|カラー|种颜色|色可选|가지 ?(?:색|컬러)|컬러|색상|สี',
	),
	count(
		'pages',
		'bladsye?|síður|síðna|síðum|பக்கங்கள்|பக்க\\p{L}*|pages?|páginas?|seiten|pagine|sayfa\\p{L}*|pagina.?s|stron\\p{L}*|sid(?:or|a)|halaman|صفحه|صفحات|страниц\\p{L}*|पृष्ठ\\p{L}*|עמודים|ページ|页|頁|페이지|쪽|หน้า(?!จอ)',
	),
	count(
		'layers',
		'(?:[\\p{L}]+ )?(?:layers?|ply|couches?|épaisseurs|capas?|lagen|lagig\\p{L}*|schicht\\p{L}*|strat[io]|camadas?|kat(?:man|lı)\\p{L}*|laags?|lagen|warstw\\p{L}*|lager|lapis\\p{L}*|слo\\p{L}*|сло[йяеёи]\\p{L}*|шар(?:и|ів|ами|ах)|परत\\p{L}*|تہ(?:وں|يں|ہ)|پرت(?:وں|يں|ي)?)|طبقات|طبقه|שכבות|層|重(?!量|さ)|层|겹|중(?: |구조)|ชั้น',
	),
	count(
		'compartments',
		'(?:[\\p{L}]+ )?(?:compartments?|pockets?|drawers?|shelves|tiers?)|compartiments?|poches?|tiroirs?|étagères?|étages?|compartiment\\p{L}*|compartimentos?|bolsillos?|cajones|estantes|fächern?|schubladen?|böden|etagen|scomparti|tasche|cassetti|ripiani|bolsos|gavetas|prateleiras|bölme\\p{L}*|cep\\p{L}*|çekmece\\p{L}*|raf\\p{L}*|vakken|lades|planken|komor\\p{L}*|kieszeni\\p{L}*|szuflad\\p{L}*|półek|półk\\p{L}*|fack|fickor|lådor|hyllplan|kompartemen|saku|laci|rak|جيوب|جيب|ادراج|رفوف|اقسام|حجرات|карман\\p{L}*|отделени\\p{L}*|полк\\p{L}*|ящик\\p{L}*|पॉकेट|जेब\\p{L}*|תאים|כיסים|מגירות|ポケット|段(?!階)|仕切|口袋|隔层|抽屉|포켓|칸|서랍|ช่อง|ลิ้นชัก',
	),
	count(
		'blades',
		'(?:(?!-?tooth )[\\p{L}-]+ )?(?:blades?|lames?|cuchillas?|hojas|klingen?|messern?|lame|lâminas?|bıçak\\p{L}*|mesjes|messen|ostrz\\p{L}*|blad(?= )|pisau|лезви\\p{L}*|нож(?:ей|а|и|ами|ам)?(?![\\p{L}])|ब्लेड)|شفرات|شفره|سكاكين|להבים|枚刃|刃|刀片|날|ใบมีด',
	),
	count(
		'teeth',
		'teeth|tooth|zub(?:ů|y|a|aca|ca)|dents|dientes|zähnen?|denti|dentes|diş\\p{L}*|tanden|zęb\\p{L}*|tänder|gigi|سن|اسنان|зуб\\p{L}*|दांत|齿|枚歯|歯',
	),
	count(
		'ports',
		'(?:[\\p{L}.]+ )?(?:ports?|outlets?|sockets?|slots?|channels?|prises?|ports usb|canaux|puertos?|tomas|enchufes|canales|anschlüssen?|steckplätze|steckdosen|kanälen?|kanal\\p{L}*|porte|prese|canali|portas?|tomadas?|canais|bağlantı noktası|priz\\p{L}*|poort\\p{L}*|stopcontacten|kanalen|port(?!ion|ér|ée|ab|áti|ef|rait|ug|ik|al|ó)\\p{L}*|gniazd\\p{L}*|kanał\\p{L}*|uttag|kanaler|saluran|порт\\p{L}*|канал\\p{L}*|розет\\p{L}*|पोर्ट|चैनल)|منافذ|منفذ|قنوات|قناه|מבואות|ערוצים|ポート|チャンネル|口(?!袋|コミ)|孔|通道|路(?=继)|포트|채널|구(?= |$)|พอร์ต|ช่องเสียบ',
	),
	count(
		'buttons',
		'(?:[\\p{L}]+ )?(?:buttons?|keys?|boutons?|touches|botones|teclas|knöpfen?|tasten|pulsanti|bottoni|tasti|botões|düğme\\p{L}*|tuş\\p{L}*|knoppen|toetsen|knopen|przycisk\\p{L}*|guzik\\p{L}*|knappar|tombol|kancing|кноп\\p{L}*|пуговиц\\p{L}*|बटन)|ازرار|زر|صداف|כפתורים|ボタン|个按钮|按键|버튼|ปุ่ม|กระดุม',
	),
	count(
		'wheels',
		'wheels?|casters?|roulettes?|roues|ruedas|rollen|räder\\p{L}*|ruote|rotelle|rodas|rodinhas|tekerlek\\p{L}*|wielen|wieltjes|kółk\\p{L}*|kół|hjul|roda|عجلات|رويدات|колес\\p{L}*|पहिए|גלגלים|輪|轮|바퀴|ล้อ',
	),
	count(
		'kinds',
		'combinaisons|combinations|kombinationen|combinaciones|combinazioni|combinações|kinds?|types?|varieties|versions|options|choices|choix|sortes?|types|variantes|versiones|tipos?|opciones|arten|sorten|varianten|versionen|tipi|varianti|versioni|variantes|versões|opções|çeşit|tür|seçenek\\p{L}*|soorten|varianten|uitvoeringen|rodzaj\\p{L}*|wariant\\p{L}*|sorter|varianter|jenis|pilihan|macam|انواع|خيارات|خيارا?|اصناف|вариант\\p{L}*|вид(?:ов|а)?|тип(?:ов|а)?|प्रकार|विकल्प\\p{M}*|סוגים|אפשרויות|種類(?!の)|パターン|展開|种(?:款式|可选|选择)?(?!\\p{L}{0,2}(?:颜色|色))|款|種(?!類の)|가지(?! ?(?:색|컬러|모드|기능))|종(?:류|의)?|แบบ|ชนิด',
	),
	count(
		'sizes',
		'sizes?|tailles?|tallas?|größen?|tagli[ae]|tamanhos?|beden\\p{L}*|boy(?=$| )|maten|rozmiar\\p{L}*|storlekar|ukuran|مقاسات|مقاس|размер\\p{L}*|साइज़?|आकार|מידות|サイズ|尺寸|码|사이즈|ขนาด',
	),
	count(
		'songs',
		'(?:[\\p{L}]+ )?(?:songs?|tracks?|titres|chansons|morceaux|canciones|pistas|temas|lieder\\p{L}*|titeln?|stücke|canzoni|brani|tracce|músicas|canções|faixas|şarkı\\p{L}*|parça(?= müzik)|liedjes|nummers|piosenek|utwor\\p{L}*|låtar|lagu|песен|песн\\p{L}*|трек\\p{L}*|गान\\p{L}*)|اغاني|اغنيه|شنيات|שירים|曲|首(?:歌)?|곡|เพลง',
	),
	count(
		'discs',
		'disc?s?|disks?|disques?|cds?|dvds?|lps?|discos?|platten|dischi|disk|schijven|płyt\\p{L}*|skivor|اقراص|قرص|اسطوان\\p{L}*|диск\\p{L}*|डिस्क|枚組|张(?:碟|光盘)|장',
	),
	count(
		'screens',
		'(?:external )?(?:monitors?|displays?|screens?)|ecrãs?|ecrans?|obrazovk\\p{L}*|displej\\p{L}*|écrans?|moniteurs?|monitor(?:es|e|en|i|y|ů|ów)?|pantallas|bildschirmen?|schermi|telas|ekran\\p{L}*|schermen|beeldschermen|skärmar|skjermer|skærme|näyttöä|obrazovk\\p{L}*|монитор\\p{L}*|экран(?:а|ов)|شاشات|شاشتين|מסכים|台(?:の)?(?:モニター|ディスプレイ)|台显示器|台顯示器|대의 모니터|จอ',
	),
	count(
		'cups',
		'cups?|mugs?|glasses|tasses?|verres?|tazas?|vasos?|tassen|becher|gläser\\p{L}*|tazz[ae]|bicchieri|xícaras|copos|fincan\\p{L}*|bardak\\p{L}*|kopjes|koppen|glazen|mokken|filiżan\\p{L}*|szklan\\p{L}*|kubk\\p{L}*|koppar|glas|muggar|cangkir|gelas|اكواب|كوب|كؤوس|كيسان|فناجين|фужер\\p{L}*|чаш\\p{L}*|стакан\\p{L}*|круж\\p{L}*|कप|כוסות|カップ|杯|잔|컵|ถ้วย|แก้ว',
	),
	count(
		'lights',
		'(?:[\\p{L}]+ )?(?:lights?|leds?|lamps?|bulbs?|ampoules?|lumières?|luces|bombillas|lámparas|leuchten|lampen|birnen|luci|lampadine|lampade|luzes|lâmpadas|ışık\\p{L}*|lamba\\p{L}*|ampul\\p{L}*|lampjes|lampen|żarów\\p{L}*|diod\\p{L}*|lampor|lampu|лам\\p{L}*|светодиод\\p{L}*)|مصابيح|مصباح|لمبات|بولات|灯珠|灯|球|등|หลอด|ดวง',
	),
	count(
		'languages',
		'languages?|langues?|idiomas?|sprachen?|lingue|dil\\p{L}*|talen|język\\p{L}*|språk|bahasa|لغات|لغه|язык\\p{L}*|भाषा\\p{L}*|שפות|か国語|言語|种语言|개 ?(?:국어|언어)|ภาษา',
	),
	count(
		'batteries',
		'(?:[\\p{L}\\d]+ )?(?:batter(?:y|ies)|cells?|piles?|batteries|pilas?|baterías?|batterien?|akkus?|pile|batteri[ae]|pilhas?|baterias?|pil(?:ler)?|batarya\\p{L}*|batterij\\p{L}*|bateri\\p{L}*|batterier|baterai|батаре\\p{L}*|बैटर\\p{L}*)|بطاريات|بطاريه|حجرات|סוללות|電池|节电池|电池|배터리|건전지|ก้อน',
	),
	count(
		'pairs',
		'pairs?|paires?|pares|paare?n?|paia|paio|çift\\p{L}*|paar|par(?:y|a(?! (?:cima|baixo|o|a|os|as|um|uma|el|la|los|las|un|una|cada|todo|que|quem|seu|sua|você|tu|ti|su)(?!\\p{L})))?|pasang|ازواج|زوج|пар(?:а|ы)?|जोड़ी|זוגות|足(?!りる)|双|雙|켤레|คู่',
	),
	count(
		'heads',
		'(?:[\\p{L}]+ )?(?:heads?|nozzles?|attachments?|accessories|brush(?:es)?|filters?|lids?|handles?|straws?|têtes?|embouts?|accessoires?|brosses?|filtres?|couvercles?|poignées|cabezales?|accesorios|boquillas|cepillos|filtros?|tapas|asas|aufsätzen?|düsen|zubehörteil\\p{L}*|bürsten|filtern?|deckeln?|griffen?|testine|accessori|spazzole|filtri|coperchi|manici|cabeças|acessórios|bicos|escovas|tampas|alças|başlık\\p{L}*|aksesuar\\p{L}*|fırça\\p{L}*|filtre\\p{L}*|kapak\\p{L}*|kulp\\p{L}*|opzetstukken|borstels|deksels|handvatten|końców\\p{L}*|akcesori\\p{L}*|tillbehör|munstycken|lock|aksesoris|насад\\p{L}*|фильтр\\p{L}*|крыш\\p{L}*)|رؤوس|راس|ملحقات|فلاتر|فرش|اغطيه|مقابض|ראשים|מסננים|מכסים|種類のアタッチメント|アタッチメント|ヘッド|ブラシ|刷头|滤芯|配件|헤드|브러시|필터|หัว|แปรง',
	),
	count(
		'feet',
		'legs?|pattes|pieds|patas|beine?n?|füßen?|gambe|piedini|pernas|pés|ayak\\p{L}*|poten|nóg|nóżek|ben(?= )|kaki|ارجل|رجلين|ножек|ножк\\p{L}*|脚|腿|다리|ขา',
	),
	count('motors', 'motors?|moteurs?|motores|motoren|motori|motor\\p{L}*|силов\\p{L}* мотор\\p{L}*|محركات|モーター|电机|모터|มอเตอร์'),
	count(
		'washes',
		'(?:machine )?wash(?:es|ing|ings)?(?: cycles)?|laver|launderings|lavages?|wäschen?|waschgäng\\p{L}*|waschzyklen|lavados?|lavadas|lavagg\\p{L}*|lavagens?|wasbeurt\\p{L}*|wassen|yıkama\\p{L}*|prań|prania\\p{L}*|praniach|tvättar|tvätt\\p{L}*|vaske?\\p{L}*|pesu\\p{L}*|praní\\p{L}*|praniach|mosás\\p{L}*|spălări|πλυσίματα|πλύσεις|стир\\p{L}*|прань|прання|пране\\p{L}*|pranja|غسل\\p{L}*|صبن\\p{L}*|תצבין|כביסות|धुलाई\\p{M}*|شستشو|cucian|lần giặt|ครั้งซัก|回の洗濯|次洗涤|次清洗',
	),
	count(
		'uses',
		'(?:charge |charging |discharge |opening )?cycles(?! per)|shaves|brews|openings|charges(?! for)|rasages|recharges|cargas|recargas|afeitados|rasierungen|ladezyklen|ladevorgäng\\p{L}*|ladungen|rasature|ricariche|barbeações|laadbeurten|scheerbeurten|şarj|tıraş|ładowań|laddningar|opladninger|зарядок|бритья|зарядок|شحنات|حلاقات|充電|充电',
	),
	count(
		'days of use',
		'uses?|applications|utilisations?|usos|anwendungen|utilizzi|utilizações|kullanım\\p{L}*|toepassingen|استخدامات|回分|次使用|회',
	),
	count(
		'speakers',
		'(?:[\\p{L}]+ )?(?:speakers?|microphones?|cameras?|sensors?|haut-parleurs|micros|caméras|capteurs|altavoces|micrófonos|cámaras|sensores|lautsprecher\\p{L}*|mikrofon\\p{L}*|kameras?|sensoren|altoparlanti|microfoni|telecamere|sensori|alto-falantes|microfones|câmeras|hoparlör\\p{L}*|sensör\\p{L}*|luidsprekers)|سماعات|ميكروفونات|كاميرات|مستشعرات|個のセンサー|つのセンサー|个传感器|센서|ลำโพง',
	),
	count('options', IN_LANGUAGES['count options'] ?? ''),
	count('things', IN_LANGUAGES['count things'] ?? ''),
]
