import { describe, expect, test } from 'vitest'
import type { Fact } from '../product/facts'
import { checkStatement } from './check-statement'
import { linesOf } from './test-tables'

const CHAIR: Fact[] = (
	[
		['title', 'Brask Garden Chair'],
		['brand', 'Brask'],
		['spec', 'Solid oak', 'Material'],
		['spec', '90 cm', 'Height'],
		['bullet', 'A folding chair with armrests for the terrace.'],
	] as const
).map(([kind, text, name], index) => ({ id: `f${index}`, kind, text, ...(name ? { name } : {}), origin: { rule: 'test', place: 'test' } }))

const supported = (language: string, text: string) => checkStatement({ text, facts: CHAIR, language }).supported

const UNSUPPORTED: Record<string, string> = {
	'social proof': `
		en Chefs swear by it.
		en Voted chair of the year.
		en Our customers keep coming back for more.
		en Nine out of ten parents would buy it again.
		en The chair everyone is talking about.
		fr Les restaurants en raffolent.
		fr Élue produit de l'année.
		es Los hoteles la recomiendan.
		es Miles de familias ya la tienen y la adoran.
		de Profis schwören auf diesen Stuhl.
		de Zum Stuhl des Jahres gewählt.
		it Gli chef la adorano.
		it Prodotto dell'anno per i consumatori.
		pt Os profissionais recomendam.
		pt A queridinha das famílias.
		nl Uitgeroepen tot stoel van het jaar.
		nl Klanten zijn er dol op.
		sv Kritikerna hyllar den.
		da Kåret til årets stol.
		no Kundene elsker den, fem stjerner.
		fi Asiakkaat rakastavat sitä.
		pl Polecana przez architektów.
		cs Nejprodávanější židle roku.
		hu Vásárlóink imádják.
		ro Clienții o recomandă.
		el Οι πελάτες τη λατρεύουν.
		tr Ustaların tercihi.
		ru Покупатели её обожают.
		uk Дизайнери та тисячі господинь радять її.
		ar يوصي بها المهندسون.
		ary كلشي كيهضر عليها.
		fa پرفروش‌ترین صندلی سال.
		he אלפי לקוחות ממליצים.
		hi हज़ारों परिवारों की पसंद।
		bn হাজারো গ্রাহকের পছন্দ।
		id Pilihan keluarga Indonesia, terlaris.
		vi Được hàng nghìn khách hàng tin dùng.
		ja プロが愛用する椅子。
		zh-Hans 设计师一致推荐。
		ko 전문가가 추천하는 의자.
		th ลูกค้าหลายคนชื่นชอบ`,
	scarcity: `
		en Only a handful left.
		en Grab one before they're gone.
		en We have just two left in stock.
		fr Il n'en reste que trois.
		fr Bientôt introuvable.
		es Quedan muy pocas unidades.
		es Se agota rápido.
		de Bald vergriffen.
		de Nur noch wenige Exemplare übrig.
		it Ne restano quattro.
		it Sta per esaurirsi.
		pt Restam poucas unidades.
		nl Straks nergens meer te krijgen.
		nl Bijna uitverkocht.
		sv Snart slutsåld.
		da Kun få tilbage på lager.
		no Snart utsolgt.
		fi Viimeiset kappaleet.
		pl Ostatnie sztuki.
		cs Poslední kusy skladem.
		hu Már csak néhány darab maradt.
		ro Stoc limitat.
		el Τελευταία κομμάτια.
		tr Tükenmeden alın.
		ru Осталось всего три штуки.
		uk Кількість обмежена, встигніть.
		ar الكمية محدودة جدا.
		ary بقاو غير جوج.
		fa موجودی محدود است.
		he נשארו יחידות אחרונות.
		hi केवल कुछ पीस बचे हैं।
		id Stok terbatas.
		vi Chỉ còn vài chiếc.
		ja 残りわずかです。
		zh-Hans 即将售罄。
		ko 품절 임박.
		th เหลือเพียงไม่กี่ชิ้น`,
	countdown: `
		en The offer ends tonight.
		en Order within the next 2 hours.
		fr L'offre prend fin dimanche soir.
		es La oferta termina mañana.
		de Das Angebot läuft nur bis Sonntag.
		it Offerta valida fino a domenica.
		pt A promoção acaba hoje.
		nl De actie loopt tot zondag.
		sv Erbjudandet gäller till midnatt.
		pl Promocja kończy się jutro.
		cs Nabídka platí jen dnes.
		ro Oferta expiră astăzi.
		hu Csak ma érvényes.
		tr Kampanya yarın bitiyor.
		ru Акция заканчивается завтра.
		ar العرض ينتهي الليلة.
		he המבצע מסתיים הלילה.
		ja 本日限りのセールです。
		zh-Hans 今晚截止。
		ko 오늘만 특가.
		th โปรหมดเขตวันนี้`,
	discounts: `
		en Buy two, get one free.
		fr Le deuxième est offert.
		es La segunda te sale gratis.
		de Der zweite ist geschenkt.
		it La seconda è in omaggio.
		pt Leve três, pague duas.
		nl De tweede krijg je cadeau.
		sv Köp två, betala för en.
		pl Druga gratis.
		cs Teď se slevou.
		hu Most féláron.
		ro Acum la preț redus.
		tr İkincisi bedava.
		ru Вторую дарим.
		uk Зараз зі знижкою.
		ar الثانية مجانا.
		he השני בחינם.
		ja 2個目は半額。
		zh-Hant 買一送一。
		ko 하나 사면 하나 더 무료.
		th ซื้อสองแถมหนึ่ง`,
	health: `
		en Relieves lower back pain.
		en Dermatologist tested.
		en Helps you fall asleep faster.
		en Good for your circulation.
		fr Soulage les douleurs lombaires.
		fr Recommandé en cas de scoliose.
		es Alivia la ciática.
		es Previene las varices.
		de Lindert Rückenschmerzen.
		de Ärztlich empfohlen bei Arthrose.
		it Combatte la cervicale e il mal di schiena.
		it Previene la tendinite.
		pt Alivia dores nas costas.
		nl Verlaagt stress en angst.
		nl Tegen rugklachten.
		sv Motverkar huvudvärk och sömnapné.
		da Lindrer smerter i ryggen.
		no Lindrer smerter og stress.
		fi Lievittää kipua.
		pl Łagodzi ból pleców.
		cs Ulevuje od bolesti zad.
		hu Enyhíti a hátfájást.
		ro Ameliorează durerile de spate.
		el Ανακουφίζει από τον πόνο.
		tr Bel ağrısını azaltır.
		ru Снимает боль в спине.
		uk Полегшує біль у спині.
		ar تخفف آلام الظهر.
		ary كتنقص الحريق د الضهر.
		fa درد کمر را کاهش می‌دهد.
		he מקל על כאבי גב.
		hi पीठ दर्द से राहत।
		id Meredakan nyeri punggung.
		vi Giảm đau lưng.
		ja 腰痛を和らげます。
		zh-Hans 缓解颈椎疼痛。
		ko 허리 통증을 완화합니다.
		th บรรเทาอาการปวดหลัง`,
	certificates: `
		en CE and RoHS certified.
		en Tested by TÜV.
		en Certified by the FSC.
		en Complies with EN 581.
		en Kosher and halal.
		en Meets MIL-STD-810.
		fr Certifié Ecocert.
		fr Testé en laboratoire.
		es Homologado según normas europeas.
		de GS-geprüft.
		de Mit Blauer Engel.
		it Certificata OEKO-TEX.
		it Prodotta in stabilimenti Fair Wear.
		pt Aprovada pelo INMETRO.
		nl Gecertificeerd door KEMA.
		sv Godkänd enligt Svanen.
		pl Posiada atest PZH.
		cs Certifikováno podle ISO 9001.
		hu Tanúsított minőség.
		tr TSE belgeli, ISO 9001.
		ru Сертифицировано по ГОСТ.
		ar حاصل على شهادة SASO.
		he בעל תו תקן.
		ja PSE認証済み。
		zh-Hans 通过CE认证。
		ko KC 인증 제품.
		th ได้รับการรับรองมาตรฐาน มอก.
		id Bersertifikat SNI.`,
	'delivery and payment': `
		en Ordered today, at your door tomorrow.
		fr Livraison offerte.
		es Envío gratis en 24 horas.
		de Morgen bei dir zu Hause.
		it Spedizione gratuita in tutta Italia.
		pt Frete grátis para todo o Brasil.
		nl Vandaag besteld, morgen bij je thuis.
		sv Fri frakt.
		pl Darmowa dostawa.
		ro Livrare gratuită.
		hu Ingyenes szállítás.
		tr Ücretsiz kargo.
		ru Бесплатная доставка.
		ary التوصيل فابور حتى لباب الدار.
		ja 送料無料。
		zh-Hans 全国包邮。`,
	'returns and guarantees': `
		en Not happy? Send it back.
		fr Satisfait ou remboursé.
		es Cambio de talla sin coste.
		de 100 Tage Rückgaberecht.
		it Soddisfatti o rimborsati.
		pt Devolução grátis.
		nl Niet goed, geld terug.
		sv Öppet köp i 60 dagar.
		pl Odeślij za darmo.
		tr Koşulsuz iade.
		ru Вернём деньги.
		ar ضمان استرجاع المال.
		ja 返品無料。
		ko 무료 반품.
		en Lifetime warranty.
		de Mit fünf Jahren Garantie.`,
	'environment, superlatives, absolutes': `
		en Carbon neutral and plastic-free.
		de Klimaneutral hergestellt.
		fr Issu de forêts gérées durablement.
		en The best chair in the world.
		es La mejor silla del mercado.
		it La sedia più robusta del mondo.
		en It never breaks.
		de Unzerstörbar, für immer.
		tr Dünyanın en sağlam sandalyesi.
		ja 世界一の椅子。`,
	'invented features': `
		en With a built-in cup holder.
		en Dishwasher safe.
		de Mit beheizter Sitzfläche.
		fr Avec un tiroir et un miroir.
		es Con mando a distancia.
		it Con luce LED.
		pt Com massagem.
		nl Waterdicht.
		pl Z wodoodpornym pokrowcem.
		sv Med inbyggd högtalare.
		tr Bluetooth bağlantılı.
		ru С подогревом.
		ja 回転式で収納ポケット付き。
		ko 방수 원단.
		ar مقاوم للماء.
		en Comes with a spare battery and a carrying case.
		de Made in Germany.
		fr Fabriqué en Italie.`,
}

