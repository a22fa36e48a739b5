import { describe, expect, test } from 'vitest'
import { factsFrom, judged, sentencesIn } from './test-tables'

const KETTLE = factsFrom([
	['title', 'Electric kettle'],
	['bullet', 'Body, lid and spout of 18/8 stainless steel; the water touches no plastic.'],
	['bullet', 'Hand wash only.'],
	['box', 'Kettle, base with cord, brewing guide, descaling sachet'],
])
const TOP = factsFrom([
	['title', 'Women sleeveless top'],
	['bullet', 'Made of a cotton blend'],
])
const HEADPHONES = factsFrom([
	['title', 'Headphones'],
	['bullet', '3 minutes of charging give 3 hours of music. Processor 7x faster. 12 microphones, IP68.'],
])
const COMPUTER = factsFrom([
	['title', 'Single-board computer'],
	['spec', '2 × micro-HDMI, up to 4Kp60', 'Video output'],
	['spec', '40 pins', 'GPIO'],
	['bullet', 'Class 3 device, two displays, 2 speakers, 2 microphones, 2 buttons, 2 wheels'],
])
const POLO = factsFrom([
	['title', 'Polo shirt with two buttons'],
	['bullet', 'Pure cotton, three contrasting stripes on the collar, embroidery on the chest'],
])

const STEERED = `
	english: You switch it on and off from your phone.
	english: It messages your phone when it needs descaling.
	french: S'allume depuis votre téléphone.
	german: Er lässt sich vom Handy aus einschalten.
	spanish: Se enciende desde el móvil.
	italian: Si accende dal telefono.
	dutch: Je zet hem aan met je telefoon.
	turkish: Telefonunuzdan açıp kapatabilirsiniz.
	polish: Włączysz go z telefonu.
	hungarian: Üzenetet küld a telefonodra.
	arabic: يمكنك تشغيله من هاتفك.
	moroccan arabic: تقدر تشعلو وتطفيه من التيليفون.
	japanese: スマホからオンオフできます。
`
const CODES = `
	english: With the code TEA it costs less.
	french: Avec le code THE, vous payez moins.
	italian: Con il codice TE risparmi un quinto.
	swedish: Med koden TE betalar du en femtedel mindre.
	finnish: Koodilla TEE maksat viidenneksen vähemmän.
	hungarian: A TEA kóddal egyötöddel kevesebbet fizet.
	greek: Με τον κωδικό TSAI πληρώνετε το ένα πέμπτο λιγότερο.
	hebrew: עם הקוד TEA משלמים חמישית פחות.
	thai: ใส่โค้ด TEA จ่ายน้อยลงหนึ่งในห้า
`
const ALL_BRANDS = `
	english: Nozzles of every brand fit.
	german: Düsen aller Marken passen.
	french: Les embouts de toutes les marques s'adaptent.
	spanish: Sirven boquillas de cualquier marca.
	polish: Pasują ssawki wszystkich marek.
	arabic: تناسبه رؤوس جميع الماركات.
	japanese: どのメーカーのノズルも合います。
	simplified chinese: 各品牌的吸头都通用。
	korean: 모든 브랜드의 노즐이 맞습니다.
`
const IN_THE_BOX = `
	english: In the box you find the kettle, a towel and a spoon.
	german: Im Karton: der Wasserkocher und ein Handtuch.
	polish: W pudełku: czajnik i ręcznik.
	japanese: 箱の中身はケトル、タオル1枚。
	spanish: En la caja: la tetera y una botella de limpiacristales.
	danish: I kassen: kedel og et håndklæde.
`
const IN_THE_BOX_INDEED = `
	german: Im Karton liegen Wasserkocher, Sockel mit Kabel, Brühanleitung und ein Beutel Entkalker.
	french: Dans la boîte : la bouilloire, son socle avec câble, un guide d'infusion et un sachet de détartrant.
`
const ANSWERED_YES = `
	swedish: Tål den diskmaskin? Javisst, precis som allt annat.
	norwegian: Tåler den oppvaskmaskin? Selvsagt.
	arabic: هل تتحمل غسالة الصحون؟ بالطبع.
	german: Darf er in die Spülmaschine? Natürlich, wie alles andere.
`
const NOT_IN_THE_MACHINE = `
	spanish: Lávala a mano, nunca en el lavavajillas.
	spanish: Nunca la metas en el lavavajillas.
	french: À la main, jamais au lave-vaisselle.
`
const STEEL = `
	bulgarian: Тялото, капакът и чучурът са от неръждаема стомана 18/8 и водата не докосва пластмаса.
	polish: Korpus i dziobek są ze stali nierdzewnej 18/8 i woda nie dotyka plastiku.
	english: Body, lid and spout are 18/8 stainless steel and the water touches no plastic.
`
const SLEEVELESS = `
	french: Un haut sans manches en coton mélangé.
	czech: Dámský top bez rukávů z bavlněné směsi.
	spanish: Una blusa sin mangas de mezcla de algodón.
	german: Ein Top ohne Ärmel aus Baumwollmischung.
	arabic: بلوزة بلا أكمام من مزيج القطن.
`

