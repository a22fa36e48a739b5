import { describe, expect, test } from 'vitest'
import type { ClaimCategory } from '../copy/copy'
import { LANGUAGES } from '../locale/languages'
import { checkStatement } from './check-statement'
import { factsFrom } from './test-tables'

const LAMP = factsFrom([
	['title', 'Odell Reading Lamp'],
	['brand', 'Odell'],
	['spec', 'Steel', 'Material'],
	['spec', '40 cm', 'Height'],
])
const CATEGORIES: readonly ClaimCategory[] = ['guarantees', 'health', 'social-proof', 'scarcity']

/** By language: a sentence of each category, in their order, that nothing the listing says bears. */
const SAID: Readonly<Record<string, readonly string[]>> = {
	english: ['It comes with a warranty.', 'It eases headaches.', 'Loved by thousands of readers.', 'Only a few left.'],
	french: [
		'Elle est garantie.',
		'Elle soulage les maux de tête.',
		'Adoptée par des milliers de lecteurs.',
		"Il n'en reste que quelques-unes.",
	],
	spanish: ['Tiene garantía.', 'Alivia el dolor de cabeza.', 'Elegida por miles de lectores.', 'Quedan pocas unidades.'],
	german: ['Mit Garantie.', 'Sie lindert Kopfschmerzen.', 'Tausende Leser lieben sie.', 'Nur noch wenige auf Lager.'],
	italian: ['Coperta da garanzia.', 'Allevia il mal di testa.', 'Amata da migliaia di lettori.', 'Ne restano pochi pezzi.'],
	arabic: ['المصباح عليه ضمان.', 'يخفف الصداع.', 'يثق به آلاف القراء.', 'بقيت قطع قليلة فقط.'],
	'moroccan arabic': ['فيه الضمان.', 'كيداوي الشقيقة.', 'آلاف ديال الناس كيتيقو فيه.', 'ما بقا غير شي حبات.'],
	portuguese: ['Tem garantia.', 'Alivia a dor de cabeça.', 'Preferida por milhares de leitores.', 'Restam poucas unidades.'],
	russian: ['На лампу даётся гарантия.', 'Снимает головную боль.', 'Её выбирают тысячи читателей.', 'Осталось всего несколько штук.'],
	'simplified chinese': ['提供质保。', '缓解头痛。', '成千上万读者的选择。', '仅剩最后几件。'],
	'traditional chinese': ['提供保固。', '緩解頭痛。', '成千上萬讀者的選擇。', '僅剩最後幾件。'],
	japanese: ['保証付きです。', '頭痛を和らげます。', '数万人に愛用されています。', '残りわずかです。'],
	korean: ['품질 보증이 포함됩니다.', '두통을 완화합니다.', '수만 명이 선택했습니다.', '마지막 수량입니다.'],
	turkish: ['Garantisi vardır.', 'Baş ağrısını hafifletir.', 'Binlerce okurun tercihi.', 'Son birkaç adet.'],
	dutch: ['Met garantie.', 'Verlicht hoofdpijn.', 'Duizenden lezers gingen u voor.', 'Nog maar een paar stuks.'],
	polish: ['Objęta gwarancją.', 'Łagodzi ból głowy.', 'Uwielbiana przez tysiące czytelników.', 'Zostało tylko kilka sztuk.'],
	swedish: ['Med garanti.', 'Lindrar huvudvärk.', 'Älskad av tusentals läsare.', 'Bara några få kvar.'],
	danish: ['Med garanti.', 'Lindrer hovedpine.', 'Elsket af tusindvis af læsere.', 'Kun få tilbage.'],
	norwegian: ['Med garanti.', 'Lindrer hodepine.', 'Elsket av tusenvis av lesere.', 'Bare noen få igjen.'],
	finnish: ['Lampulla on takuu.', 'Lievittää päänsärkyä.', 'Tuhannet lukijat rakastavat sitä.', 'Vain muutama jäljellä.'],
	icelandic: ['Ábyrgð fylgir lampanum.', 'Dregur úr höfuðverk.', 'Þúsundir lesenda elska hann.', 'Aðeins örfáir eftir.'],
	hindi: ['इस पर वारंटी है।', 'सिर दर्द से राहत देता है।', 'हज़ारों पाठकों की पहली पसंद।', 'सिर्फ़ कुछ ही बचे हैं।'],
	hebrew: ['המנורה מגיעה עם אחריות.', 'מקלה על כאבי ראש.', 'אלפי קוראים ממליצים עליה.', 'נשארו יחידות אחרונות.'],
	thai: ['มีการรับประกัน', 'บรรเทาอาการปวดหัว', 'นักอ่านหลายพันคนไว้วางใจ', 'เหลือเพียงไม่กี่ชิ้น'],
	indonesian: ['Lampu ini bergaransi.', 'Meredakan sakit kepala.', 'Dipercaya ribuan pembaca.', 'Tinggal beberapa unit.'],
	vietnamese: ['Đèn được bảo hành.', 'Giúp giảm đau đầu.', 'Hàng nghìn độc giả tin dùng.', 'Chỉ còn vài chiếc cuối.'],
	bengali: ['এতে ওয়ারেন্টি আছে।', 'মাথা ব্যথা কমায়।', 'হাজার হাজার পাঠকের প্রথম পছন্দ।', 'মাত্র কয়েকটি বাকি আছে।'],
	urdu: ['اس پر وارنٹی ہے۔', 'سر درد میں آرام دلاتا ہے۔', 'ہزاروں قارئین کی پسند۔', 'صرف چند دانے باقی ہیں۔'],
	swahili: ['Ina dhamana.', 'Hutuliza maumivu ya kichwa.', 'Maelfu ya wasomaji wanaiamini.', 'Zimebaki chache tu.'],
	zulu: ['Inesiqinisekiso.', 'Yelapha ikhanda elibuhlungu.', 'Ithandwa izinkulungwane zabafundi.', 'Kusele ezimbalwa kuphela.'],
	afrikaans: ['Met waarborg.', 'Verlig hoofpyn.', 'Duisende lesers is lief daarvoor.', 'Net enkele oor.'],
	persian: ['این چراغ ضمانت دارد.', 'سردرد را تسکین می‌دهد.', 'هزاران خواننده به آن اعتماد دارند.', 'فقط چند عدد باقی مانده است.'],
	greek: ['Συνοδεύεται από εγγύηση.', 'Ανακουφίζει τον πονοκέφαλο.', 'Χιλιάδες αναγνώστες την εμπιστεύονται.', 'Τελευταία κομμάτια.'],
	czech: ['Se zárukou.', 'Ulevuje od bolesti hlavy.', 'Tisíce čtenářů ji milují.', 'Zbývá jen pár kusů.'],
	slovak: ['So zárukou.', 'Uľavuje od bolesti hlavy.', 'Tisíce čitateľov ju milujú.', 'Zostáva len pár kusov.'],
	hungarian: ['Garanciával.', 'Enyhíti a fejfájást.', 'Olvasók ezrei szeretik és ajánlják.', 'Már csak néhány darab maradt.'],
	romanian: ['Cu garanție.', 'Alină durerea de cap.', 'Mii de cititori o recomandă.', 'Au rămas doar câteva bucăți.'],
	bulgarian: ['С гаранция.', 'Облекчава главоболието.', 'Хиляди читатели ѝ се доверяват.', 'Последни бройки.'],
	ukrainian: ['З гарантією.', 'Полегшує головний біль.', 'Тисячі читачів їй довіряють.', 'Залишилося лише кілька штук.'],
	croatian: ['S jamstvom.', 'Ublažava glavobolju.', 'Tisuće čitatelja vjeruju joj.', 'Samo nekoliko komada.'],
	serbian: ['Sa garancijom.', 'Ublažava glavobolju.', 'Hiljade čitalaca joj veruju.', 'Samo nekoliko komada.'],
	slovenian: ['Z garancijo.', 'Lajša glavobol.', 'Zaupa ji na tisoče bralcev.', 'Le še nekaj kosov.'],
	lithuanian: ['Su garantija.', 'Palengvina galvos skausmą.', 'Tūkstančiai skaitytojų ja pasitiki.', 'Liko tik keli vienetai.'],
	latvian: ['Ar garantiju.', 'Atvieglo galvassāpes.', 'Tūkstošiem lasītāju tai uzticas.', 'Palikuši tikai daži gabali.'],
	estonian: ['Garantiiga.', 'Leevendab peavalu.', 'Tuhanded lugejad usaldavad seda.', 'Alles on vaid mõned tükid.'],
	catalan: ['Amb garantia.', 'Alleuja el mal de cap.', 'Milers de lectors hi confien.', 'Només en queden unes quantes.'],
	azerbaijani: ['Zəmanətlə.', 'Baş ağrısını yüngülləşdirir.', 'Minlərlə oxucu ona etibar edir.', 'Yalnız bir neçə ədəd qaldı.'],
	malay: ['Dengan waranti.', 'Melegakan sakit kepala.', 'Dipercayai ribuan pembaca.', 'Tinggal beberapa unit.'],
	filipino: [
		'May garantiya.',
		'Nakagagaling ng sakit ng ulo.',
		'Pinagkakatiwalaan ng libu-libong mambabasa.',
		'Ilan na lang ang natitira.',
	],
	tamil: ['உத்தரவாதம் உண்டு.', 'தலைவலியைக் குணப்படுத்தும்.', 'ஆயிரக்கணக்கான வாசகர்கள் நம்பும் விளக்கு.', 'கடைசி சில மட்டுமே உள்ளன.'],
	telugu: ['వారంటీ ఉంది.', 'తలనొప్పిని తగ్గిస్తుంది.', 'వేలాది పాఠకులు నమ్మే దీపం.', 'కొన్ని మాత్రమే మిగిలి ఉన్నాయి.'],
	marathi: ['यावर वॉरंटी आहे.', 'डोकेदुखीवर उपचार करतो.', 'हजारो वाचकांचा विश्वास.', 'फक्त काही नग शिल्लक.'],
	gujarati: ['વોરંટી સાથે.', 'માથાનો દુખાવો ઓછો કરે છે.', 'હજારો વાચકોનો વિશ્વાસ.', 'માત્ર થોડા નંગ બાકી છે.'],
	punjabi: ['ਵਾਰੰਟੀ ਨਾਲ।', 'ਸਿਰ ਦਰਦ ਤੋਂ ਰਾਹਤ ਦਿੰਦਾ ਹੈ।', 'ਹਜ਼ਾਰਾਂ ਪਾਠਕਾਂ ਦਾ ਭਰੋਸਾ।', 'ਸਿਰਫ਼ ਕੁਝ ਹੀ ਬਾਕੀ ਹਨ।'],
	kannada: ['ವಾರಂಟಿ ಇದೆ.', 'ತಲೆನೋವನ್ನು ಕಡಿಮೆ ಮಾಡುತ್ತದೆ.', 'ಸಾವಿರಾರು ಓದುಗರ ನಂಬಿಕೆ.', 'ಕೆಲವೇ ಉಳಿದಿವೆ.'],
	malayalam: ['വാറന്റി ഉണ്ട്.', 'തലവേദന കുറയ്ക്കുന്നു.', 'ആയിരക്കണക്കിന് വായനക്കാർ വിശ്വസിക്കുന്നു.', 'കുറച്ച് മാത്രം ബാക്കി.'],
}

describe('[K-2] in every language of the product', () => {
	test('a sentence of each category is at hand for each language', () => {
		expect(Object.keys(SAID).sort()).toEqual(LANGUAGES.map(({ id }) => id).sort())
		for (const sentences of Object.values(SAID)) expect(sentences).toHaveLength(CATEGORIES.length)
	})

	const said = Object.entries(SAID).flatMap(([language, sentences]) =>
		sentences.map((text, at) => [CATEGORIES[at] as ClaimCategory, language, text] as const),
	)
	test.each(said)('what nothing bears is caught as %s — %s: %s', (category, language, text) => {
		expect(checkStatement({ text, facts: LAMP, language }).categories).toContain(category)
	})
})
