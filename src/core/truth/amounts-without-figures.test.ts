import { describe, expect, test } from 'vitest'
import { checkStatement } from './check-statement'
import { factsFrom, sentencesIn } from './test-tables'

const SHIRT = factsFrom([
	['title', 'Linen Shirt, Relaxed Fit, Long Sleeve Button-Down'],
	['bullet', 'European flax, woven and washed until soft'],
	['bullet', 'Shell buttons and a curved hem that can be worn out'],
	['spec', '100% Linen', 'Fabric type'],
	['spec', '12 x 9 x 1 inches; 9 ounces', 'Package Dimensions'],
	['variant', 'S, M, L, XL', 'Size'],
	['variant', 'Oat, Ink, Rust', 'Color'],
])

/** Amounts told without a figure, or in small coin, that no fact has: one of a unit, parts of it, a hundred washes; a language and a sentence a line. */
const INVENTED = `
	english: Cut to within a tenth of a millimetre.
	french: Coupée au dixième de millimètre près.
	german: Auf ein Zehntel Millimeter genau zugeschnitten.
	spanish: Cortada con una precisión de una décima de milímetro.
	italian: Tagliata al decimo di millimetro.
	portuguese: Cortada com precisão de um décimo de milímetro.
	dutch: Tot op een tiende millimeter nauwkeurig geknipt.
	turkish: Milimetrenin onda biri hassasiyetle kesildi.
	arabic: مقصوصة بدقة عُشر ملليمتر.
	japanese: 0.1ミリ単位で裁断。
	japanese: 10分の1ミリの精度で裁断。
	polish: Skrojona z dokładnością do jednej dziesiątej milimetra.
	russian: Скроена с точностью до одной десятой миллиметра.
	swedish: Skuren på en tiondels millimeter när.
	english: It weighs a quarter of a kilo.
	french: Elle pèse un quart de kilo.
	german: Sie wiegt ein Viertelkilo.
	spanish: Pesa un cuarto de kilo.
	italian: Pesa un quarto di chilo.
	portuguese: Pesa um quarto de quilo.
	dutch: Ze weegt een kwart kilo.
	arabic: وزنه ربع كيلو.
	moroccan arabic: كيوزن ربع كيلو.
	english: Three quarters of a litre of water dry in it overnight.
	english: It weighs just over a kilo.
	french: Elle pèse à peine plus d'un kilo.
	german: Sie wiegt etwas mehr als ein Kilo.
	german: Sie wiegt gut ein Kilo.
	spanish: Pesa poco más de un kilo.
	italian: Pesa poco più di un chilo.
	portuguese: Pesa pouco mais de um quilo.
	dutch: Ze weegt iets meer dan een kilo.
	turkish: Bir kilodan biraz fazla geliyor.
	arabic: وزنه أكثر قليلا من كيلوغرام.
	arabic: وزنه كيلوغرام واحد تقريبا.
	moroccan arabic: كيوزن كيلو و شوية.
	russian: Весит чуть больше килограмма.
	polish: Waży nieco ponad kilogram.
	ukrainian: Важить трохи більше кілограма.
	czech: Váží něco přes kilo.
	hungarian: Alig több egy kilónál.
	swedish: Den väger drygt ett kilo.
	japanese: 重さは1キロ少々。
	english: Dries in one hour.
	french: Sèche en une heure.
	german: Trocknet in einer Stunde.
	spanish: Se seca en una hora.
	italian: Si asciuga in un'ora.
	portuguese: Seca em uma hora.
	dutch: Droogt in een uur.
	turkish: Bir saatte kurur.
	arabic: يجف في ساعة واحدة.
	arabic: يجف خلال ساعة.
	moroccan arabic: كينشف ف ساعة وحدة.
	japanese: 一時間で乾きます。
	japanese: 一秒で開きます。
	simplified chinese: 一小时就干。
	korean: 한 시간이면 마릅니다.
	russian: Сохнет за час.
	polish: Schnie w godzinę.
	english: The fabric lasts a whole year.
	moroccan arabic: الثوب كيبقى خدام عام كامل.
	arabic: يدوم القماش عاما كاملا.
	french: Le tissu tient une année entière.
	spanish: El tejido aguanta un año entero.
	german: Der Stoff hält ein ganzes Jahr.
	italian: Il tessuto dura un anno intero.
	portuguese: O tecido aguenta um ano inteiro.
	dutch: De stof gaat een heel jaar mee.
	turkish: Kumaş tam bir yıl dayanır.
	english: Even after a hundred washes it keeps its shape.
	french: Même après cent lavages elle garde sa forme.
	german: Selbst nach hundert Wäschen behält sie ihre Form.
	spanish: Incluso tras cien lavados conserva la forma.
	italian: Anche dopo cento lavaggi mantiene la forma.
	portuguese: Mesmo depois de cem lavagens mantém a forma.
	dutch: Zelfs na honderd wasbeurten blijft ze in vorm.
	turkish: Yüz yıkamadan sonra bile formunu korur.
	arabic: يحافظ على شكله حتى بعد مئة غسلة.
	moroccan arabic: كيبقى شكلو هو هو حتى من بعد مية صبنة.
	japanese: 百回洗っても形が崩れません。
	simplified chinese: 洗一百次也不变形。
	korean: 백 번 빨아도 그대로.
	russian: Даже после ста стирок держит форму.
	polish: Nawet po stu praniach trzyma formę.
	english: After a thousand washes it looks new.
	french: Après mille lavages, elle est comme neuve.
	german: Nach tausend Wäschen wie neu.
	spanish: Tras mil lavados, como nueva.
	italian: Dopo mille lavaggi è come nuova.
	portuguese: Depois de mil lavagens, como nova.
	dutch: Na duizend wasbeurten nog als nieuw.
	arabic: بعد ألف غسلة يبدو كالجديد.
	turkish: Bin yıkamadan sonra yeni gibi.
	portuguese: Seca em meia horinha.
	portuguese: Pesa dois quilinhos e meio.
	portuguese: Passa a ferro em dois minutinhos.
	spanish: Se plancha en cinco minutitos.
	spanish: Se seca en media horita.
	italian: Si asciuga in una mezz'oretta.
	italian: Si stira in cinque minutini.
	dutch: Strijken kost vijf minuutjes.
	dutch: Droogt in een uurtje.
	dutch: Droogt in een half uurtje.
	german: Trocknet in einem Viertelstündchen.
	turkish: Beşer santimlik şeritler.
	turkish: Üçer düğmeli iki cep.
	turkish: Onar santim arayla düğme.
	french: Pèse une livre et demie.
	german: Wiegt ein halbes Pfund.
	german: Wiegt zwei Pfund.
	dutch: Weegt drie ons.
	dutch: Weegt een half pond.
	italian: Pesa tre etti.
	polish: Waży trzydzieści deko.
	hungarian: Harminc deka a súlya.
	czech: Váží třicet deka.
	swedish: Väger tre hekto.
	norwegian: Veier tre hekto.
	simplified chinese: 重约半斤。
	simplified chinese: 重三两。
	english: Half the weight of a cotton shirt.
	french: Deux fois plus légère qu'une chemise en coton.
	german: Halb so schwer wie ein Baumwollhemd.
	german: Doppelt so haltbar wie Baumwolle.
	english: Lasts twice as long as cotton.
	spanish: Dura el doble que el algodón.
	italian: Dura il doppio del cotone.
	portuguese: Dura o dobro do algodão.
	dutch: Gaat twee keer zo lang mee als katoen.
	turkish: Pamuktan iki kat daha dayanıklı.
	arabic: يدوم ضعف مدة القطن.
	moroccan arabic: كيدوم جوج مرات على القطن.
	japanese: 綿の半分の軽さ。
	japanese: 綿の二倍長持ち。
	spanish: Pesa la mitad que una camisa de algodón.
	italian: Pesa la metà di una camicia di cotone.
	portuguese: Pesa metade de uma camisa de algodão.
	french: Moitié moins lourde qu'une chemise en coton.
	dutch: Weegt de helft van een katoenen overhemd.
	turkish: Pamuklu gömleğin yarısı kadar ağır.
	arabic: وزنه نصف وزن قميص القطن.
	dutch: Een meter lang.
	english: A metre long.
	french: Longue d'un mètre.
	german: Einen Meter lang.
	spanish: Un metro de largo.
	italian: Lunga un metro.
	portuguese: Um metro de comprimento.
	turkish: Bir metre uzunluğunda.
	arabic: طوله متر واحد.
	arabic: طوله متر.
	moroccan arabic: فيه ميترو د الطول.
	russian: Длиной в метр.
	japanese: 長さ一メートル。
`

