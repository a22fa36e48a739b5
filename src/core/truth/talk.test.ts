import { describe, expect, test } from 'vitest'
import { checkStatement } from './check-statement'
import { goodsIn } from './test-tables'

/** A bag whose listing says nothing of buyers, stock, health or delivery. */
const GOODS = goodsIn(`
	title: Tarn 18 L Rucksack
	brand: Tarn
	bullet: Padded back panel with air channels; fits under an aircraft seat.
	bullet: Recycled canvas, for students, commuters and hikers.
	spec: Volume: 18 Litres
	spec: Weight: 700 g
	spec: Country of Origin: Portugal
	no english: Commuters can't stop talking about this rucksack.
	no french: Les étudiants ne jurent que par ce sac.
	no spanish: Los senderistas de toda España lo adoran.
	no german: Pendler schwören auf diesen Rucksack.
	no polish: Studenci w całym kraju polecają ten plecak.
	no arabic: الطلاب يوصون بهذه الحقيبة.
	no japanese: 全国の学生が絶賛しています。
	no simplified chinese: 学生们都爱不释手。
	no hindi: छात्रों के बीच इसकी चर्चा है।
	no hungarian: A diákok rajonganak érte.
	no dutch: De laatste stuks liggen op het schap.
	no italian: Le scorte finiscono in fretta.
	no turkish: Stoklar hızla tükeniyor.
	no russian: На складе осталось несколько штук.
	no korean: 재고가 곧 소진됩니다.
	no english: It relieves your spine and prevents migraine.
	no swedish: Den motverkar ryggvärk hela dagen.
	no ukrainian: Знімає біль і розвантажує хребет.
	no portuguese: Encomende agora e receba amanhã.
	no greek: Παραγγείλετε σήμερα, αύριο στο σπίτι σας.
	no spanish: Llévate dos y paga una.
	no german: Kein Rucksack trägt sich leichter.
	no french: Chaque sac vendu finance un arbre.
	no english: If a zip breaks, we replace it free of charge.
	no czech: Neváhejte, zásoby se tenčí.
	yes english: A rucksack for students and commuters.
	yes french: Pour les étudiants, les randonneurs et tous les autres.
	yes spanish: Para estudiantes y senderistas, con espalda acolchada.
	yes german: Für Studenten, Pendler und Wanderer.
	yes polish: Plecak dla studentów i turystów.
	yes japanese: 学生や通勤の方向けの18リットルのリュック。
	yes korean: 학생과 직장인을 위한 18리터 배낭.
	yes turkish: Öğrenciler için 18 litrelik çanta.
	yes estonian: Portugalis valmistatud 18-liitrine seljakott.
	yes swedish: Tillverkad i Portugal.
	yes english: It slides under the seat and weighs 700 grams.
`)

describe('[K-2] [K-3] two signs that meet make a claim', () => {
	const { facts, said } = GOODS
	test.each(said.filter(([stands]) => !stands))('which falls: %s %s: %s', (_, language, text) => {
		expect(checkStatement({ text, facts, language }).supported).toBe(false)
	})
	test.each(said.filter(([stands]) => stands))('one alone does not: %s %s: %s', (_, language, text) => {
		expect(checkStatement({ text, facts, language }).reasons).toEqual([])
	})
})

test('[K-4] what the seller states of repairs and delivery may be repeated', () => {
	const facts = [
		...GOODS.facts,
		{
			id: 's1',
			kind: 'seller' as const,
			text: 'We repair zips free of charge. Delivery within 3 days.',
			origin: { rule: 'store', place: 'store' },
		},
	]
	expect(checkStatement({ text: 'If a zip breaks, we repair it free of charge.', facts, language: 'english' }).reasons).toEqual([])
})
