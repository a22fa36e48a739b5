import { findLanguage } from '../../../core/locale/languages'

/**
 * Copy as it should read, about a lamp nobody sells here; one for each family of languages, so that its manner is heard
 * and not described. Written for this project.
 */
const EXAMPLES = {
	english:
		'“Light where you read, dark where they sleep.” · “The head turns a full circle, so the beam stays on your page and off the other pillow.” · “Three brightness steps, one button. You will find it in the dark.”',
	german:
		'„Licht fürs Buch, nicht fürs halbe Zimmer.“ · „Der Kopf dreht sich einmal ganz herum. Sie lesen weiter, neben Ihnen bleibt es dunkel.“ · „Drei Helligkeiten, ein Knopf: Den finden Sie auch im Halbschlaf.“',
	french:
		'« La page éclairée, la chambre endormie. » · « La tête pivote sur un tour complet : la lumière reste sur votre livre, pas sur l’oreiller d’à côté. » · « Trois intensités, un seul bouton. On le trouve même les yeux fermés. »',
	spanish:
		'«Luz para tu libro, sombra para quien duerme.» · «El cabezal gira una vuelta entera: el haz se queda en la página y no en la almohada de al lado.» · «Tres intensidades y un solo botón. Lo encuentras hasta medio dormido.»',
	slavic:
		'„Światło na książce, ciemność obok.“ · „Głowica obraca się dookoła, więc snop pada na stronę, a nie na poduszkę obok.“ · „Trzy stopnie jasności, jeden przycisk. Znajdziesz go nawet po ciemku.“',
	arabic:
		'«نورٌ لكتابك، وعتمةٌ لمن ينام بجانبك.» · «يدور الرأس دورة كاملة، فيبقى الضوء على صفحتك ولا يصل إلى الوسادة المجاورة.» · «ثلاث درجات وزرٌّ واحد، تجده يدك حتى في الظلام.»',
	darija:
		'«الضو على كتابك، والناعس حداك ما يحس بوالو.» · «الراس ديالها كيدور دورة كاملة: الضو كيبقى فالورقة، ماشي فالمخدة اللي حداك.» · «ثلاثة ديال الدرجات وبوطونة وحدة، كتلقاها حتى فالظلام.»',
	turkish:
		'“Işık kitabınızda, karanlık yanınızda kalır.” · “Başlık tam tur döner: ışık sayfada kalır, yan yastığa taşmaz.” · “Üç parlaklık, tek düğme. Karanlıkta bile eliniz bulur.”',
	japanese:
		'「本だけを照らして、となりの眠りはそのままに。」 · 「ヘッドがぐるりと一周回ります。光はページの上に、となりの枕には届きません。」 · 「明るさは三段階、ボタンはひとつ。暗がりでも指が覚えています。」',
	chinese: '“光照在书上，不打扰身边的人。” · “灯头可以转一整圈，光落在书页上，照不到旁边的枕头。” · “三档亮度，一个按钮，摸黑也能找到。”',
	indic:
		'“रोशनी किताब पर, अँधेरा बगल वाले के लिए।” · “इसका सिर पूरा घूमता है, इसलिए रोशनी पन्ने पर रहती है, बगल के तकिए पर नहीं।” · “तीन चमक, एक बटन। अँधेरे में भी हाथ वहीं पहुँचता है।”',
	traditionalChinese:
		'「光照在書上，不打擾身邊的人。」 · 「燈頭可以轉一整圈，光落在書頁上，照不到旁邊的枕頭。」 · 「三段亮度，一個按鈕，摸黑也找得到。」',
	korean:
		'“빛은 책 위에, 어둠은 옆 사람에게.” · “머리가 한 바퀴 돌아가서 빛이 책장에 머물고, 옆 베개까지 가지 않아요.” · “밝기는 세 단계, 버튼은 하나. 어두워도 손이 먼저 찾습니다.”',
	nordic:
		'”Ljus på boken, mörkt för den som sover.” · ”Huvudet går att vrida ett helt varv, så ljuset stannar på sidan och inte på kudden bredvid.” · ”Tre ljusstyrkor, en knapp. Den hittar du även i mörkret.”',
	hebrew:
		'”אור על הספר, חושך למי שישן לידך.” · ”הראש מסתובב סיבוב שלם, כך שהאור נשאר על הדף ולא על הכרית השכנה.” · ”שלוש עוצמות, כפתור אחד. תמצאו אותו גם בחושך.”',
	greek:
		'«Φως στο βιβλίο, σκοτάδι για όποιον κοιμάται δίπλα.» · «Η κεφαλή κάνει ολόκληρο κύκλο, κι έτσι το φως μένει στη σελίδα και όχι στο διπλανό μαξιλάρι.» · «Τρεις εντάσεις, ένα κουμπί. Το βρίσκεις και στα σκοτεινά.»',
	thai: '“แสงอยู่บนหนังสือ คนข้าง ๆ ได้นอนต่อ” · “หัวโคมหมุนได้รอบตัว แสงจึงอยู่บนหน้ากระดาษ ไม่ส่องไปถึงหมอนข้าง ๆ” · “สามระดับความสว่าง ปุ่มเดียว มืดแค่ไหนมือก็หาเจอ”',
	persian:
		'«نور روی کتاب، تاریکی برای کسی که کنارتان خوابیده.» · «سر چراغ یک دور کامل می‌چرخد؛ نور روی صفحه می‌ماند و به بالش کناری نمی‌رسد.» · «سه درجه نور، یک دکمه؛ در تاریکی هم دست پیدایش می‌کند.»',
	urdu: '”روشنی کتاب پر، اندھیرا ساتھ سونے والے کے لیے۔“ · ”اس کا سر پورا گھومتا ہے، اس لیے روشنی صفحے پر رہتی ہے، ساتھ والے تکیے پر نہیں۔“ · ”تین درجے، ایک بٹن۔ اندھیرے میں بھی ہاتھ وہیں پہنچتا ہے۔“',
	malay:
		'“Cahaya di buku, gelap untuk yang tidur di sebelah.” · “Kepalanya berputar penuh, jadi cahaya tetap di halaman dan tidak sampai ke bantal sebelah.” · “Tiga tingkat terang, satu tombol. Dalam gelap pun tangan menemukannya.”',
	finnic:
		'”Valo kirjalle, pimeä vieressä nukkuvalle.” · ”Pää kääntyy täyden kierroksen, joten valo pysyy sivulla eikä osu viereiselle tyynylle.” · ”Kolme kirkkautta, yksi painike. Sen löydät pimeässäkin.”',
	baltic:
		'„Šviesa ant knygos, tamsa tam, kas miega šalia.“ · „Galvutė apsisuka visą ratą, todėl šviesa lieka puslapyje ir nepasiekia gretimos pagalvės.“ · „Trys ryškumo lygiai, vienas mygtukas. Rasite jį ir tamsoje.“',
	hungarian:
		'„Fény a könyvre, sötét annak, aki melletted alszik.” · „A feje teljes kört fordul, így a fény a lapon marad, és nem jut el a szomszéd párnáig.” · „Három fényerő, egyetlen gomb. Sötétben is megtalálod.”',
	vietnamese:
		'“Sáng trang sách, tối cho người nằm cạnh.” · “Đầu đèn xoay trọn một vòng, nên ánh sáng ở lại trên trang giấy, không hắt sang gối bên.” · “Ba mức sáng, một nút bấm. Trong bóng tối tay vẫn tìm thấy.”',
	bantu:
		'“Mwanga kwenye kitabu, giza kwa aliyelala kando.” · “Kichwa kinazunguka mzunguko mzima, hivyo mwanga hubaki kwenye ukurasa na haufiki kwenye mto wa jirani.” · “Viwango vitatu vya mwanga, kitufe kimoja. Utakipata hata gizani.”',
	filipino:
		'“Liwanag sa libro, dilim sa katabi.” · “Umiikot nang buo ang ulo nito, kaya nasa pahina ang ilaw at hindi umaabot sa kabilang unan.” · “Tatlong liwanag, isang pindutan. Mahahanap mo ito kahit madilim.”',
	dravidian:
		'“வெளிச்சம் புத்தகத்தில், இருள் அருகில் தூங்குபவருக்கு.” · “விளக்கின் தலை முழுவதும் சுழலும்; வெளிச்சம் பக்கத்திலேயே நிற்கும், பக்கத்துத் தலையணைக்குப் போகாது.” · “மூன்று அளவு வெளிச்சம், ஒரே பொத்தான். இருட்டிலும் கைக்குக் கிடைக்கும்.”',
} as const

