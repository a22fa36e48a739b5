import { describe, expect, test } from 'vitest'
import { checkStatement } from './check-statement'
import { normalizeText } from './normalize-text'
import { quantitiesOf } from './quantities'
import { factsFrom } from './test-tables'

/** A value, its unit, and how languages say it, set apart by semicolons. */
const SAID: readonly (readonly [value: number, unit: string, said: string])[] = [
	[
		13,
		'in',
		'dreizehnzöllig; trettontumsskärm; trettentommers; kolmetoistatuumainen; тринадцатидюймовый; тринадцятидюймовий; trzynastocalowy; třináctipalcový; trinásťpalcový',
	],
	[
		2,
		'h',
		'zweistündig; двухчасовой; двогодинний; двучасово; dwugodzinne; dvouhodinový; dvojhodinový; dvosatno; dvočasovno; dvourno; kétórás; kahetunnine; δίωρη',
	],
	[
		5,
		'l',
		'fünflitriger; femliters; viisilitrainen; пятилитровый; п’ятилітровий; петлитров; pięciolitrowy; pětilitrová; päťlitrová; petolitarski; petlitrski; ötliteres; viieliitrine',
	],
	[
		3,
		'count layers',
		'dreilagig; drielaags; trelagers; trelags; kolmikerroksinen; трёхслойные; тришарові; трислойни; trójwarstwowe; třívrstvé; trojvrstvové; troslojne; trislojne; háromrétegű; trisluoksnės; trīsslāņu; kolmekihiline',
	],
	[20, 'min', 'zwanzigminütige; двадцатиминутный; dwudziestominutowy; dvacetiminutový; húszperces'],
	[
		2,
		'h',
		'two full hours; zwei volle Stunden; twee volle uren; två hela timmar; to hele timer; kaksi täyttä tuntia; два целых часа; дві повні години; dwie pełne godziny; dvě celé hodiny; két teljes óra; iki tam saat; dos largas horas; duas longas horas; deux bonnes heures; due lunghe ore; δύο ολόκληρες ώρες; पूरे दो घंटे; 两个小时; dva sata; dve uri; divas stundas; kaks tundi; dues hores; ساعتان; שעתיים',
	],
	[
		1.5,
		'h',
		'anderthalb Stunden; halvanden time; μιάμιση ώρα; pusotru stundu; poolteist tundi; saa moja na nusu; 一時間半; 一个半小时; 한 시간 반; หนึ่งชั่วโมงครึ่ง; hora i mitja; দেড় ঘণ্টা; isang oras at kalahati',
	],
	[
		0.5,
		'h',
		'полчаса; пів години; pusvalandį; halvtime; 半小时; 半個小時; ครึ่งชั่วโมง; نیم ساعت; আধা ঘণ্টা; nusu saa; половин час; kalahating oras',
	],
	[1, 'min', 'في دقيقة واحدة; בדקה אחת; dakika moja'],
	[1.5, 'kg', 'kilo moja na nusu; полуторакилограммовый'],
	[3, 'm', 'mita tatu; trzymetrowy; трёхметровый'],
	[2, 'count speeds', 'سرعتان; двухскоростной; dvourychlostní'],
]

describe('numbers in one word with their unit, stressed, halved, or said after it', () => {
	const cases = SAID.flatMap(([value, unit, said]) => said.split('; ').map((text) => [text, value, unit] as const))
	test.each(cases)('[K-2] “%s” is read as %s %s', (text, value, unit) => {
		const read = quantitiesOf(normalizeText(text)).map((one) => [one.values[0], one.unit?.id])
		expect(read).toContainEqual([value, unit])
	})
})

const SOAP = factsFrom([
	['title', 'Rasiercreme 70 g, 2er-Pack'],
	['bullet', '2 x 70 g in einer Packung, nach Rezept von 1974'],
	['variant', 'Weiß, Blau, Grün, Rot', 'Farbe'],
])

describe('figures that follow from those of the facts', () => {
	test.each([
		[true, 'german', 'Zweimal 70 Gramm, macht zusammen 140 Gramm.'],
		[false, 'german', 'Zweimal 70 Gramm, macht zusammen 180 Gramm.'],
		[true, 'spanish', 'La receta viene de los años setenta.'],
		[false, 'spanish', 'La receta viene de los años cincuenta.'],
		[true, 'german', 'Vier Farben zur Wahl.'],
		[false, 'german', 'Vier Größen zur Wahl.'],
	] as const)('[K-2] stands: %s – %s: %s', (stands, language, text) => {
		expect(checkStatement({ text, facts: SOAP, language }).supported).toBe(stands)
	})
})
