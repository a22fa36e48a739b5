import type { Signs } from './signs-of-talk'

/** Signs that are a claim by themselves, in the form of SIGNS_OF_TALK: `C` a crowd that knows it already, `K` haste, or no more to come. */
export const SIGNS_OF_CROWDS: Readonly<Record<string, Signs>> = {
	english: {
		C: "half (?:of )?(?:the|my|your|our) (?:office|town|street|country|city|team|family|class|village)|every (?:other|second) (?:kitchen|home|household|bag|desk|bar|café|cafe|garage|workshop|bedroom)|(?:all|up and down) (?:over )?the country|telling (?:their|all their) friends|regulars|your (?:followers|colleagues|friends|neighbou?rs) (?:will (?:ask|envy|want)|are asking)|(?:anyone|everyone|those|people) who(?:'s| has| have)? (?:tried|bought|slept|worn)",
		K: "not many (?:of (?:these|them) )?left|when (?:it|they)(?:'s|'re| is| are) gone|back in stock|(?:we|they) only (?:make|made|produce)|while (?:it|they) lasts?|don't miss out|miss out|only (?:\\S+ )(?:were|have been|ever) (?:made|produced)|(?:next|new) (?:delivery|shipment|restock)|down to (?:our|the) last",
	},
	french: {
		C: "la moitié (?:du|de la|des) (?:bureau|quartier|pays|ville|famille|collègues)|une (?:cuisine|maison) sur (?:deux|trois)|(?:ceux|celles|tous ceux) qui (?:l'ont|ont|le|la)|qui l'a(?:dopte|yant)?(?:nt)? (?:essay|adopt)|une fois adopt|les habitués|de bouche à oreille|(?:vos|tes) (?:abonnés|collègues|amis|voisins) (?:vont vous|en voudront|seront jaloux)",
		K: "presque épuisé|il n'en reste|n'en reste|ne reste(?:nt)? (?:que|plus(?! qu'à))|prochain (?:arrivage|réassort)|retour en stock|dépêchez|hâtez|tant qu'il (?:en reste|y en a)|bientôt (?:épuisé|en rupture)|s.arrachent",
	},
	spanish: {
		C: 'media (?:oficina|ciudad|españa|alemania|familia|europa)|medio (?:barrio|país|mundo|pueblo)|una de cada (?:dos|tres) (?:casas|cocinas)|(?:quien|quienes|los que|todos los que) (?:la|lo|las|los)? ?(?:prueba|prueban|compran|han probado|tienen)|boca (?:a|en) (?:boca|oreja)|los habituales|tus (?:seguidores|amigos|vecinos|compañeros) (?:te (?:pregunt|envid)|querr)',
		K: 'quedan (?:solo|sólo|pocas|pocos|\\d)|no quedan|solo (?:fabricamos|hicimos|hay)|próxima (?:remesa|reposición)|date prisa|apresúrate|corre que|se están (?:acabando|agotando)',
	},
	german: {
		C: 'das halbe (?:büro|dorf|land|viertel)|die halbe (?:stadt|nachbarschaft|firma|familie)|in jeder (?:zweiten|dritten) (?:küche|werkstatt|wohnung)|(?:jeder|alle|wer),? (?:der|die|ihn|sie|es)? ?(?:ihn |sie |es )?(?:einmal |schon )?(?:probiert|ausprobiert|getestet)|um das dich|beneide|stammgäste|weitersagen|weitererzähl|mundpropaganda|(?:deine|ihre) (?:kolleg\\S*|freund\\S*|nachbar\\S*|follower) (?:werden (?:fragen|dich)|fragen)',
		K: 'wenn weg|weg ist weg|wer zu spät|nur (?:solange|noch kurze)|nächste (?:lieferung|charge)|wieder lieferbar|nicht verpassen|schnell zugreifen|beeil|sputen|bald (?:ausverkauft|vergriffen)',
	},
	italian: {
		C: "mezz[ao] (?:ufficio|città|quartiere|paese|italia|germania|famiglia)|una (?:cucina|casa) su (?:due|tre)|recension|passaparola|gli habitué|(?:tutti quelli che|quelli che|chi) (?:l'ha|l'hanno|lo prova|la prova)|i tuoi (?:amici|vicini|follower|colleghi) (?:ti|te lo) (?:chied|invidi)",
		K: 'ne rest(?:a|ano) (?:solo|pochi|poche|\\d)|rest(?:a|ano) solo|non ne restano|affrettat|sbrigat|prossimo (?:arrivo|riassortimento)|solo (?:\\S+ )?(?:prodotti|realizzati) in|disponibilità limitata|stanno andando a ruba|stanno per esaurirsi',
	},
	portuguese: {
		C: 'meio (?:bairro|escritório|brasil|mundo)|metade do (?:escritório|bairro|país)|uma em cada (?:duas|três) (?:casas|cozinhas)|boca a boca|mais (?:comentad|falad)|(?:quem|todos os que|os que) (?:a |o )?(?:já )?(?:experimentou|provou|comprou)',
		K: 'rest(?:a|am) (?:só|apenas|poucos|poucas|\\d)|já só rest|próxima (?:remessa|reposição)|apresse|não perca|corra (?:que|antes|para)|estão (?:quase )?(?:a|para) (?:acabar|esgotar)|está (?:quase )?(?:a|para) esgotar|est(?:á|ão) esgotando',
	},
	dutch: {
		C: "het halve (?:kantoor|dorp|land)|de halve (?:stad|straat|buurt|familie)|in (?:één|een) op de (?:twee|drie)|(?:iedereen|wie) die? (?:hem|het|haar)? ?(?:al )?(?:probeer|geprobeerd|heeft)|mond.tot.mond|jaloers|je (?:volgers|vrienden|buren|collega's) (?:gaan|vragen|willen)|(?:volgers|vrienden|buren) naar (?:gaan )?vragen",
		K: 'op is op|weg is weg|wees (?:er )?snel|mis (?:het|hem|ze) niet|nieuwe (?:levering|voorraad)|haast je|nog (?:maar )?een paar|daarna is het|bijna uitverkocht',
	},
	swedish: {
		C: 'halva (?:kontoret|stan|gatan|byn|familjen)|(?:i )?vartannat (?:kök|hem)|alla som (?:har )?(?:prov|köp|test)|mun till mun|avundsjuk',
		K: 'passa på|skynda|missa inte|nästa (?:leverans|sändning)|först till kvarn|innan (?:den|de|det) (?:är borta|tar slut)|snart slutsåld',
	},
	danish: {
		C: 'halvdelen af (?:kontoret|byen|gaden)|hvert andet (?:køkken|hjem)|alle,? der har (?:prøvet|købt)|misundelig',
		K: 'skynd|gå ikke glip|næste (?:levering|sending)|når (?:de|den) er væk|først til mølle|kun få (?:\\S+ )?(?:tilbage|stk)|snart udsolgt|næsten udsolgt',
	},
	norwegian: {
		C: 'halve (?:kontoret|byen|gata)|annethvert (?:kjøkken|hjem)|alle som har (?:prøvd|kjøpt)|misunnelig',
		K: 'skynd|gå ikke glipp|neste (?:levering|sending)|før (?:de|den) er borte|førstemann|bare få (?:\\S+ )?igjen|snart utsolgt|nesten utsolgt',
	},
	finnish: {
		C: 'puolet (?:toimistosta|kaupungista|naapurustosta)|joka toisessa (?:keittiö|kod)|kaikki,? jotka ovat (?:kokeil|osta)|kateelli|suusta suuhun',
		K: 'kiirehdi|pidä kiirettä|älä missaa|seuraava erä|enää (?:muutam|kourallinen|vain|yksi|kaksi|kolme)|(?:enää|vain) (?:muutam|kourallinen)|jäljellä (?:enää|vain)',
	},
	polish: {
		C: 'pół (?:biura|miasta|osiedla|ulicy|rodziny|firmy)|w co (?:drugiej|trzeciej) (?:kuchni|domu)|(?:każdy|wszyscy),? kto (?:go |ją |je )?(?:spróbował|kupił|przetestował)|pocztą pantoflową|zazdro',
		K: 'nie zwlekaj|pospiesz|spiesz się|schodzą|na pniu|kolejna dostawa|nie przegap|do wyczerpania|wkrótce (?:zabraknie|się skończ)|ostatnie dni',
	},
	czech: {
		C: 'půl (?:kanceláře|města|ulice|rodiny)|v každé druhé (?:kuchyni|domácnosti)|(?:každý|všichni),? k(?:do|teří) (?:ho |ji |je )?(?:vyzkouš|koupi)|závid',
		K: 'neváhejte|pospěšte|nepropásněte|další (?:dodávka|várka)|tenčí se|se tenčí|dokud jsou sklad|než zmizí|brzy vyprod',
	},
	hungarian: {
		C: 'a fél (?:iroda|város|utca|család)|minden második (?:konyh|otthon|háztart)|(?:aki|mindenki,? aki) (?:csak )?(?:kipróbál|megve)|irigyel|szájról szájra',
		K: 'siess|ne maradj le|ne hagyd ki|következő (?:szállítmány|széria)|mert elfogy|amíg a készlet',
	},
	romanian: {
		C: 'jumătate (?:de|din) (?:birou|oraș|stradă|familie)|în fiecare a doua (?:bucătărie|casă)|(?:oricine|toți cei care) (?:l-a|au) (?:încerc|cumpăr)|din gură în gură|invidi',
		K: 'grăbe|nu rata|până nu (?:se )?(?:dispar|termin|epuiz)|următorul (?:lot|transport)',
	},
	russian: {
		C: 'пол-?(?:офиса|города|улицы|семьи|двора)|в каждой (?:второй|третьей) (?:кухне|квартире)|(?:все|каждый),? кто (?:его |её |ее )?(?:попробова|купи|примеря)|из уст в уста|сарафанн|завид|из рук в руки',
		K: 'успей|спешите|торопит|поторопи|не упусти|пока не (?:разобрали|закончил|кончил)|следующ\\S+ (?:партия|поставк|завоз)|пока есть в|скоро не останется',
	},
	ukrainian: {
		C: 'пів (?:офісу|міста|вулиці|родини)|у кожній (?:другій|третій) (?:кухні|оселі)|(?:усі|всі|кожен),? хто (?:його |її )?(?:спробу|купи)|з уст в уста|заздр|з рук у руки',
		K: 'встигни|поспіш|не проґав|не пропусти|поки не (?:розібрали|закінчи)|наступна (?:партія|поставка)|поки є в',
	},
	turkish: {
		C: '(?:ofisin|mahallenin|şehrin) yarısı|her iki (?:mutfaktan|evden)|(?:deneyen|alan|kullanan) (?:herkes|bir daha)|kulaktan kulağa|kıskan',
		K: 'kaçırma|acele et|elini çabuk|yeni (?:parti|sevkiyat)|bir daha (?:gelmez|üretilmez)|stok\\S* (?:bitmeden|tükenmeden)|elimizde (?:çok )?az',
	},
	greek: {
		C: 'το μισό (?:γραφείο|χωριό|γυμνάσιο)|η μισή (?:πόλη|γειτονιά)|σε κάθε (?:δεύτερη|δεύτερο) (?:κουζίνα|σπίτι)|όποιος (?:το|τη|τον) (?:δοκιμάσ|αγόρασ)|στόμα με στόμα|ζηλέψ|όσοι (?:το|τη|τον) (?:δοκίμασ|αγόρασ)',
		K: 'προλάβ|βιάσου|βιαστείτε|μη χάσε|πριν (?:εξαντλ|τελειώσ|φύγ)|επόμενη (?:παρτίδα|παραλαβή)|όσο υπάρχουν αποθ|λίγ\\S+ (?:\\S+ )?(?:έμειν|απέμειν|ακόμ)|μόνο λίγ',
	},
	arabic: {
		C: 'نصف (?:ال)?(?:مكتب|حي|شارع|عايله|مدينه)|في كل (?:ثاني )?(?:مطبخ|بيت)|كل من (?:جرب|اشتر|استخدم)|من جربه|من جربها|من فم الي فم|نصحت به|نصح به',
		K: 'سارع|لا تفوت|قبل (?:ان )?(?:ينفد|تنفد|نفاد)|قبل فوات|المتوفر قليل|الدفعه القادمه|الي حين نفاد',
	},
	'moroccan arabic': {
		C: 'نص (?:ال)?(?:مكتب|حومه|مدينه|عايله)|فكل (?:كوزينه|دار)|اللي جرب|لي جرب|اللي شرا|لي شراو|الجيران|من فم لفم',
		K: 'زرب|دغيا قبل|ما تفوتش|قبل ما (?:يساليو|تسالي|يسالي|يتقاضاو)|سرع!',
	},
	hebrew: {
		C: 'חצי (?:משרד|שכונה|עיר|משפחה)|בכל (?:מטבח|בית) שני|(?:כל )?מי ש(?:ניסה|קנה|התנסה)|מפה לאוזן|בכל הארץ|יקנאו',
		K: 'מהרו|הזדרזו|אל תפספס|לפני שי(?:יגמר|גמר|אזל|יעלמ)|לפני שייגמר|עד גמר|המשלוח הבא|אספקה הבאה',
	},
	hindi: {
		C: 'आधा (?:दफ्तर|दफ़्तर|शहर|मोहल्ला)|हर दूसर[ीे] (?:रसोई|घर|दफ़्तर)|जिसने भी|जिन्होंने (?:खरीद|ख़रीद|इस्तेमाल|आज़मा)',
		K: 'जल्दी करें|देर न करें|मौका न|खत्म होने से|ख़त्म होने से|अगली खेप|जब तक स्टॉक',
	},
	persian: {
		C: 'نصف (?:اداره|شهر|محله)|هر کس(?:ی)? (?:که )?(?:امتحان|خرید)|کسانی که (?:خرید|امتحان)|دهان به دهان',
		K: 'عجله کن|از دست نده|تا تمام نشده|قبل از (?:اتمام|تمام)|محموله بعدی|تا موجود',
	},
	urdu: {
		C: 'آدھا (?:دفتر|شہر|محلہ)|ہر دوسرے (?:گھر|کچن)|جس نے بھی',
		K: 'جلدی کریں|دیر نہ کریں|موقع ہاتھ|ختم ہونے سے|اگلی کھیپ',
	},
	indonesian: {
		C: 'separuh (?:kantor|kampung|kota)|di setiap (?:dapur|rumah) kedua|siapa pun yang (?:sudah )?(?:mencoba|membeli)|yang (?:sudah|pernah) (?:mencoba|membeli)|dari mulut ke mulut',
		K: 'buruan|segera sebelum|jangan sampai (?:kehabisan|ketinggalan|terlewat)|sebelum (?:habis|kehabisan)|batch berikutnya|selagi ada',
	},
	vietnamese: {
		C: 'nửa (?:văn phòng|thành phố|khu phố)|ai (?:đã )?(?:dùng|mua|thử) (?:rồi )?cũng|người (?:đã )?(?:dùng|mua|thử) đều|bạn bè (?:bạn )?sẽ|truyền tai|rỉ tai',
		K: 'nhanh tay|nhanh lên|đừng bỏ lỡ|kẻo lỡ|trước khi hết|lô (?:hàng )?tiếp theo|đợt hàng',
	},
	thai: {
		C: 'คนที่(?:ลอง|ซื้อ|ใช้)แล้ว|ใครลองก็|เพื่อนๆ(?:ต้อง|จะ)|ปากต่อปาก|ขายดีจน',
		K: 'รีบ(?:สั่ง|ซื้อ|เลย|ก่อน)|อย่าพลาด|ก่อนหมด|ก่อนของหมด|ล็อตถัดไป|ล็อตหน้า|หมดแล้วหมดเลย',
	},
	japanese: {
		C: '使った人|買った人|試した人|お使いの方から|プロの厨房|業界で採用|多くの(?:店|お店|厨房|現場|家庭)|友人に自慢|ご近所でも|(?:厨房|店|現場|学校)で採用',
		K: '次回入荷|再入荷|入荷未定|売り切れる前|なくなる前|見逃さない|再販|お急ぎください|お早めにご注文',
	},
	korean: {
		C: '(?:입어|써|사용해|먹어|누워) ?본 (?:사람|분)|산 사람마다|써 ?본 사람|사무실 절반|집집마다|입소문|친구들이 물어',
		K: '놓치지 마|다음 입고|재입고|품절되기 전|품절 임박|없어지기 전|서두르세요|서둘러',
	},
	chinese: {
		C: '(?:买|用|睡|穿|试)过的(?:人|都)|(?:買|用|睡|穿|試)過的(?:人|都)|半个(?:办公室|小区|城)|半個(?:辦公室|社區|城)|家家户户|家家戶戶|每两家|口口相传|口耳相傳|朋友们都|同事都',
		K: '只做了|只有.{0,3}(?:件|个|只|台)了|下一批|下批|补货|補貨|赶快|趕快|赶紧|趕緊|别错过|別錯過|先到先得|本批|抓紧(?:时间|下单)|错过就|不要错过|不要錯過',
	},
}