/** The family whose manner is nearest, by the language's value or its script. */
const FAMILY: Readonly<Record<string, keyof typeof EXAMPLES>> = {
	german: 'german',
	dutch: 'german',
	french: 'french',
	spanish: 'spanish',
	italian: 'spanish',
	portuguese: 'spanish',
	catalan: 'spanish',
	romanian: 'spanish',
	polish: 'slavic',
	czech: 'slavic',
	russian: 'slavic',
	ukrainian: 'slavic',
	'moroccan arabic': 'darija',
	turkish: 'turkish',
	japanese: 'japanese',
	arabic: 'arabic',
	persian: 'persian',
	urdu: 'urdu',
	'simplified chinese': 'chinese',
	'traditional chinese': 'traditionalChinese',
	slovak: 'slavic',
	croatian: 'slavic',
	serbian: 'slavic',
	slovenian: 'slavic',
	swedish: 'nordic',
	danish: 'nordic',
	norwegian: 'nordic',
	icelandic: 'nordic',
	afrikaans: 'german',
	azerbaijani: 'turkish',
	indonesian: 'malay',
	malay: 'malay',
	finnish: 'finnic',
	estonian: 'finnic',
	lithuanian: 'baltic',
	latvian: 'baltic',
	hungarian: 'hungarian',
	vietnamese: 'vietnamese',
	swahili: 'bantu',
	zulu: 'bantu',
	filipino: 'filipino',
	...{ Cyrl: 'slavic', Kore: 'korean', Hebr: 'hebrew', Grek: 'greek', Thai: 'thai' },
	...{ Deva: 'indic', Beng: 'indic', Gujr: 'indic', Guru: 'indic' },
	...{ Taml: 'dravidian', Telu: 'dravidian', Knda: 'dravidian', Mlym: 'dravidian' },
}

/** Sentences to hear the manner by, in the language or one near to it. */
export function exampleFor(languageId: string | undefined): string {
	const script = findLanguage(languageId ?? '')?.script ?? ''
	return EXAMPLES[FAMILY[languageId ?? ''] ?? FAMILY[script] ?? 'english']
}
