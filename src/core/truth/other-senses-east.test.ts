import { describe, expect, test } from 'vitest'
import { checkStatement } from './check-statement'
import { goodsIn } from './test-tables'

const judges = (block: string) => {
	const { facts, said } = goodsIn(block)
	return { said, judged: (language: string, text: string) => checkStatement({ text, facts, language }).supported }
}

/** Everyday words of the languages of Africa and Asia that look like words of claims, beside the claims themselves. */
const BRICKS = judges(`
	title: Box of 790 building bricks for children
	brand: Tarnia
	bullet: 790 bricks in 33 colours, with wheels, windows and doors.
	yes arabic: تحت شجرة التفاح، أو على طاولة المطبخ، تبدأ اللعبة.
	no arabic: نزرع شجرة مقابل كل صندوق.
	yes arabic: سهل الإمساك بالمكعبات بأصابع صغيرة.
	no arabic: يخفف الإمساك وآلام البطن.
	yes arabic: آلاف الأفكار تنتظر على الأرض.
	no arabic: ملايين الناس يختارونه.
	yes arabic: شقيقة صغيرة تبني وشقيق يهدم.
	no arabic: يعالج صداع الشقيقة.
	yes moroccan arabic: كندير سحاب وشجرة من الحجرات.
	no moroccan arabic: كنزرعو شجرة على كل صندوق.
	yes hebrew: בונים מתחת לכוכבים, על המרפסת.
	no hebrew: חמישה כוכבים באמזון.
	yes hebrew: כשראיתי את הקופסה, התחלתי לבנות.
	no hebrew: כשר לפסח.
	yes hebrew: לפני שמשתמשים בקוביות, שוטפים ידיים.
	no hebrew: קונים מרוצים מספרים עליו.
	yes hebrew: בונים טירה במחסן ביום של גשם.
	no hebrew: נותרו שלושה במחסן.
	yes persian: هر کودک جعبه را بگیره و بسازه.
	no persian: همراه با یک گیره.
	yes persian: داستان عاشقانه‌ی دو آجر.
	no persian: میلیون‌ها کاربر عاشق آن هستند.
	yes persian: بازی برنده و بازنده ندارد.
	no persian: برنده جایزه طراحی سال.
	yes turkish: Bir gezegen, bir roket, bir ev: hepsi masada.
	no turkish: Gezegeni korur, doğaya dosttur.
	yes turkish: Trene bir vagon eklemek ister misiniz?
	no turkish: Eklem ağrılarını azaltır.
	yes turkish: Pilot olmak isteyene uçak yapın.
	no turkish: Bu fırsatı kaçırma.
	yes bengali: কাঠবিড়ালী বানাও, বাঁশিওয়ালা বানাও।
	no bengali: কাঠের তৈরি।
	yes bengali: তাড়াতাড়ি বাড়ি ফিরে খেলতে বসি।
	no bengali: তাড়াতাড়ি অর্ডার করুন।
	yes malayalam: വേഗം വീട്ടിൽ വന്നു കളിക്കാം.
	no malayalam: വേഗം വാങ്ങൂ, സ്റ്റോക്ക് തീരും മുമ്പ്.
	yes malayalam: ബാക്കി കട്ടകൾ പെട്ടിയിൽ വയ്ക്കാം.
	no malayalam: ആയിരക്കണക്കിന് കുടുംബങ്ങൾ വിശ്വസിക്കുന്നു.
	yes malayalam: അവസാനത്തെ കട്ട ആരു വയ്ക്കും?
	no malayalam: അവസാനത്തെ അവസരം.
	yes hindi: खेलने के बाद टुकड़े डिब्बे में लौटाना।
	no hindi: लाखों परिवारों का भरोसा।
	yes urdu: صوفہ کے پاس بیٹھ کر بنائیں۔
	no urdu: لاکھوں لوگوں کا بھروسہ۔
	yes korean: 오늘밤은 아이와 함께 성을 쌓아요.
	no korean: 오늘밤까지만 이 가격.
	yes korean: 무슨 생각인지 손으로 보여 주세요.
	no korean: 이름 각인 무료.
	yes thai: ในที่สุดปราสาทก็เสร็จ
	no thai: ดีที่สุดในโลก
	yes thai: ดูสิว่าลูกต่ออะไร
	no thai: รักษาสิว
	yes vietnamese: Bé làm pilot, bố làm xe chữa cháy.
	no vietnamese: Trị bệnh chàm.
	yes indonesian: Bangun planet, pilot, dan legenda dari balok.
	no indonesian: Baik untuk planet.
	yes indonesian: Setelah bermain, kembalikan balok ke dalam kotak.
	no indonesian: Dapat dikembalikan dalam 30 hari.
	yes malay: Lori kecemasan, pilot dan planet di atas meja.
	no malay: Diuji di makmal bebas.
	yes malay: Lepas main, pulangkan blok ke dalam kotak.
	no malay: Boleh dipulangkan dalam 30 hari.
	yes simplified chinese: 做手工的下午，一块也不会错过。
	no simplified chinese: 错过就没有了。
	yes simplified chinese: 去游泳池之前，先拼一条小船。
	no simplified chinese: 可佩戴游泳。
	yes traditional chinese: 今天的話題是恐龍。
	no traditional chinese: 話題商品，趕快下單。
	yes japanese: 洗濯機の横でも、床の上でも遊べます。
	no japanese: 洗濯機で洗えます。
	yes filipino: Pagkatapos maglaro, isauli sa kahon ang mga piraso.
	no filipino: Pwedeng isauli sa loob ng 30 araw.
	yes swahili: Jenga mbele ya kioo na ucheke.
	no swahili: Imetengenezwa kwa kioo kigumu.
`)

describe('[K-2] words with another sense of their own in their language are no claims', () => {
	test.each(BRICKS.said)('stands %s: %s: %s', (stands, language, text) => {
		expect(BRICKS.judged(language, text)).toBe(stands)
	})
})
