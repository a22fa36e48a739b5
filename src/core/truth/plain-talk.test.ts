import { describe, expect, test } from 'vitest'
import { checkStatement } from './check-statement'
import { goodsIn } from './test-tables'

const judges = (block: string) => {
	const { facts, said } = goodsIn(block)
	return { said, judged: (language: string, text: string) => checkStatement({ text, facts, language }).supported }
}

/** Everyday words that shops use of their stock too. */
const KETTLE = judges(`
	title: Halden Gooseneck Electric Kettle 0.9 L
	brand: Halden
	bullet: Holds the temperature for up to 60 minutes; 22 dB in night mode; 30 hours on one charge of the battery.
	spec: Weight: 780 g
	yes hebrew: המים מוכנים, נותר רק לטחון את הקפה.
	yes turkish: Su hazır; geriye sadece kahveyi öğütmek kaldı.
	yes moroccan arabic: الما واجد، بقا غير تطحن القهوة.
	no hebrew: נשאר רק אחד במלאי.
	no turkish: Stokta üç tane kaldı.
	no moroccan arabic: بقا غير جوج.
	yes hebrew: כשהוא ריק, רק 780 גרם.
	yes dutch: Leeg nog maar 780 gram.
	yes german: Nachts sind es nur noch 22 Dezibel.
	no dutch: Nog maar 12 op voorraad.
	no german: Nur noch 12 Stück.
	no hebrew: נותרו רק 12 קומקומים.
	yes thai: แบตเตอรี่ใกล้หมด? เสียบสายชาร์จแล้วใช้ต่อ
	yes vietnamese: Pin sắp hết? Cắm sạc rồi dùng tiếp.
	yes french: Batterie presque épuisée ? Elle se recharge.
	no thai: สินค้าใกล้หมดแล้ว
	no vietnamese: Màu này sắp hết.
	no french: Modèle presque épuisé.
	yes turkish: Şarkı bitmeden su ısınır.
	yes italian: L'acqua è calda prima che finisca la canzone.
	no turkish: Bitmeden alın.
	no italian: Prima che finisca, ordinatelo oggi.
	yes dutch: Giet het water op; daarna is het tijd voor de fiets.
	no dutch: Wie wacht is te laat: daarna is het voorbij.
`)

/** Words of opinion and of places that tell of no crowd. */
const TOOLS = judges(`
	title: Tool bag with hammer, tape measure and screwdrivers
	brand: Wenkel
	bullet: Each blade is ground one by one in a workshop. A key in its holder. No model is prescribed.
	yes german: Alle reden über das Wetter, du redest über Werkzeug.
	yes croatian: Svi pričaju o moru, samo vi o alatu.
	no german: Alle reden über diese Tasche.
	no croatian: Svi pričaju o ovoj torbi.
	yes english: Your uncle swears by vinyl, you have a hammer.
	no english: Your uncle swears by this bag.
	yes russian: Никто не скажет, каким должен быть дом.
	no russian: Каждый мастер скажет вам, что это хит.
	yes italian: In un laboratorio affilano ogni lama una per una.
	yes turkish: Bir atölyede her bıçak tek tek bilenir.
	no italian: Lo trovi in ogni laboratorio.
	no turkish: Her atölyede bir tane var.
	yes spanish: Se acabó buscarla por todo el taller.
	yes persian: چکش و متر، همه در یک کیف ابزار.
	no spanish: En cada taller verás esta bolsa.
	no persian: در هر کیف ابزار یکی از این‌ها هست.
	yes czech: Sestře k narozeninám, kamarádce na léto.
	no czech: Sestra si ji přála k narozeninám.
`)

/** Parts of the body in figures of speech, and cloth without creases. */
const COVER = judges(`
	title: Machine-washable chair cover, no ironing needed
	brand: Uxi
	bullet: Supports the neck; the height is adjustable from 9 to 13 cm. 12 microfibre cloths.
	yes french: La poignée vous aide à y mettre du cœur.
	yes english: The radio helps you learn the choruses by heart.
	no french: Il aide le cœur et la circulation.
	no english: It helps your heart.
	yes german: Der eine singt neurotisch, der andere mit Herzschmerz.
	no german: Lindert Herzschmerzen über Nacht.
	yes arabic: اغسل الغطاء في الغسالة وأعده بلا تجاعيد ولا كي.
	no arabic: لا تجاعيد في بشرتك بعد اليوم.
	yes greek: Στηρίζει τον αυχένα και ρυθμίζεται από 9 έως 13 εκατοστά.
	no greek: Ρυθμίζει την πίεση του αυχένα.
	yes lithuanian: Dėžėje dvylika mikropluošto šluosčių.
	no lithuanian: Sunaikina mikrobus.
`)

