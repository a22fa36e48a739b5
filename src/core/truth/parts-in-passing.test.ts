import { describe, expect, test } from 'vitest'
import { checkStatement } from './check-statement'
import { factsFrom } from './test-tables'

const saw = factsFrom([
	['title', 'Circular saw 1400 W, metal base plate, rubberised grip'],
	['bullet', 'The parallel guide keeps cuts in hardwood precise'],
	['spec', 'Corded electric', 'Power source'],
])
const cover = factsFrom([
	['title', 'Stretch slipcover for dining chairs, elastic fabric'],
	['bullet', 'Elastic hem sewn in, machine-washable, no ironing needed'],
])
const pot = factsFrom([
	['title', 'Moka pot for 3 cups, aluminium'],
	['description', 'Suits gas, electric and glass-ceramic hobs; not suitable for induction'],
	['spec', 'No', 'Suitable for induction'],
])
const headphones = factsFrom([
	['title', 'Wireless over-ear headphones, 30-hour battery'],
	['bullet', 'The case closes with a magnet; the headband is covered in synthetic leather'],
])
const purifier = factsFrom([
	['title', 'Air purifier for rooms up to 40 m², three-layer filter'],
	['bullet', 'Catches dust, pollen and animal hair'],
])
const album = factsFrom([
	['title', 'Anthem of the Hills, Original recording'],
	['description', 'Modern rock and roll, produced in Nashville'],
])
const knife = factsFrom([
	['title', 'Santoku knife 165 mm, three-layer steel'],
	['bullet', 'Laminated wood handle, water-resistant'],
])

type Line = readonly [facts: typeof saw, language: string, text: string]

const STANDS: readonly Line[] = [
	[saw, 'english', 'Smell of fresh wood, a leather apron on the hook: the guide keeps the cut precise.'],
	[saw, 'french', 'Odeur de bois, tablier en cuir au crochet : le guide garde la coupe précise.'],
	[saw, 'persian', 'بوی چوب تازه و صدای رادیو در کارگاه؛ خط‌کش راهنما برش را دقیق نگه می‌دارد.'],
	[saw, 'swahili', 'Harufu ya mbao, chai ya tangawizi: kielekezi hunyoosha mkato.'],
	[headphones, 'english', 'A leather suitcase with stickers, a glass of tea: the case closes with a magnet.'],
	[headphones, 'ukrainian', 'Перон, кава з автомата, валіза з наліпками: футляр закривається на магніт.'],
	[headphones, 'german', 'Ein Lederkoffer voller Aufkleber, ein Glas Tee: Das Etui schließt magnetisch.'],
	[purifier, 'spanish', 'Cortinas de terciopelo, cuna de madera: el filtro de tres capas atrapa el polvo.'],
	[purifier, 'swedish', 'Sammetsgardiner, en trävagga: filtret fångar dammet.'],
	[purifier, 'thai', 'บ้านที่มีแมวสองตัว: ไส้กรองสามชั้นดักขนสัตว์และละอองเกสร'],
	[cover, 'japanese', 'ゴム入りの縁が縫い込まれた椅子カバー。'],
	[cover, 'turkish', 'Lastikli kenarıyla sandalyeye sıkıca oturur.'],
	[cover, 'greek', 'Καλύμματα που δεν θέλουν σίδερο και πλένονται στο πλυντήριο.'],
	[cover, 'thai', 'ผ้าคลุมที่ไม่ต้องรีดและซักเครื่องได้'],
	[pot, 'japanese', 'Q. IHコンロでも使えますか。A. いいえ、ガス、電気、ガラスセラミックだけです。'],
	[pot, 'italian', 'Piano di marmo, cappello di paglia: corpo in alluminio.'],
	[knife, 'hebrew', 'ידית עמידה במים ולהב משלוש שכבות פלדה.'],
	[album, 'catalan', 'El primer disc de cada diumenge: rock and roll modern.'],
]
const FALLS: readonly Line[] = [
	[saw, 'english', 'A grip of leather.'],
	[saw, 'french', 'Une poignée en cuir.'],
	[headphones, 'english', 'Comes with stickers for your suitcase.'],
	[headphones, 'german', 'Kopfbügel aus Leder.'],
	[purifier, 'thai', 'มีแผ่นกรองทำจากขนสัตว์'],
	[cover, 'japanese', 'ゴム製の椅子カバー。'],
	[cover, 'dutch', 'Een stoelhoes van rubber.'],
	[pot, 'japanese', 'IHコンロでも使えます。'],
	[pot, 'polish', 'Działa na indukcji.'],
	[pot, 'english', 'A marble base keeps the pot steady.'],
	[knife, 'hebrew', 'ידית אטומה למים.'],
	[album, 'swedish', 'Modern rock produced in för hela familjen.'],
]

describe('parts, stuffs and care told in passing', () => {
	test.each(STANDS)(
		'[K-2] what a scene, a denial or a word of many senses tells claims nothing of the product: %#',
		(facts, language, text) => {
			expect(checkStatement({ text, facts, language })).toMatchObject({ supported: true })
		},
	)
	test.each(FALLS)('[K-2] the same claimed of the product is caught: %#', (facts, language, text) => {
		expect(checkStatement({ text, facts, language })).toMatchObject({ supported: false })
	})
})