/** What o'clock it is, how warm, and who sits round the fire. */
const SCENES = `
	english: Tuesday, ten to eight, three shirts on the bed: take the linen one.
	french: Mardi, huit heures moins dix, trois chemises jetées sur le lit : prenez celle en lin.
	german: Dienstag, zehn vor acht, drei Hemden auf dem Bett: nimm das aus Leinen.
	spanish: Martes, las ocho menos diez, tres camisas sobre la cama: coge la de lino.
	italian: Martedì, le otto meno dieci, tre camicie sul letto: prendi quella di lino.
	portuguese: Terça, dez para as oito, três camisas na cama: escolha a de linho.
	dutch: Dinsdag, tien voor acht, drie overhemden op bed: pak het linnen.
	turkish: Salı, sekize on var, yatakta üç gömlek: keten olanı al.
	arabic: الثلاثاء، الثامنة إلا عشر دقائق، وثلاثة قمصان على السرير: خذ الكتان.
	moroccan arabic: الثلاث، الثمنية قل عشرة، وتلاتة ديال القمايج فوق الناموسية: دير ديال الكتان.
	polish: Wtorek, za dziesięć ósma, trzy koszule na łóżku: weź lnianą.
	polish: Piętnaście po szóstej, za oknem minus siedem.
	russian: Вторник, без десяти восемь, три рубашки на кровати: бери льняную.
	swedish: Kvart i sju, två plusgrader: dags för linne?
	danish: Kvart over syv, og solen skinner.
	norwegian: Kvart på sju, og sola skinner.
	hindi: रात के साढ़े ग्यारह, और बालकनी में हवा।
	english: Thirty degrees outside, and you are in linen.
	french: Trente degrés à l'ombre, et vous en lin.
	german: Dreißig Grad im Schatten, und du in Leinen.
	spanish: Domingo, treinta grados, y tú de lino.
	portuguese: Domingo, trinta graus, dez parentes em volta da churrasqueira: vá de linho.
	italian: Domenica, trenta gradi, dieci parenti attorno alla brace: vai di lino.
	dutch: Drie terrasjes, dertig graden, één linnen blouse.
	turkish: Pazar, otuz derece, mangal başında on akraba: keten giy.
	arabic: الأحد، ثلاثون درجة، وعشرة من الأقارب حول الشواء: البس الكتان.
	moroccan arabic: الحد، تلاتين درجة، وعشرة د العائلة على الشوا: لبس الكتان.
	english: Forty people squeezed onto one bus, and you in linen.
	french: Quarante personnes dans le même bus, et vous en lin.
	german: Vierzig Leute in einem Bus, und du in Leinen.
	spanish: Cuarenta personas en un autobús, y tú de lino.
	moroccan arabic: السبعة د الصباح ف التران، وعشرين واحد كيهضرو ف التيليفون.
`

const check = (language: string, text: string, facts = SHIRT) => checkStatement({ text, facts, language })

describe('[K-2] an amount without a figure is judged as a figure is', () => {
	test.each(sentencesIn(INVENTED))('%s: %s', (language, text) => expect(check(language, text).categories).toContain('numbers'))
})

describe('[K-2] the hour, the weather and the company of a scene are no figures of the product', () => {
	test.each(sentencesIn(SCENES))('%s: %s', (language, text) => expect(check(language, text).reasons).toEqual([]))
})
