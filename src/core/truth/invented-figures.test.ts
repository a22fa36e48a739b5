import { describe, expect, test } from 'vitest'
import { checkStatement } from './check-statement'
import { factsFrom, sentencesIn } from './test-tables'

const KETTLE = factsFrom([
	['title', 'Halden & Roe Gooseneck Electric Kettle 0.9 L, Variable Temperature 40–100 °C, Stainless Steel'],
	['bullet', 'Set any temperature from 40 °C to 100 °C in steps of one degree.'],
	['bullet', '1200 watts bring 0.9 liters from cold to 96 °C in about four minutes.'],
	['bullet', 'Holds the chosen temperature for up to 60 minutes.'],
	['spec', '2.4 pounds', 'Item Weight'],
])

/** Figures that no fact has, a language and a sentence a line. */
const INVENTED = `
	english: Seven coats of lacquer.
	english: An eight-litre tank.
	english: A quarter of the weight.
	english: For ages six and up.
	german: 27 mal 35 Zentimeter.
	german: Alle sieben Minuten prüft er die Temperatur.
	german: Acht von zehn Tassen bleiben heiß.
	german: Bleibt mindestens sieben Stunden lang heiß.
	dutch: Een veertiendaags programma.
	dutch: Zeven programma's voor thee.
	dutch: Een zevendelige set.
	dutch: Blijft minstens zeven uur heet.
	swedish: Sju kilometer tråd.
	swedish: Två tredjedelar lättare.
	swedish: Ett dussin koppar på en påfyllning.
	swedish: En åttaliterstank.
	danish: Nok til otte personer.
	danish: Nu i sin femte generation.
	danish: Atten måneders udvikling.
	danish: Tre gange så stille.
	norwegian: To ganger så rask som før.
	norwegian: Nitti prosent mindre kalk.
	norwegian: Sytten centimeter høy.
	norwegian: To og et halvt kilo stål.
	finnish: Seitsemän kilometriä lankaa.
	finnish: Seitsemäs versio.
	finnish: Puoli tusinaa säätöä.
	finnish: Kahvassa seitsemän painiketta.
	french: Douze tasses en un seul remplissage.
	french: Dix-sept centimètres de haut.
	french: S'éteint au bout de vingt secondes.
	french: Un câble de sept mètres de long.
	spanish: Once colores a elegir.
	spanish: Siete capas de laca.
	spanish: Ya en su quinta generación.
	spanish: Listo en siete u ocho minutos.
	italian: Mezza dozzina di impostazioni.
	italian: Prodotto dal 1897.
	italian: Mai oltre trentacinque decibel.
	italian: Caldo per mezz'ora, senza elettricità.
	portuguese: Pronto em sete ou oito minutos.
	portuguese: Pesa um pouco menos de sete quilos.
	portuguese: Oito velocidades.
	portuguese: O cabo tem sete metros de comprimento.
	romanian: La fiecare șapte minute verifică temperatura.
	romanian: Șapte butoane pe mâner.
	romanian: Ediția a șaptea.
	romanian: Gata în șapte-opt minute.
	catalan: Set peces a la caixa.
	catalan: Mitja dotzena d'ajustos.
	catalan: Manual en tretze idiomes.
	catalan: Fins a vint-i-cinc infusions al dia.
	greek: Διπλάσια ταχύτητα από πριν.
	greek: Η έβδομη έκδοση.
	greek: Τώρα στην πέμπτη γενιά του.
	greek: 27 επί 35 εκατοστά.
	arabic: ٢٧ × ٣٥ سنتيمترًا.
	arabic: أسرع بمرتين من ذي قبل.
	arabic: دزينة أكواب من تعبئة واحدة.
	arabic: تغلي ٢٣ لترًا في الساعة.
	moroccan arabic: سبعة د الكيلومترات د الخيط.
	moroccan arabic: كتاب ديال الاستعمال بتلطاش لغة.
	moroccan arabic: باطري كدوم سبعة أيام.
	moroccan arabic: ساكت كتر بتلت مرات.
	turkish: On sekiz ay süren geliştirme.
	turkish: On yedi santimetre yüksekliğinde.
	turkish: 1897 yılından beri üretiliyor.
	turkish: Çay için yedi program.
	hebrew: מוכן תוך שבע-שמונה דקות.
	hebrew: שני קילו וחצי של פלדה.
	hebrew: שלושים וחמש שנות ניסיון.
	hebrew: כעת בדור החמישי שלו.
	persian: دفترچهٔ راهنما به سیزده زبان.
	persian: بین 13 و 17 درجه.
	persian: حداقل هفت ساعت گرم نگه می‌دارد.
	persian: ۲۷ در ۳۵ سانتی‌متر.
	urdu: سات آٹھ منٹ میں تیار۔
	urdu: اب پانچویں جنریشن میں۔
	urdu: پہلے سے دوگنی تیز۔
	urdu: ہلکی پھلکی، صرف سات سو گرام۔
	hindi: वज़न महज़ सात सौ ग्राम।
	hindi: हर डिब्बे में पाँच फ़िल्टर।
	hindi: हर सात मिनट में तापमान जाँचती है।
	hindi: ३.७ लीटर।
	bengali: ছয় বছর বয়স থেকে।
	bengali: নলে উনিশটা ফুটো।
	bengali: আধা ডজন সেটিংস।
	bengali: বাক্সে সাতটি জিনিস।
	thai: ใช้ไฟเพียงเจ็ดร้อยวัตต์
	thai: ตรวจความร้อนทุกเจ็ดนาที
	thai: แบตเตอรี่อยู่ได้เจ็ดวัน
	thai: เก็บความร้อนได้อย่างน้อยเจ็ดชั่วโมง
	vietnamese: Bảy chương trình pha trà.
	vietnamese: Hướng dẫn sử dụng mười ba ngôn ngữ.
	vietnamese: Dành cho trẻ từ sáu tuổi.
	vietnamese: Nay đã là thế hệ thứ năm.
	indonesian: Panjang kabelnya tujuh meter.
	indonesian: Tujuh lapisan lak.
	indonesian: Dua setengah kilo baja.
	indonesian: Edisi ketujuh.
	malay: Dari umur enam tahun.
	malay: Satu set tujuh unit.
	malay: Tujuh program untuk teh.
	malay: Tangki muatan lapan liter.
	filipino: Pitong oras na timer.
	filipino: Kalahating dosenang mga setting.
	filipino: Handa na sa loob ng siyete hanggang otso minutos.
	filipino: Nobenta porsiyentong bawas sa limescale.
	swahili: Vitu saba kwenye kisanduku.
	swahili: Kuanzia umri wa miaka sita.
	swahili: Huchemsha lita 23 kila saa.
	swahili: Waya una urefu wa mita saba.
	japanese: いまや第五世代。
	japanese: 十杯中八杯が冷めません。
	japanese: 選べる十一色。
	japanese: 鋼を二・五キロ使用。
	simplified chinese: 八种速度。
	simplified chinese: 安静三倍。
	simplified chinese: 七到八分钟即可就绪。
	simplified chinese: 够八人享用。
	traditional chinese: 七層漆。
	traditional chinese: 七小時定時。
	traditional chinese: 高十七公分。
	traditional chinese: 現已邁入第五代。
	korean: 십사 일 프로그램.
	korean: 여덟 단계 속도.
	korean: 일곱 시간 타이머.
	korean: 소비 전력은 칠백 와트뿐.
	russian: Семь предметов в коробке.
	russian: Таймер на семь часов.
	russian: До двадцати пяти завариваний в день.
	russian: Бак на восемь литров.
	ukrainian: Сім предметів у коробці.
	ukrainian: Посібник тринадцятьма мовами.
	ukrainian: Набір із семи предметів.
	ukrainian: Пів години гарячий без струму.
	bulgarian: В комплекта са включени осем чаши.
	bulgarian: Произвежда се от 1897 г.
	bulgarian: Висок седемнадесет сантиметра.
	bulgarian: Осем от десет чаши остават горещи.
	polish: 27 na 35 centymetrów.
	polish: Zestaw siedmiu sztuk.
	polish: W zestawie osiem filiżanek.
	polish: Wyłącza się po dwudziestu sekundach.
	czech: Sedm vrstev laku.
	czech: Stačí pro osm osob.
	czech: Po sedmi minutách vždy zkontroluje teplo.
	czech: Sedm programů na čaj.
	slovak: Ľahká ako sedemsto gramov.
	slovak: Z desiatich šálok ich osem nevychladne.
	slovak: Hotovo za sedem až osem minút.
	slovak: Uvarí 23 litrov za hodinu.
	croatian: Lakše za dvije trećine.
	croatian: Između 13 i 17 stupnjeva.
	croatian: Za devedeset posto manje kamenca.
	croatian: Tucet šalica iz jednog punjenja.
	serbian: 27 × 35 centimetara.
	serbian: Od šest godina pa naviše.
	serbian: Четвртина тежине.
	serbian: Искључује се после двадесет секунди.
	slovenian: Zavre 23 litrov na uro.
	slovenian: Sedemmetrski kabel.
	slovenian: Samo sedemsto vatov.
	slovenian: Izklopi se po dvajsetih sekundah.
	hungarian: Tizenkilenc nyílás a csőrében.
	hungarian: Két és fél kiló acél.
	hungarian: Napi huszonöt főzésig.
	hungarian: Hétdarabos készlet.
	lithuanian: Dukart greičiau nei iki šiol.
	lithuanian: Karštas mažiausiai septynias valandas.
	lithuanian: 27 x 35 centimetrai.
	lithuanian: Lengvas – vos septyni šimtai gramų.
	latvian: Pusducis iestatījumu.
	latvian: Pusstundu karsta bez strāvas.
	latvian: Septiņu stundu taimeris.
	latvian: Divtik ātra kā agrāk.
	estonian: Seitsmemeetrine kaabel.
	estonian: Alates kuue aasta vanusest.
	estonian: Piisab kaheksale inimesele.
	estonian: Seitsmes väljaanne.
`
/** Generations and editions that no fact tells of. */
const COUNTED_ON = `
	english: Now in its fifth generation.
	german: Jetzt in der fünften Generation.
	dutch: Nu al in zijn vijfde generatie.
	swedish: Nu i sin femte generation.
	danish: Nu i femte generation.
	norwegian: Nå i sin femte generasjon.
	finnish: Nyt viidennessä sukupolvessaan.
	french: Déjà la cinquième génération.
	spanish: Ya en su quinta generación.
	italian: Ora alla quinta generazione.
	portuguese: Agora na sua quinta geração.
	romanian: Acum la a cincea generație.
	catalan: Ara en la cinquena generació.
	greek: Τώρα στην πέμπτη γενιά του.
	arabic: الآن في جيلها الخامس.
	moroccan arabic: دابا فالجيل الخامس ديالو.
	turkish: Yedinci baskı.
	hebrew: עכשיו בדור החמישי.
	persian: حالا در نسل پنجم.
	urdu: اب اپنی پانچویں نسل میں۔
	hindi: अब अपनी पाँचवीं पीढ़ी में।
	bengali: এখন পঞ্চম প্রজন্মে।
	thai: ก้าวสู่รุ่นที่ห้าแล้ว
	vietnamese: Nay đã là thế hệ thứ năm.
	indonesian: Kini memasuki generasi kelima.
	malay: Kini dalam generasi kelima.
	filipino: Nasa ikalimang henerasyon na ngayon.
	swahili: Sasa katika kizazi chake cha tano.
	japanese: いよいよ五代目。
	simplified chinese: 如今已是第五代。
	traditional chinese: 如今已是第五代。
	korean: 이제 5세대입니다.
	russian: Теперь уже в пятом поколении.
	ukrainian: Тепер уже в п'ятому поколінні.
	bulgarian: Вече в пето поколение.
	polish: Już w piątej generacji.
	czech: Nyní už v páté generaci.
	slovak: Teraz už v piatej generácii.
	croatian: Sada već u petoj generaciji.
	serbian: Сада већ у петој генерацији.
	slovenian: Zdaj že v peti generaciji.
	hungarian: Már az ötödik generációban.
	lithuanian: Jau penktoji karta.
	latvian: Tagad jau piektajā paaudzē.
	estonian: Nüüd juba viiendas põlvkonnas.
`

describe('figures no fact has', () => {
	test.each([...sentencesIn(INVENTED), ...sentencesIn(COUNTED_ON)])('[K-2] %s: %s', (language, text) => {
		expect(checkStatement({ text, facts: KETTLE, language }).categories).toContain('numbers')
	})
})

describe('generations and editions', () => {
	const facts = factsFrom([['title', 'Reader, 5th Generation, second edition of the guide included']])
	test.each([
		[true, 'english', 'Now in its fifth generation.'],
		[true, 'german', 'Schon die fünfte Generation.'],
		[true, 'arabic', 'مع الطبعة الثانية من الدليل.'],
		[true, 'french', 'Avec la deuxième édition du guide.'],
		[false, 'english', 'Now in its fourth generation.'],
		[false, 'spanish', 'Incluye la tercera edición de la guía.'],
		[true, 'traditional chinese', '三代人一起讀。'],
	] as const)('[K-2] stands: %s – %s: %s', (stands, language, text) => {
		expect(checkStatement({ text, facts, language }).supported).toBe(stands)
	})
})