/** Parcels in hand, room given back. */
const KNIFE = judges(`
	title: Pocket knife with blade and scissors, flat cables save room
	brand: Tarn
	yes turkish: Kargoyu açmak, ipliği kesmek: bıçak ve makas yanınızda.
	yes thai: แกะพัสดุ ตัดด้าย
	no turkish: Kargo bedava, yarın kapınızda.
	no thai: ส่งพัสดุถึงบ้านวันรุ่งขึ้น
	yes italian: I cavi piatti vi restituiscono spazio.
	no italian: Vi restituiamo i soldi se non vi piace.
	yes finnish: Vilkaise kokotaulukkoa ennen kuin klikkaat.
	no finnish: Ennen kahta tilatut lähtevät tänään.
`)

/** Words of shops inside everyday words, and said of what is no shop's. */
const PAN = judges(`
	title: Pan with lid, 24 cm
	brand: Orsa
	bullet: Runs on gas; four small wells, one each.
	yes english: Everyone at the table gets their own little well.
	no english: Everyone on our street got their own.
	yes dutch: De hamster slaapt, de pan staat klaar.
	no dutch: Begin maar te hamsteren.
	yes norwegian: Regnet renner, pannen er varm.
	no german: Diese Pfanne ist der Renner.
	yes indonesian: Wajan ini kami pakai setiap Selasa.
	no indonesian: Pelanggan kami setia pada wajan ini.
	yes swedish: Lägg den på en handduk och låt den torka.
	yes afrikaans: Die rak is vol, die pan hang aan die muur.
	yes spanish: Una porción para ti y la última para quien friegue.
	no spanish: Última caja disponible.
	yes swedish: Det blir två kvar till grannen.
	no swedish: Bara två kvar på lagret.
	yes estonian: Supp ei kiirusta kuhugi.
	no estonian: Kiirusta, viimased tükid!
	yes korean: 내릴 역을 놓치지 않게 끈을 달았습니다.
	no korean: 이번 기회를 놓치지 마세요.
	yes hindi: आधी रात की मैगी भी इसी में बनती है।
	no hindi: यह कीमत आधी रात तक ही है।
	yes polish: Dobra rada babci jest gratis.
	no polish: Druga patelnia gratis.
	yes hebrew: ידית שקטה, שלא תעיר את כל הרחוב.
	no hebrew: כל הרחוב כבר קנה אחת.
	yes czech: Pošťák zvoní, polévka počká.
	no czech: Pošťák ji přiveze zítra.
	yes german: Für Suppe ist es nie zu spät.
	no german: Morgen ist es vielleicht zu spät.
`)

/** A story, and what is chosen, sworn and snored in it. */
const NOVEL = judges(`
	title: The house on the pier, a novel about memory and three generations
	brand: Irena Voss
	bullet: The sea wants its pier back.
	yes swahili: Bahari inataka kulirudisha gati lake.
	no swahili: Unaweza kukirudisha bila maswali.
	yes bulgarian: Морето иска да си върне кея.
	no bulgarian: Можете да го върнете до 30 дни.
	yes vietnamese: Biển muốn lấy lại cầu tàu, ba thế hệ cùng nhớ.
	no russian: Три миллиона читателей хвалят этот роман.
	yes greek: Ο θείος ορκίζεται ότι θυμάται τη θάλασσα.
	no greek: Ο θείος ορκίζεται σε αυτό το βιβλίο.
	yes arabic: الضيوف يختارون بين البحر والميناء.
	no arabic: الضيوف يختارونه دائماً.
	yes german: Papa schnarcht, das Meer rauscht.
	no german: Damit schnarcht Ihr Partner weniger.
	yes estonian: Kas see asendab arsti? Ei, see on romaan.
	no estonian: Arstid soovitavad seda.
`)

describe.each([
	['what is over, or left to do, is no stock', KETTLE],
	['people and places in everyday talk are no crowd', TOOLS],
	['figures of speech and creases are no claims of health', COVER],
	['a parcel that is opened is no delivery, room given back no money', KNIFE],
	['words of shops hidden in everyday words, or said of neighbours and uncles, claim nothing', PAN],
	['what people of a story want back, swear and choose is none of the goods', NOVEL],
])('[K-2] [K-3] %s', (_, { said, judged }) => {
	test.each(said.filter(([stands]) => stands))('stands: %s %s: %s', (_stands, language, text) => {
		expect(judged(language, text)).toBe(true)
	})
	test.each(said.filter(([stands]) => !stands))('is caught: %s %s: %s', (_stands, language, text) => {
		expect(judged(language, text)).toBe(false)
	})
})
