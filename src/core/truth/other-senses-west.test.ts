import { describe, expect, test } from 'vitest'
import { checkStatement } from './check-statement'
import { goodsIn } from './test-tables'

/** Words that claim something in one sense, or in one language, and nothing in another. */
const { facts, said } = goodsIn(`
	title: Halden Wooden Building Blocks
	brand: Halden
	bullet: 120 blocks in a storage box.
	yes english: Look at the stars through a telescope.
	no english: The handle telescopes out.
	yes english: Leave muddy boots on the doorstep.
	no english: Delivered straight to your doorstep.
	yes english: A gift for your beloved grandmother.
	no english: The beloved classic.
	yes english: Build a crocodile or a castle.
	no english: With crocodile leather.
	yes french: Donnez-lui un nom.
	no french: Certifié NOM.
	yes french: La clé introuvable attend sous le canapé.
	no french: Introuvable en magasin.
	yes spanish: Después de un día agotador.
	no spanish: Casi agotado.
	yes italian: Un regalo mai scontato.
	no italian: Prezzo scontato.
	yes portuguese: Com calças de ganga e ténis.
	no portuguese: A opção mais barata.
	yes catalan: Fet amb cura.
	no catalan: Cura el mal de cap.
	yes catalan: És hora de retornar a casa.
	no catalan: El pots retornar en 30 dies.
	yes romanian: Tata e însărcinat cu desertul.
	no romanian: Potrivit pentru însărcinate.
	yes german: Das ewige Suchen am Morgen.
	no german: Hält ewig.
	yes german: Ein Schiff liegt vor Anker.
	no german: Funktioniert mit Anker Powerbanks.
	yes german: Das reduzierte Design fällt nicht auf.
	no german: Jetzt stark im Preis reduziert.
	yes dutch: Een voorraad koekjes in de kast.
	no dutch: Nog op voorraad.
	yes dutch: Slimmer speelt wie samen speelt.
	no dutch: Tegen een opgeblazen gevoel.
	yes danish: Skraldespanden står i køkkenet.
	no danish: Med skraldenøgle.
	yes norwegian: Bestem selv hva dere bygger.
	no norwegian: Det beste på markedet.
	yes norwegian: Tusenvis av stjerner på himmelen.
	no norwegian: Tusenvis av fornøyde kunder.
	yes swedish: En present till din älskade.
	no swedish: Den älskade klassikern.
	yes swedish: Ute i ödemarken.
	no swedish: Mot ödem.
	yes icelandic: Þegar deginum lýkur.
	no icelandic: Tilboðið lýkur á miðnætti.
	yes icelandic: Einstaklingar og fjölskyldur.
	no icelandic: Allir elska þetta.
`)

describe('[K-2] everyday senses of words that elsewhere claim something are left alone, the claims are caught', () => {
	test.each(said)('%s %s: %s', (stands, language, text) => {
		expect(checkStatement({ text, facts, language }).supported).toBe(stands)
	})
})
