import { describe, expect, test } from 'vitest'
import { checkStatement } from './check-statement'
import { goodsIn } from './test-tables'

/** Words that mean something else of plain goods, things that are kept away from them, and things that only stand beside them. */
const GOODS = [
	`
		title: Caffettiera da 3 tazze in alluminio
		brand: Moka Bianca
		description: La caffettiera prepara tre tazze di caffè. Corpo in alluminio, manico ergonomico. Si lava a mano, solo con acqua: non va in lavastoviglie.
		spec: Lavabile in lavastoviglie: No
		spec: Materiale: Alluminio
		yes italian: Niente lavastoviglie: si lava a mano con la sola acqua.
		yes english: Steer clear of the dishwasher and wash it by hand, with plain water.
		yes french: Oubliez le lave-vaisselle : elle se lave à la main.
		yes german: Die Spülmaschine hat Pause: Gewaschen wird von Hand, nur mit Wasser.
		yes dutch: Houd hem uit de buurt van de vaatwasser.
		yes estonian: Pese käsitsi ja hoia see nõudepesumasinast eemal.
		yes croatian: Ručno i samo vodom, nikako u perilici posuđa.
		yes polish: Trzymaj ją z dala od zmywarki i myj ręcznie.
		yes russian: Держите её подальше от посудомойки.
		yes hindi: इसे डिशवॉशर से दूर रखें और हाथ से धोएँ।
		yes turkish: Bulaşık makinesinden uzak tutun, elde yıkayın.
		yes arabic: أبعدها عن غسالة الصحون واغسلها باليد.
		yes japanese: 食洗機はお休みにして、水だけで手洗いしてください。
		yes korean: 식기세척기는 쉬게 두고 손으로 씻어 주세요.
		no italian: Niente fatica: la moka va in lavastoviglie.
		no french: Oubliez l'éponge, elle passe au lave-vaisselle.
		no russian: После кофе отправьте её в посудомойку и отдыхайте.
		no korean: 식기세척기에 넣어 두고 쉬세요.
		no english: Comes with a thermos for the road.
		no english: It keeps coffee hot like a thermos.
		no german: Dazu gibt es eine Thermoskanne für unterwegs.
		no danish: Kanden tåler fryser og køleskab.
	`,
	`
		title: La casa sul molo
		brand: Irena Fixture-Voss
		description: Un romanzo sulla memoria, pubblicato in ottobre 2018.
		spec: Copertina flessibile: 312 pagine
		yes french: 312 pages à emporter à la plage, entre le maillot et le thermos.
		yes german: Das Taschenbuch passt noch zwischen Butterbrot und Thermoskanne.
		yes russian: Роман для пляжа, рядом с полотенцем и термосом.
		yes croatian: Roman je objavljen u listopadu 2018.
		yes polish: Powieść ukazała się w październiku 2018 roku.
		no polish: Powieść ukazała się w listopadzie 2018 roku.
		no croatian: Roman je objavljen u studenom 2018.
	`,
	`
		title: Dining Chair Cover, White + Black
		brand: Plainhouse
		description: Elastic chair cover with an elastic hem sewn in, made from polyester and spandex. Skin-friendly, stretchy fabric. Washable.
		spec: Sizes: S, 86 cm; 3XL, 116 cm
		yes polish: Krzesło z elastycznym pokrowcem w biało-czarny wzór.
		yes indonesian: Sarung kursi elastis dengan karet jahit di tepinya.
		yes russian: Эластичный чехол на стул с вшитой резинкой по краю.
		yes estonian: Kangas on nahasõbralik ja veniv.
		yes english: For your best friend, or for the chair in the kitchen: white and black.
		yes croatian: Presvlaka za stolicu napokon dolazi na red.
		no indonesian: Sarung kursi dengan alas karet agar tidak bergeser.
		no russian: Чехол с резиновыми ножками.
		no estonian: Toolikate on nahast.
		no moroccan arabic: كل غلاف كايجي معاه ساك صغير ديال الثوب باش تخبّيه فيه.
	`,
	`
		title: Gooseneck Electric Kettle, Stainless Steel
		brand: Halden
		description: The narrow gooseneck pours a thin, even stream. Body, lid and spout are stainless steel.
		box: Power base with cable
		yes czech: Z úzkého husího krku teče tenký, rovnoměrný pramínek.
		yes slovak: Z úzkeho husieho krku tečie tenký, rovnomerný prúd.
		yes russian: В коробке подставка с кабелем.
		yes persian: آسیاب دستی، بوی قهوه و کتری.
		yes english: Sunday: the hand grinder, the scale and the kettle.
		no english: Comes with a built-in grinder for fresh beans.
		no french: Elle intègre un moulin à café.
		no korean: 그라인더가 내장된 주전자입니다.
		no russian: В комплекте штатив для смартфона.
		no czech: Rukojeť je plněná husím peřím.
	`,
	`
		title: 三徳包丁 165mm 三層鋼 日本製
		brand: 葉隠工房
		spec: 刃渡り: 165 ミリメートル
		yes thai: มีดซันโตกุ 葉隠工房 ผลิตในญี่ปุ่น ใบมีดยาว 165 มิลลิเมตร
		yes traditional chinese: 送給剛搬新家的朋友，讓第一頓晚餐切得有模有樣。
		yes simplified chinese: 搬家后的第一顿饭，就用这把日本制的三德刀。
		no simplified chinese: 销量第一的刀。
		no thai: มีดซันโตกุ 三徳包丁 ผลิตในญี่ปุ่น
	`,
	`
		title: Portable Radio with USB-C charging
		brand: Tovalia
		description: Up to 20 hours on one charge over USB-C.
		yes greek: Τη συνδέετε με ένα καλώδιο USB-C και φορτίζει.
		yes spanish: Se carga con un cable USB-C en el escritorio.
		yes french: On la recharge avec un câble USB-C.
		no spanish: Incluye cable USB y cargador.
		no french: Livrée avec un câble USB et un chargeur.
	`,
	`
		title: Linen Shirt, Button-Down
		brand: Osmund
		description: European flax. Shell buttons.
		spec: Fabric type: 100% Linen
		spec: Care instructions: Machine Wash
		spec: Origin: Made in Portugal
		yes italian: La camicia non teme la lavatrice.
		yes french: Elle ne craint pas la machine à laver.
		yes spanish: La lavadora no le asusta a esta camisa de lino.
		yes polish: Lniana koszula nie boi się pralki.
		yes russian: Льняная рубашка не боится стиральной машины.
		yes simplified chinese: 亚麻衬衫不怕洗衣机。
		yes czech: Perte ji v pračce a nedávejte ji na přímé slunce.
		yes moroccan arabic: ماكينة الصابون ما كتخوفهاش، غسلها وتهنا.
		no italian: La camicia non teme la lavastoviglie.
		no french: Elle ne craint pas le lave-vaisselle.
		no russian: Рубашка не боится посудомоечной машины.
		no croatian: Dolazi s dvije ladice za sitnice.
	`,
	`
		title: Couteau de cuisine 165 mm
		brand: Atelier Kiri
		description: Couteau en acier inoxydable, fabriqué au Japon. Ne va pas au lave-vaisselle.
		yes french: Passe-t-il au lave-vaisselle ? Non, ce couteau fabriqué au Japon n'y va pas.
		yes italian: La lavastoviglie, invece, non fa per lui.
		yes german: Die Spülmaschine ist nichts für dieses Messer.
		yes slovak: Umývačka riadu, žiaľ, nie je preň.
		yes polish: Do zmywarki go nie wkładaj.
		yes vietnamese: Đừng cho dao vào máy rửa bát.
		yes icelandic: Uppþvottavélin er ekki fyrir hann.
		no italian: La lavastoviglie, invece, va benissimo.
		no polish: Do zmywarki wkładaj go śmiało.
		no english: The dishwasher is no problem for this knife.
	`,
	`
		title: Live on Television 1979
		brand: The Quintet
		description: Eleven songs that epitomize the quintet's late '70s sound.
		yes japanese: 1970年代後半のライブ映像です。
		yes english: A concert from the late 1970s.
		yes swedish: En konsert från slutet av 1970-talet.
		yes russian: Концерт конца 1970-х годов.
		no japanese: 1980年代後半のライブ映像です。
		no finnish: Konsertti 1950-luvun lopulta.
	`,
	`
		title: Tool set of 82 pieces
		brand: Hi-Spec
		description: Hammer, pliers, saw, adjustable wrench and 44 bits in a storage case.
		yes french: Les embouts attendent le grille-pain capricieux et la télécommande muette.
		yes danish: Hammer, tang og sav, så IKEA-reolen bliver samlet.
		yes finnish: Vasara, saha ja pihdit: laukku nappaa työkalut talteen.
		no french: Livrée avec une télécommande.
		no italian: Manici rivestiti in nappa.
	`,
].map(goodsIn)

describe('[K-2] of plain goods in words that have another meaning, and of what they are kept away from', () => {
	const sentences = GOODS.flatMap(({ facts, said }) => said.map(([stands, language, text]) => ({ stands, language, text, facts })))
	test.each(sentences.filter(({ stands }) => stands))('what the facts bear stands — $language: $text', ({ text, facts, language }) => {
		expect(checkStatement({ text, facts, language }).reasons).toEqual([])
	})
	test.each(sentences.filter(({ stands }) => !stands))('what they do not falls — $language: $text', ({ text, facts, language }) => {
		expect(checkStatement({ text, facts, language }).supported).toBe(false)
	})
})