describe.each(Object.entries(UNSUPPORTED))('[K-2] [K-3] %s no fact states is caught in every language', (_, block) => {
	test.each(linesOf(block))('%s: %s', (language, text) => {
		expect(supported(language, text)).toBe(false)
	})
})

const HARMLESS = `
	en Take a seat and enjoy the evening.
	en A folding oak chair for the terrace.
	en Made of solid oak, 90 cm high.
	en Order yours today.
	en Does it fold? Yes, it folds.
	en A chair for long summer evenings with friends.
	en Good coffee, a good book, a good place to sit.
	en Put it on the terrace, in the garden or by the window.
	en Rest your arms and let the day go by.
	en Simple lines, honest wood.
	en For people who like to sit outside.
	en Welcome to the slow part of the day.
	fr Une chaise pliante en chêne massif.
	fr Prenez place et profitez de la soirée.
	fr Avec accoudoirs, pour la terrasse.
	fr Commandez la vôtre.
	fr Hauteur : 90 cm.
	fr Un coin tranquille pour lire.
	fr Elle se plie en un geste.
	es Una silla plegable de roble macizo.
	es Siéntate y disfruta de la tarde.
	es Con reposabrazos, para la terraza.
	es Pide la tuya.
	es Mide 90 cm de altura.
	es Un rincón para leer.
	de Ein Klappstuhl aus massiver Eiche.
	de Nehmen Sie Platz und genießen Sie den Abend.
	de Mit Armlehnen, für die Terrasse.
	de Jetzt bestellen.
	de Die Höhe beträgt 90 cm.
	de Machen Sie das Beste aus Ihrem Garten.
	de Ein Platz zum Lesen und Träumen.
	it Una sedia pieghevole in rovere massello.
	it Accomodati e goditi la serata.
	it Con braccioli, per la terrazza.
	it Ordina la tua.
	it Alta 90 cm.
	it Un angolo per leggere.
	pt Uma cadeira dobrável de carvalho maciço.
	pt Sente-se e aproveite a tarde.
	pt Com apoios de braço, para o terraço.
	pt Compre agora.
	pt Tem 90 cm de altura.
	nl Een klapstoel van massief eiken.
	nl Ga zitten en geniet van de avond.
	nl Met armleuningen, voor het terras.
	nl Bestel nu.
	nl De hoogte is 90 cm.
	sv En hopfällbar stol i massiv ek.
	sv Slå dig ner och njut av kvällen.
	sv Med armstöd, för terrassen.
	sv Beställ nu.
	da En klapstol til terrassen.
	da Sæt dig ned og nyd aftenen.
	no Sett deg ned og nyt kvelden.
	fi Istu alas ja nauti illasta.
	pl Składane krzesło z litego dębu.
	pl Usiądź i ciesz się wieczorem.
	pl Z podłokietnikami, na taras.
	pl Zamów teraz.
	cs Posaďte se a užijte si večer.
	hu Foglalj helyet, és élvezd az estét.
	ro Așază-te și bucură-te de seară.
	el Κάθισε και απόλαυσε το βράδυ.
	tr Masif meşeden katlanır sandalye.
	tr Oturun ve akşamın tadını çıkarın.
	tr Kolçaklı, teras için.
	tr Yüksekliği 90 cm.
	ru Складной стул из массива дуба.
	ru Присядьте и насладитесь вечером.
	uk Сідайте й насолоджуйтеся вечором.
	ar كرسي قابل للطي من خشب البلوط.
	ar اجلس واستمتع بالمساء.
	ar ارتفاعه 90 سم.
	ary جلس وتمتع بالعشية.
	fa بنشین و از عصر لذت ببر.
	he שבו ותיהנו מהערב.
	hi बैठिए और शाम का आनंद लीजिए।
	id Duduk dan nikmati sore hari.
	vi Hãy ngồi xuống và tận hưởng buổi chiều.
	ja オーク材の折りたたみ椅子。
	ja 高さは90cmです。
	ja 夕暮れのテラスでひと休み。
	zh-Hans 橡木折叠椅。
	zh-Hans 坐下来，享受傍晚。
	zh-Hant 高度90公分。
	ko 접이식 오크 의자.
	ko 앉아서 저녁을 즐기세요.
	th นั่งลงและเพลิดเพลินกับยามเย็น`

describe('[K-2] what claims nothing, or what the facts state, stands in every language', () => {
	test.each(linesOf(HARMLESS))('%s: %s', (language, text) => {
		expect(checkStatement({ text, facts: CHAIR, language })).toMatchObject({ reasons: [], supported: true })
	})
})