describe('claims shops like to make', () => {
	test.each(sentencesIn(STEERED))('[K-2] that a telephone steers it: %s: %s', (language, text) => {
		expect(judged(text, language, KETTLE)).toBe(false)
	})
	test.each(sentencesIn(CODES))('[K-2] that a code makes it cheaper: %s: %s', (language, text) => {
		expect(judged(text, language, KETTLE)).toBe(false)
	})
	test.each(sentencesIn(ALL_BRANDS))('[K-2] that it fits every brand: %s: %s', (language, text) => {
		expect(judged(text, language, KETTLE)).toBe(false)
	})
	test.each(sentencesIn(IN_THE_BOX))('[K-2] that a thing more lies in the box: %s: %s', (language, text) => {
		expect(judged(text, language, KETTLE)).toBe(false)
	})
	test.each(sentencesIn(IN_THE_BOX_INDEED))('[K-2] what does lie there may be listed: %s: %s', (language, text) => {
		expect(judged(text, language, KETTLE)).toBe(true)
	})
	test.each(sentencesIn(ANSWERED_YES))('[K-2] a "certainly" affirms what was asked: %s: %s', (language, text) => {
		expect(judged(text, language, KETTLE)).toBe(false)
	})
})

describe('what denies, and what it denies', () => {
	test.each(sentencesIn(NOT_IN_THE_MACHINE))('[K-2] "never in" denies: %s: %s', (language, text) => {
		expect(judged(text, language, KETTLE)).toBe(true)
	})
	test.each(sentencesIn(STEEL))('[K-2] what the water does not touch is not the steel: %s: %s', (language, text) => {
		expect(judged(text, language, KETTLE)).toBe(true)
	})
	test.each(sentencesIn(SLEEVELESS))('[K-2] without sleeves is not without cotton: %s: %s', (language, text) => {
		expect(judged(text, language, TOP)).toBe(true)
	})
	test('[K-2] what something is owed to is there', () => {
		expect(judged('Pot ani náhodný déšť jim díky IP68 nevadí.', 'czech', HEADPHONES)).toBe(true)
	})
})

const TWO_OF_THEM = `
	vietnamese: Ba màn hình
	ukrainian: Виводить картинку на три дисплеї.
	turkish: Üç monitör bağlanır.
	greek: Τρεις οθόνες
	slovak: tri mikrofóny
	hindi: तीन स्पीकर
	urdu: تین بٹن
	romanian: trei roți
	spanish: Conector GPIO de 60 pines.
	english: A 60-pin GPIO header.
	japanese: 60ピンのGPIOヘッダー。
`
describe('figures of something else', () => {
	test.each(sentencesIn(TWO_OF_THEM))('[K-2] count nothing here: %s: %s', (language, text) => {
		expect(judged(text, language, COMPUTER)).toBe(false)
	})
	test.each([
		['english', 'A 40-pin GPIO header, two displays.'],
		['french', 'Deux écrans, jusqu’en 4K à 60 images par seconde.'],
	])('[K-2] but those the facts count: %s: %s', (language, text) => {
		expect(judged(text, language, COMPUTER)).toBe(true)
	})
	test('[K-2] a count amid a list counts not what is listed', () => {
		const text = (count: string) => `纯棉男士Polo衫，胸前有刺绣，门襟配${count}粒纽扣，领口是三道撞色条纹。`
		expect([judged(text('四'), 'simplified chinese', POLO), judged(text('两'), 'simplified chinese', POLO)]).toEqual([false, true])
	})
	test('[K-2] so many times as fast is no count of what is told behind a pause', () => {
		const text = (times: string) => `处理器的速度是上一代的${times}倍，十二个麦克风。`
		expect([judged(text('十二'), 'simplified chinese', HEADPHONES), judged(text('七'), 'simplified chinese', HEADPHONES)]).toEqual([
			false,
			true,
		])
	})
	test('[K-2] what so much charging gives is running: Hindi', () => {
		const text = (hours: number) => `3 मिनट की चार्जिंग पर ${hours} घंटे तक संगीत।`
		expect([judged(text(3), 'hindi', HEADPHONES), judged(text(5), 'hindi', HEADPHONES)]).toEqual([true, false])
	})
})
