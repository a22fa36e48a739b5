import { describe, expect, test } from 'vitest'
import { checkStatement } from './check-statement'
import { goodsIn } from './test-tables'

/** A game whose listing says nothing of stuffs, prizes, parcels, prices or health. */
const GOODS = goodsIn(`
	title: Fernhill Building Game, 120 Pieces
	brand: Fernhill
	bullet: Build towers and castles together; the pieces click into each other.
	bullet: Colourful pieces for children and grown-ups.
	spec: Number of Pieces: 120
	yes finnish: Lapsi nappaa palikan lattialta ja nappasimme mekin yhden.
	no finnish: Laukku on pehmeää nappaa.
	yes finnish: Leikissä riittää jännitystä koko perheelle.
	no finnish: Lievittää jännitystä hartioissa.
	yes estonian: Mängutuba asus teisel korrusel, ja kas sa teaksid, kust alustada?
	no estonian: Tehtud tiikpuust.
	yes estonian: Ehita klotsidest tempel.
	no estonian: Kvaliteedi tempel kinnitab ohutust.
	yes lithuanian: Vaikams labai patinka statyti, kai kieme auga medis.
	no lithuanian: Mažina patinimą.
	yes lithuanian: Dvi mergaitės žaidžia visą parą.
	no lithuanian: Yra DVI jungtis.
	yes lithuanian: Audinys malonus odai, oda kvėpuoja.
	no lithuanian: Dirželis iš natūralios odos.
	yes latvian: Saldi sapņi pēc spēles, un bērns juta prieku.
	no latvian: Liela atlaide tikai šodien.
	yes latvian: Koks aug pagalmā, koka zaros dzied putni.
	no latvian: Detaļas ir no koka.
	yes hungarian: A gyerek kap egy labdát a medencében.
	no hungarian: Kapok töltelékkel készül.
	yes hungarian: A kedvenc színedet választhatod.
	no hungarian: A vevők kedvence.
	yes polish: Taniec i śpiew z klockami w słoneczny dzień.
	no polish: Tani i dobry, z panelem słonecznym.
	yes polish: Smakołyk jako nagroda dla psa.
	no polish: Nagroda jury za projekt.
	yes czech: Zdravím všechny malé stavitele, perte ručně.
	no czech: Ručně vyrobeno, prospívá zdraví.
	yes czech: Vraťte kostky do krabice, vlak se stihl postavit.
	no czech: Vraťte nám to do 14 dnů.
	yes slovak: Vlna smiechu naplní izbu a nožnice netreba.
	no slovak: Výplň je čistá vlna.
	yes slovenian: Pilot leti nad mestom in hrup ne smeta.
	no slovenian: Zdaj s popustom.
	yes slovenian: Sliko lahko obesite na steno.
	no slovenian: Preizkušeno na univerzi v Ljubljani.
	yes croatian: Upali svjetlo i igraj se, čvor ne smije popustiti.
	no croatian: Smanjuje upalu zglobova.
	yes croatian: Brod može povratiti ravnotežu, a dvorac je upola manji od stola.
	no croatian: Povrat novca zajamčen, upola cijene.
	yes serbian: Pogodno za školu i univerzitet.
	no serbian: Testirano na univerzitetu u Beogradu.
	yes bulgarian: Здравейте, приятели, пътуваме с микробуса!
	no bulgarian: Унищожава микробите и пази здравето.
	yes russian: Здорово играть вместе! Тик-так, говорят часы.
	no russian: Полезно для здоровья, массив тика.
	yes russian: Железная дорога быстрая, как молния.
	no russian: Карман на молнии и железный корпус.
	yes ukrainian: Складні завдання стають простими, і загін повстанців будує фортецю.
	no ukrainian: Складний стілець.
	yes ukrainian: На додаток можна збудувати вежу.
	no ukrainian: Керування через додаток.
	yes greek: Η γάτα άρπαξε το κουβάρι και ο μπαμπάς είναι εξαντλημένος.
	no greek: Άρπαξέ το τώρα, πριν εξαντληθεί.
	yes greek: Ταξίδι σε άλλους πλανήτες.
	no greek: Προστατεύει τον πλανήτη.
`)

const judge = (language: string, text: string) => checkStatement({ text, facts: GOODS.facts, language })

describe('[K-2] [K-3] a word is taken for a claim only in the sense that claims something', () => {
	const innocent = GOODS.said.filter(([stands]) => stands)
	const claims = GOODS.said.filter(([stands]) => !stands)

	test.each(innocent)('everyday words of a language stand (%s, %s): %s', (_, language, text) => {
		expect(judge(language, text).reasons).toEqual([])
	})

	test.each(claims)('the same letters as a claim are caught (%s, %s): %s', (_, language, text) => {
		expect(judge(language, text).supported).toBe(false)
	})
})
