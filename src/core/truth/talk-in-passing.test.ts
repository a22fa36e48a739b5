import { describe, expect, test } from 'vitest'
import { checkStatement } from './check-statement'
import { goodsIn } from './test-tables'

/** A bag whose listing says nothing of buyers, stock, health or delivery. */
const GOODS = goodsIn(`
	title: Tarn 18 L Rucksack
	brand: Tarn
	spec: Volume: 18 Litres
	yes english: For anyone who shares an office with three colleagues who talk loudly on the phone.
	yes portuguese: Para quem divide a sala com três colegas que falam alto.
	yes german: Der Lieblingsplatz der Kinder ist der Teppich im Wohnzimmer.
	yes italian: Il posto preferito dei bambini è il tappeto del salotto.
	yes dutch: Mijn favoriete uur is na middernacht, als iedereen slaapt.
	yes croatian: Šef pita gdje vam je laptop? U posebnom pretincu.
	yes russian: Начальник спрашивает, где ноутбук? В отдельном кармане.
	yes french: Demandez à votre mère comment elle la lavait.
	yes french: Les yeux qui piquent, la nuque raide, encore un chapitre.
	yes polish: Sztywny kark, ciężkie powieki, jeszcze jeden rozdział.
	yes danish: Ret ryggen, træk vejret dybt, forfra.
	yes swahili: Siku ya mwisho ya likizo, kiti na riwaya.
	yes hungarian: A nyaralás utolsó napja, egy nyugágy és egy regény.
	yes german: Teil den Kuchen, versteck das letzte Stück.
	yes dutch: Roep de kinderen, de pannenkoeken zijn klaar en het gas is bijna op.
	yes croatian: Tko prvi ustane, taj kuha.
	yes malay: Kami berjalan sampai petang. Dalam beg ada sehelai tuala.
	yes russian: Размер берите свой обычный.
	yes moroccan arabic: لداك الصاحب اللي ديما كيسولك آش يقرا.
	yes slovenian: Šef sprašuje, kje je prenosnik? V ločenem žepu.
	yes persian: پدری که همیشه چیزی برای تعمیر پیدا می‌کند.
	yes persian: پاها خسته، چای آماده، مهمانی تمام.
	yes slovak: Sused si požičia, vráti a zavesí späť na držiak.
	yes indonesian: Setiap pemain merekomendasikan film karangan sendiri dan yang lain menebak mana yang bohong.
	yes dutch: Iedereen aan tafel kiest zijn eigen plek.
	yes dutch: De kinderen slapen, de afwas wacht, en jij leest nog één hoofdstuk.
	yes french: Salle comble, rideau rouge, quelqu'un tousse au troisième rang.
	yes hungarian: Szombat este sajog a hátunk, koszos a kezünk.
	yes greek: Συνιστούμε πλύσιμο στο χέρι.
	yes moroccan arabic: خبي الحكة فبلاصة ناشفة.
	yes thai: สำหรับคุณยายที่รักแมว
	yes bulgarian: За любимия човек, който спи настрани.
	no english: Three colleagues talk about it every day, and they all want one.
	no german: Der Lieblingsrucksack der Kinder ist wieder da.
	no italian: Lo zaino preferito dei bambini.
	no croatian: Šef pita gdje ste ga kupili.
	no russian: Коллеги спрашивают, где вы его купили.
	no french: Fini la nuque raide.
	no polish: Koniec ze sztywnym karkiem.
	no swahili: Leo ni siku ya mwisho ya punguzo.
	no hungarian: Ma van az akció utolsó napja.
	no german: Nur noch die letzten Stücke im Lager.
	no dutch: De voorraad is bijna op.
	no croatian: Tko prvi, njegov je.
	no malay: Dikirim dalam dua hari.
	no russian: Берите сейчас, пока есть.
	no slovenian: Sosedje sprašujejo, kje smo ga kupili.
	no slovak: Sused si ho požičia a potom ho chce tiež.
	no english: Every player recommends this bag.
	no dutch: Iedereen aan tafel kiest deze rugzak.
	no dutch: Kinderen slapen er beter door.
	no french: Les médecins le recommandent contre la toux.
	no greek: Οι γιατροί συνιστούν αυτό το σακίδιο.
	no moroccan arabic: كيحيد الحكة من الجلد.
	no thai: คุณยายรักใบนี้มาก
	no persian: تمام همسایه‌ها یکی دارند.
`)

describe('[K-2] [K-3] talk in passing promises nothing of the goods', () => {
	const { facts, said } = GOODS
	test.each(said.filter(([stands]) => !stands))('a claim in the same words falls: %s %s: %s', (_, language, text) => {
		expect(checkStatement({ text, facts, language }).supported).toBe(false)
	})
	test.each(said.filter(([stands]) => stands))('it stands: %s %s: %s', (_, language, text) => {
		expect(checkStatement({ text, facts, language }).reasons).toEqual([])
	})
})
