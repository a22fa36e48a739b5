import { describe, expect, test } from 'vitest'
import { checkStatement } from './check-statement'
import { factsFrom } from './test-tables'

const board = factsFrom([
	['title', 'Single-board computer, 4 GB RAM'],
	[
		'description',
		'Two displays over micro-HDMI. You need a micro SD card, a power supply and micro-HDMI cables; none of them is part of the delivery.',
	],
	['spec', '2 × micro-HDMI', 'Video output'],
	['spec', 'micro SD card slot', 'Storage'],
])
const radio = factsFrom([
	['title', 'Portable FM radio with beech speaker'],
	['bullet', 'Up to 20 hours on one USB-C charge'],
])
const pot = factsFrom([
	['title', 'Moka pot for 3 cups, aluminium'],
	['description', 'Suits gas, electric and glass-ceramic hobs; not suitable for induction'],
	['spec', 'No', 'Suitable for induction'],
])
const knife = factsFrom([
	['title', 'Santoku knife 165 mm, three-layer stainless steel'],
	['bullet', 'Laminated wood handle, water-resistant'],
	['spec', 'No', 'Dishwasher-safe'],
])
const cover = factsFrom([
	['title', 'Stretch slipcover for dining chairs, elastic fabric'],
	['bullet', 'Wrinkle-resistant, no ironing needed, machine-washable'],
])
const ballast = factsFrom([
	['title', 'Electronic ballast 120 volts'],
	['description', 'The unit is thermally protected. UL listed, CUL listed, RoHS compliant.'],
])
const shirt = factsFrom([
	['title', "Women's linen shirt"],
	['bullet', 'Long sleeves, shell buttons, machine wash'],
])
const top = factsFrom([
	['title', "Women's long sleeve boat neck crop top"],
	['bullet', 'Slim crop top, off the shoulder, machine washable'],
])
const watch = factsFrom([
	['title', 'Leather quartz wrist watch for women'],
	['spec', 'Analog quartz', 'Movement'],
])
const rucksack = factsFrom([
	['title', 'Rucksack 20 litres, water-repellent canvas'],
	['bullet', 'Two bottle pockets, zip, rain cover included'],
])

type Line = readonly [facts: typeof board, language: string, text: string]

const STANDS: readonly Line[] = [
	[board, 'swedish', 'Följer nätaggregatet med? Nej, och inte heller micro SD-kortet eller micro-HDMI-kablarna.'],
	[board, 'icelandic', 'Fylgir spennugjafi með? Nei, spennugjafi, micro SD-kort og micro-HDMI-snúrur fylgja ekki með.'],
	[board, 'korean', '전원 어댑터가 들어 있나요? 아니요, micro SD 카드와 micro-HDMI 케이블도 들어 있지 않습니다.'],
	[board, 'hebrew', 'האם ספק הכוח כלול? לא, וגם לא כרטיס micro SD וכבלי micro-HDMI.'],
	[pot, 'slovak', 'Na plynový, elektrický či sklokeramický sporák áno, na indukciu nie.'],
	[knife, 'turkish', 'Bulaşık makinesine konmaz. Sapı suya dayanıklıdır.'],
	[knife, 'korean', '칼날은 녹슬지 않는 스테인리스강입니다.'],
	[knife, 'latvian', 'Ūdensizturīgs spals no laminēta koka.'],
	[knife, 'hungarian', 'Mosogatógépbe nem tehető. Vízálló nyele rétegelt fa.'],
	[knife, 'finnish', 'Veitsi on ruostumattomasta teräksestä.'],
	[cover, 'finnish', 'Päällinen ei rypisty eikä kaipaa silitystä.'],
	[cover, 'korean', '박음질한 신축 밑단으로 의자를 감쌉니다.'],
	[ballast, 'dutch', 'Heeft het voorschakelapparaat keurmerken? Ja, UL en cUL.'],
	[ballast, 'hungarian', 'Az előtét UL-, CUL- és RoHS-minősítésű.'],
	[ballast, 'korean', '과열 보호를 갖췄습니다.'],
	[top, 'greek', 'Το στενό crop top αφήνει τους ώμους έξω.'],
	[watch, 'greek', 'Γυναικείο ρολόι quartz με δερμάτινο λουράκι.'],
	[rucksack, 'greek', 'Κλείνει με φερμουάρ. Το αδιάβροχο κάλυμμα περιλαμβάνεται.'],
	[rucksack, 'romanian', 'Se închide cu fermoar, are două buzunare pentru sticle.'],
	[shirt, 'icelandic', 'Fyrsti sólardagurinn í apríl, ís í brauðformi og skyrta úr hör.'],
	[board, 'filipino', 'Ang sulok ng kuwarto ang laboratoryo niya, at ang board ang puso nito.'],
]

const FALLS: readonly Line[] = [
	[radio, 'french', 'Se branche au téléviseur par câble HDMI.'],
	[radio, 'korean', 'HDMI 케이블로 텔레비전에 연결합니다.'],
	[board, 'korean', 'micro-HDMI 케이블이 들어 있습니다.'],
	[board, 'spanish', 'Incluye un cable micro-HDMI y la fuente de alimentación.'],
	[pot, 'slovak', 'Na plynový sporák nie, na indukciu áno.'],
	[pot, 'croatian', 'Pogodna za indukciju.'],
	[radio, 'latvian', 'Ūdensizturīgs korpuss.'],
	[radio, 'hungarian', 'Vízálló ház.'],
	[radio, 'icelandic', 'Sólarknúið útvarp.'],
	[radio, 'greek', 'Αδιάβροχο ραδιόφωνο.'],
	[shirt, 'finnish', 'Ei rypisty.'],
	[shirt, 'hungarian', 'OEKO-TEX-minősítésű len.'],
	[shirt, 'dutch', 'Met keurmerk voor veilig textiel.'],
	[shirt, 'filipino', 'Sinubok sa laboratoryo ang tela.'],
	[ballast, 'dutch', 'Met GS-keurmerk.'],
	[shirt, 'turkish', 'Gizli cebi vardır.'],
]

describe('parts, care, contents and marks told plainly', () => {
	test.each(STANDS)('[K-2] leaves what the facts say, told in the words of the language: %#', (facts, language, text) => {
		expect(checkStatement({ text, facts, language })).toMatchObject({ supported: true })
	})

	test.each(FALLS)('[K-2] catches the same words where no fact bears them: %#', (facts, language, text) => {
		expect(checkStatement({ text, facts, language })).toMatchObject({ supported: false })
	})
})
