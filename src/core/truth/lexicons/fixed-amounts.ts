/** Amounts with a name of their own: value, unit and how languages say it, then those that write no spaces; in normalizeText form, `|` between. */
export const FIXED_AMOUNTS: readonly (readonly [value: number, unit: string, words: string, cjk?: string])[] = [
	[0.5, 'jin', '', '半斤'],
	[
		0.25,
		'h',
		"(?:a )?quarter of an hour|quarter[- ]hour|(?:un )?quart d'heure|cuarto de hora|viertelstunde|viertelstündchen|quarto d'ora|quarto de hora|çeyrek saat|kwartier(?= (?:tijd|lang|klaar|is|later|op)|[.,!]|$)|ربع ساعه|четверть часа|чверть години|четвърт час|kwadrans\\p{L}*|čtvrt ?hodin\\p{L}*|štvrť ?hodin\\p{L}*|negyed ?órá?\\p{L}*|varttitun\\p{L}*|kvarter\\p{L}*|kvartal? time|sfert de oră|četvrt sata|četrt ure|τέταρτο της ώρας|רבע שעה|پونزده دقیقه|quart d'hora",
	],
	[0.75, 'h', "three[- ]quarters of an hour|trois quarts d'heure|tres cuartos de hora|dreiviertelstunde|tre quarti d'ora|driekwartier"],
	[
		1.5,
		'h',
		'anderthalb stunden|anderhalf uur|полтора часа|półtorej godziny|másfél óra|שעה וחצי|hora y media|ora e mezza|hora e meia|heure et demie|ساعه ونصف|ساعه ونص|halvanden time|halvannen time|hora i mitja|(?:isang )?oras at kalahati|saa moja na nusu|یک ساعت و نیم',
		'一時間半|一小时半|一小時半|一个半小时|一個半小時|한 시간 반|หนึ่งชั่วโมงครึ่ง',
	],
	[
		0.5,
		'h',
		"halvtimmes?|halvtimes?|en halv time|полчаса|půlhodin\\p{L}*|pusvalandį|pusstundu|nusu saa|mezz'ora|mezz'oretta|نص ساعه",
		'半小时|半小時|半个小时|半個小時|半時間|ครึ่งชั่วโมง|반 ?시간',
	],
	[0.5, 'l', 'puslitru|nusu lita|поллитр\\p{L}*|půllitr\\p{L}*', '半升|半公升|半リットル|ครึ่งลิตร|반 ?리터'],
	[1.5, 'l', 'lita moja na nusu|litre i mig', '一升半|一公升半|一リットル半|(?:หนึ่ง)?ลิตรครึ่ง|일 ?리터 반'],
	[1, 'h', 'sejam(?= (?:sahaja|saja|penuh)|[.,!?]|$)'],
	[
		2,
		'times',
		'twice (?:as|the)|doppelt so|dubbel zo|dubbelt så|dobbelt så|(?:el )?doble de|il doppio|o dobro|le double de|dwukrotnie|dvakrát|kétszer (?:olyan|annyi)|вдвое|вдвічі|удвічі|два пъти|dvostruko|de două ori|بمرتين|ضعف(?:ي)?(?= ال)|الضوبل|(?:два|у два|в два|вдвічі) рази|у два рази|dva(?:put|krat)|du kartus|dukart|dvigubai|div(?:reiz|tik)|divas reizes|kaks korda|to ganger?|dues vegades|двойно|tuplasti|tupla|gấp đôi|פי שתיים|(?:दो|दु)गुन[ाीे]|दोगुन[ाीे]|دوگن[ايے]|دو گنا|দ্বিগুণ|দুই ?গুণ|doble(?= ang)|mara mbili|دو ?برابر|du double|פי שניים|dobbelt af|διπλάσι\\p{L}*|два раза|kaksi kertaa niin',
	],
	[
		3,
		'times',
		'thrice|three times as|trostruko|triput|trikrat|тройно|triskart|trīsreiz|kolm korda|gấp ba|פי שלוש|तिगुन[ाीे]|तीन ?गुन[ाीे]|تین ?گنا|سه ?برابر|তিন ?গুণ|mara tatu|tatlong (?:beses|ulit)|بثلاث مرات|ثلاثه اضعاف|بتلت مرات|تلات[هة]? د المرات|dreimal so|trzykrotnie|třikrát|háromszor|втрое|втричі|de trei ori|פי שלושה|τριπλάσι\\p{L}*',
	],
	[
		0.5,
		'times',
		"half (?:the|as much) (?:energy|electricity|power|water|weight|noise)|half as (?:heavy|loud|much (?:energy|water|power))|(?:la )?moitié (?:moins|d'énergie|de l'énergie|du temps|de l'eau|de l'électricité)|(?:la )?mitad de (?:la )?(?:energía|electricidad|agua|tiempo|luz)|la mitad del tiempo|(?:halb|hälfte) (?:so viel|weniger|des stroms|der energie|des wassers|der zeit)|(?:la )?metà (?:di|dell'|del|della) (?:energia|acqua|tempo|corrente)|consuma la metà|metade d[ao] (?:energia|água|tempo)|(?:de )?helft (?:minder|van de (?:energie|stroom|tijd))|yarı yarıya|yarısı kadar (?:enerji|elektrik)|نصف (?:الطاقه|الكهرباء|الوقت|الماء)|вдвое меньше|наполовину меньше|o połowę mniej|hälften så mycket|halvdelen af",
	],
	[
		1 / 3,
		'times',
		"(?:a|one) third(?= of the| less| more| faster)|un tiers(?= de | d'| en moins| plus)|un tercio(?= de | menos| más)|ein drittel(?= der | des | weniger| mehr)|un terzo(?= di | d'| dell| del | in meno| in più)|um terço(?= d[aoe] | a menos| mais)|een derde(?= van| minder| meer)|üçte bir|на треть|на третину|o jedną trzecią|o třetinu|ثلث (?=ال)|بمقدار الثلث|tredjedel\\p{L}* (?:mindre|mer|af|av)",
	],
	[
		0.5,
		'times',
		"half as \\p{L}+|half the (?:weight|size|price|thickness|length|height|volume|cost|effort|space|time|footprint|noise)|half (?:of )?what|(?:la )?moitié (?:plus \\p{L}+|du (?:poids|prix|volume|bruit)|de la (?:taille|place|longueur)|de ce)|halb so \\p{L}+|(?:nur |um )?die hälfte (?:wie|des|dessen|leichter|kleiner|dünner|billiger|kürzer)|la mitad (?:que|del? (?:peso|tamaño|precio|grosor|ruido|espacio|lo))|la metà (?:di un['a]?|del (?:peso|prezzo|volume|rumore)|dello spazio|rispetto)|metade (?:d[aoe] (?:peso|tamanho|preço|volume|ruído|espaço|uma?)|do que)|(?:de )?helft (?:van (?:een|het gewicht|de prijs|wat|de ruimte)|lichter|kleiner|dunner|goedkoper)|half zo \\p{L}+|yarısı kadar|yarı (?:ağırlı|fiyat|boyut)\\p{L}*|(?:ب)?نصف (?:ال)?(?:وزن|سعر|حجم|سمك|مده|استهلاك|سماكه|طول)|(?:ب)?نص (?:ال)?(?:وزن|تمن|وقت|طاقه|حجم)|вдвое (?:легче|меньше|тише|тоньше|быстрее|дешевле|короче)|половин[аыу] веса|o połowę (?:lżejsz|cichsz|cieńsz|mniejsz|tańsz|krótsz)\\p{L}*|hälften så \\p{L}+|halva (?:vikten|priset|storleken)|halvt så \\p{L}+|halvparten (?:så|av)|halve (?:vekten|prisen|størrelsen)",
		'半分(?:の(?:重|軽|薄|時間|サイズ|大き|厚|電|値)|ほどの|以下の|の[^。]{0,3}さ)|(?:重量|体积|體積|时间|時間|价格|厚度|功耗|耗电)(?:只有|仅为|僅為|减少|減少)?[^。，]{0,8}一半|一半的(?:重量|时间|体积|价格)|절반(?: ?무게| ?가격| ?크기|의 (?:무게|가격|크기|시간)|밖에)',
	],
	[2, 'times', '(?:el|al) doble (?:que|más)|ضعف (?:مده|عمر|سرعه|وزن|قوه|حجم|سعه|ما|اي|عدد)|مرتين (?:علي|كتر من|اكثر من)'],
	[2, 'times', 'double the', '快了?一倍|一倍(?:快|轻|輕|亮)|เท่าตัว'],
	[
		0.5,
		'h',
		'halfuur(?!l)|pola sata|пола сата|pol hodin[yu]|polhodin\\p{L}*|pol ure|pusstundu|півгодини|half uur|آدهے گهنٹے|ادھے گھنٹے|আধ ঘণ্টা|আধাঘণ্টা|מחצית השעה|نيمساعت',
		'半個鐘頭|半个钟头',
	],
	[
		1.5,
		'year',
		'anderhalf jaar|halvandet års?|halvannet års?|un any i mig|un an et demi|año y medio|anno e mezzo|ano e meio|anderthalb jahre',
	],
	[2.5, 'times', 'two and a half times'],
	[12, 'count pieces', 'một tá', '一打(?!开|開|听|聽|折|扮)|一?ダース|한 다스|หนึ่งโหล'],
	[6, 'count pieces', '', '半打|半ダース|반 다스|ครึ่งโหล'],
	[
		2 / 3,
		'times',
		'two[- ]thirds|zwei drittel|deux tiers|dos tercios|dos terços|due terzi|dois terços|twee ?derde|två tredjedelar|to tredjedel\\p{L}*|kaksi kolm(?:asosaa|annesta)|две трети|дві третини|dwie trzecie|dvě třetiny|dve tretin[yi]|dvije trećine|две трећине|dve trećine|dve tretjini|kétharmad\\p{L}*|două treimi|δύο τρίτα|üçte iki|ثلثي|الثلثين|بالثلثين|التلتين|بجوج تلوت|שני שליש\\p{L}*|دو ?سوم|دو تہائی|دو تهائي|दो[- ]तिहाई|দুই-তৃতীয়াংশ|hai phần ba|dua ?pertiga\\p{L}*|dua per tiga|dalawang[- ]?katlo(?:ng)?|theluthi mbili|dviem trečdaliais|divām trešdaļām|kaks kolmandikku',
		'สองในสาม|三分の二|三分之二|삼분의 ?이',
	],
	[
		0.25,
		'times',
		'(?:a|one) quarter of the (?:weight|size|price|time|energy|power|water)|(?:une? )?quart du (?:poids|prix|temps)|(?:una |la )?cuarta parte del? (?:peso|precio|tiempo)|un quarto del (?:peso|prezzo|tempo)|um quarto do (?:peso|preço|tempo)|(?:ein )?viertel de[sr] (?:gewicht|preis|zeit)\\p{L}*|viertel so|een kwart van|en fjärdedel av|en (?:fjerdedel|firedel) a[fv]|fjerdedel så|neljäsosa|neljännes|четверть веса|вчетверо|чверть ваги|(?:една )?четвърт от|(?:jedna czwarta|ćwierć) (?:wagi|ceny|czasu)|čtvrtin\\p{L}*|štvrtin\\p{L}*|četvrtina (?:težine|mase|cijene|cene)|четвртина тежине|četrtina (?:teže|cene)|negyed(?:annyi|akkora)|súly negyede|un sfert din|(?:το )?ένα τέταρτο το[υς]|una quarta part|la quarta part|dörtte bir\\p{L}*|ربع (?:ال)?(?:وزن|سعر|وقت)|الربع د|רבע מ?ה(?:משקל|מחיר|זמן)|يك ?چهارم|چوتھائي|चौथाई|এক-চতুর্থাংশ|một phần tư|seperempat|suku daripada|satu perempat|sangkapat|ikaapat na bahagi|robo (?:tu )?ya|ketvirt(?:adalis|is) svorio|ceturt(?:daļa|ā daļa)|veerand kaalust|neljandik',
		'หนึ่งในสี่|เศษหนึ่งส่วนสี่|四分の一|四分之一|사분의 ?일',
	],
]
