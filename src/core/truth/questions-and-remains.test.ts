import { describe, expect, test } from 'vitest'
import { checkStatement } from './check-statement'
import { goodsIn } from './test-tables'

/** Goods of small shops, with questions and answers about them, words left in the listing's language, and figures said in other ways. */
const GOODS = [
	`
		title: Pentola Ferri, 5 litri
		brand: Ferri
		description: La pentola è in alluminio con fondo spesso. Si lava a mano, non va in lavastoviglie. Adatta a fornelli a gas ed elettrici, ma non all'induzione.
		spec: Capacità: 5 litri
		spec: Peso: 1,6 kg
		spec: Adatta all'induzione: No
		spec: Lavabile in lavastoviglie: No
		yes english: Can I use it on induction? No, it is not suitable for induction.
		yes greek: Μπαίνει στο πλυντήριο πιάτων; Όχι, πλένεται στο χέρι.
		yes simplified chinese: 可以用电磁炉吗？不可以，它不适用于电磁炉。
		yes finnish: Voiko sen pestä astianpesukoneessa? Ei, se pestään käsin.
		yes italian: Quanto pesa? Un chilo e seicento grammi.
		yes spanish: El cuerpo es de aluminio.
		yes japanese: 本体はアルミ製です。
		no english: Can I use it on induction? Yes, on every hob.
		no greek: Μπαίνει στο πλυντήριο πιάτων; Ναι, χωρίς πρόβλημα.
		no polish: Czy można ją myć w zmywarce? Tak, bez obaw.
		no japanese: 食洗機で洗えますか？はい、洗えます。
		no czech: Lze ji mýt v myčce? Ano, bez obav.
		no german: Eine Pentola mit fondo spesso für fornelli aller Art.
		no english: A pot with a fondo spesso, lavata a mano and ready.
		no spanish: La olla è in alluminio con fondo grueso.
	`,
	`
		title: Brenner Regenmantel
		brand: Brenner
		description: Der Mantel ist wasserdicht und maschinenwaschbar. Die Kapuze lässt sich abnehmen.
		spec: Material: Polyamid, Baumwollfutter
		spec: Länge: 98 cm
		spec: Anzahl der Taschen: 4
		yes english: Is it waterproof? Yes, it is.
		yes french: Est-il lavable en machine ? Oui.
		yes turkish: Su geçirmez mi? Evet.
		yes english: A waterproof coat almost a metre long.
		no english: Is it waterproof? No.
		no french: Est-il lavable en machine ? Non, surtout pas.
		no danish: En regnfrakke der er wasserdicht og maschinenwaschbar.
		no spanish: Un abrigo con Baumwollfutter y Polyamid por fuera, wasserdicht siempre.
	`,
	`
		title: Atelier Nuage, coussin de sol
		brand: Nuage
		description: Des coutures solides et une housse amovible. Livré avec deux poignées pour le porter d'une pièce à l'autre.
		spec: Nombre de couleurs: 33
		spec: Pièces: 790 perles de mousse
		yes german: Fast 800 Schaumperlen.
		yes english: Nearly 800 beads in all.
		yes english: Two handles and a removable cover.
		no german: Mit Coutures und Poignées für jedes Zimmer.
		no english: Strong coutures and a housse for every room.
		no dutch: Een kussen met solides coutures en housse.
		no english: Nearly 1,000 beads of foam.
	`,
	`
		title: Cable Box 24
		bullet: A smooth lid and sturdy handles with braided cords and rounded edges.
		spec: Special features: Quick Release,Cord Winder
		spec: USB: 2 × USB 3.0, 2 × USB 2.0
		spec: Lengths: 2, 4 and 6 inches
		yes german: Zwei Anschlüsse mit USB 3.0.
		yes simplified chinese: 有2、4和6英寸三种长度。
		yes french: Une boîte avec couvercle lisse et poignées solides.
		no french: Une boîte avec smooth lid et sturdy handles.
		no turkish: Sturdy handles ve smooth bir kapak.
		no polish: Pudełko z rounded edges i sturdy uchwytem.
		no english: It has four USB 3.0 ports.
		no spanish: Cuatro USB 3.0 para todo.
	`,
].map(goodsIn)

describe('[K-2] questions with answers, words left standing, figures in other words', () => {
	const sentences = GOODS.flatMap(({ facts, said }) => said.map(([stands, language, text]) => ({ stands, language, text, facts })))
	test.each(sentences.filter(({ stands }) => stands))('what the facts bear stands — $language: $text', ({ text, facts, language }) => {
		expect(checkStatement({ text, facts, language }).reasons).toEqual([])
	})
	test.each(sentences.filter(({ stands }) => !stands))('what they do not falls — $language: $text', ({ text, facts, language }) => {
		expect(checkStatement({ text, facts, language }).supported).toBe(false)
	})
})
