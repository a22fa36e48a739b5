import { z } from 'zod'
import type { Fact } from '../../product/facts'
import { conceptOf } from '../../specs/spec-words'
import { hasTruthData } from '../../truth/truth-data'

/** What a benefit is about, of what there is a drawing for. */
export const benefitSignSchema = z.enum([
	...(['water', 'dry', 'heat', 'cold', 'power', 'battery', 'light', 'time', 'size', 'weight', 'room', 'natural'] as const),
	...(['soft', 'air', 'strong', 'clean', 'sound', 'wireless', 'screen', 'camera', 'hand', 'travel', 'safe', 'child'] as const),
	...(['body', 'food', 'tools', 'colour', 'gift', 'sun', 'pair', 'good'] as const),
])
export type BenefitSign = z.infer<typeof benefitSignSchema>

/**
 * How the languages of pages call what a sign stands for: beginnings of words. A word that means something else as
 * often (“light”, “fast”) is not among them. A benefit nobody recognises has no sign; the seller may choose one.
 */
const WORDS: { readonly [S in BenefitSign]?: string } = {
	water: `water wasser eau étanch agua acqua impermea waterproof leak spill hydra liter litre litro fuite fuga تسرب
		ماء مياه`,
	dry: `dry dries drying moisture sweat sèche sécher humidité transpir seca secado humedad trocken asciug جفّ تجف
		جاف رطوبة عرق`,
	heat: `heat warm hot boil temperat therm chaud chauff bouill ébull calor calient hervir hirv wärm heiß kocht cald
		حرار حرارة دافئ ساخن تسخين يغلي`,
	cold: 'cold cool chill ice fridge freez froid frais frío fresc kalt kühl eis fredd بارد برودة تبريد ثلج',
	power: `watt power electric volt motor engine puissan électri potenc potent eléctri strom leistung potenz قدرة
		كهرباء واط محرك`,
	battery: `battery batteries recharg charge charging batterie autonom batería recarg carga akku auflad بطارية شحن
		يشحن`,
	light: `lamp bulb lighting illuminat glow bright led lumen kelvin lumière éclair ampoule luz ilumin bombilla licht leucht hell
		luce ضوء إضاءة مصباح لمبة`,
	time: `hour hours minute minutes seconds timer years lasting heure heures durée dure minut hora horas tiempo
		años stunde stunden jahre ora ore ساعة ساعات دقيقة دقائق وقت سنوات يدوم`,
	size: `size fits compact dimension inch height width length taille dimension compact tamaño medida größe maß
		misura حجم مقاس أبعاد صغير`,
	weight: `weight lightweight gram kilogram ounce poids léger légère peso ligero ligera gewicht leicht leggero وزن
		خفيف خفة`,
	room: `pocket compart storage space room capacity organiz inside poche rangement capacité espace bolsillo
		capacidad espacio fach tasche stauraum جيب جيوب سعة مساحة تخزين حجرة`,
	natural: `natural organic plant vegan cotton wood bamboo recycl bio naturel végét coton bois bambou madera algodón
		orgánic natürlich holz baumwolle طبيعي نباتي عضوي قطن خشب`,
	soft: `soft comfort cushion pillow fabric silk padded gentle doux douce confort moelleux suave cómod blando weich
		bequem morbid ناعم مريح راحة لين قماش`,
	air: 'breath ventilat air airflow fan mesh perforat respir aér venti aire atmungs luft تنفس تهوية هواء',
	strong: `strong durab sturd robust steel metal tough solid resist reinforc solide durable acier résist robuste
		fuerte duradero acero stabil robust stahl متين قوي صلب معدن فولاذ تحمل`,
	clean: `clean wash dishwasher wipe hygien machine-wash nettoy lavable lave limpi lavado reinig wasch spülmasch
		pulit تنظيف غسل يغسل نظيف`,
	sound: `sound audio music speaker noise quiet silent bass son audio musique bruit silenc sonido ruido ton klang
		geräusch leise صوت موسيقى هدوء ضوضاء صامت`,
	wireless: `wireless bluetooth wifi wi-fi connect app sans-fil connexion inalámbric conexión drahtlos kabellos لاسلكي
		بلوتوث اتصال`,
	screen: 'screen display monitor pixel resolution écran affichage pantalla bildschirm anzeige schermo شاشة عرض',
	camera: 'camera photo lens video caméra objectif cámara foto kamera كاميرا تصوير صورة',
	hand: `handle grip carry carried strap easy simple ergonom hand poignée prise portée bandoulière sangle facile
		asa agarre fácil griff tragen gurt einfach مقبض حمل سهل يد حزام`,
	travel: 'travel trip outdoor camping voyage sac plein-air viaje reise unterwegs viagg سفر رحلة خارج',
	safe: `safe secur lock protect guard automatic shut-off sûr sécur protég protect verrou segur proteg sicher
		schutz sicur آمن أمان حماية قفل`,
	child: 'baby child kid toddler bébé enfant niño bebé kinder طفل أطفال رضيع',
	body: `health vitamin immune sleep skin hair body muscle santé peau cheveu sommeil salud piel cabello gesund haut
		haar صحة بشرة شعر نوم فيتامين جسم`,
	food: `food cook kitchen tea coffee recipe meal taste cuisine cuisson thé café goût cocina comida sabor küche tee
		kaffee kochen طعام مطبخ طبخ شاي قهوة مذاق وجبة`,
	tools: `tool install assemb mount repair screw adjust outil install montag régl herramient instal montaj werkzeug
		einbau أداة تركيب تثبيت ضبط`,
	colour: `colour color shade tone pattern design printed couleur teinte motif imprim color diseño estampad farbe
		muster design لون ألوان نقش تصميم مطبوع`,
	gift: 'gift present cadeau regalo geschenk هدية',
	sun: 'sun uv spf solar soleil solaire sol sonne شمس شمسي',
	pair: 'pair set pieces pack kit duo lot paire juego piezas paquete paar stück teilig طقم مجموعة قطع عبوة',
}
/** What a specification is about, by its name in `spec-data`: a benefit that rests on it is about the same. */
const CONCEPTS: Readonly<Record<string, BenefitSign>> = {
	...{ 'Battery life': 'battery', 'Battery capacity': 'battery', 'Charging time': 'battery', Rechargeable: 'battery', Power: 'power' },
	...{ 'Maximum power': 'power', 'Suction power': 'power', Torque: 'power', Brightness: 'light', 'Color temperature': 'light' },
	...{ 'Light color': 'light', Capacity: 'room', Volume: 'room', 'Storage capacity': 'room', 'Number of compartments': 'room' },
	...{
		Weight: 'weight',
		'Net weight': 'weight',
		'Product dimensions': 'size',
		Size: 'size',
		Length: 'size',
		Width: 'size',
		Height: 'size',
	},
	...{ 'Water resistance level': 'water', 'Waterproof material': 'water', 'Dishwasher safe': 'clean', 'Care instructions': 'clean' },
	...{ 'Noise level': 'sound', 'Connectivity technology': 'wireless', 'Wireless technology': 'wireless', 'Screen size': 'screen' },
	...{ Resolution: 'screen', 'Camera resolution': 'camera', 'Automatic shut-off': 'safe', 'Age range': 'child', 'Skin type': 'body' },
	...{ 'Hair type': 'body', Flavor: 'food', Ingredients: 'food', Color: 'colour', Pattern: 'colour', 'Sun protection factor': 'sun' },
	...{ 'Number of pieces': 'pair', Quantity: 'pair', Timer: 'time', 'Shelf life': 'time', Portable: 'travel', Foldable: 'travel' },
}

/** Longer words first: "lightweight" is about weight. */
const BY_LENGTH = Object.entries(WORDS)
	.flatMap(([sign, words]) => words.split(/\s+/).map((word) => ({ sign: sign as BenefitSign, word: bare(word) })))
	.toSorted((a, b) => b.word.length - a.word.length)
/** As words are compared: in small letters, Arabic without its vowel signs. */
function bare(text: string): string {
	return text
		.toLowerCase()
		.normalize('NFC')
		.replace(/[\u0640\u064b-\u065f\u0670]/gu, '')
}

/** A shorter beginning has to be the whole word. */
const SHORTEST_BEGINNING = 4
const ARABIC_PREFIX = /^(?:و|ف)?(?:ال|لل|بال|كال|ل|ب)(?=\p{L}{3})/u
/** “No flavourings” is not about flavour: what a benefit does without has no drawing. */
const WITHOUT = new RegExp(
	String.raw`^(?:no|not|non|none|without|never|free of|zero|sans|aucune?|pas de|ni|sin|ningun|ohne|kein\p{L}*` +
		String.raw`|senza|sem|nessun\p{L}*|bez|zonder|geen|بلا|بدون|دون|لا|خال\p{L}*|من دون)(?!\p{L})|\p{L}-?(?:free` +
		String.raw`|los|frei)(?!\p{L})`,
	'u',
)

type Benefit = { title: string; text: string; facts?: readonly Fact[] }
const FROM_TITLE = 3
const FROM_FACT = 3
/** A word of the text alone may be of anything. */
const LEAST = 2
/** Beside fewer drawings a tick would stand out. */
const LEAST_KNOWN = 2

/**
 * What a benefit may be about, the likeliest first: by its title, the facts it rests on and, counted less, its text.
 */
function scoresOf({ title, text, facts = [] }: Benefit): [BenefitSign, number][] {
	if (WITHOUT.test(bare(title).trim())) return []
	const scores = new Map<BenefitSign, number>()
	const add = (sign: BenefitSign | undefined, weight: number) => sign && scores.set(sign, (scores.get(sign) ?? 0) + weight)
	const count = (words: string, weight: number) => {
		for (const own of wordsOf(words)) add(BY_LENGTH.find(({ word }) => isCalled(own, word))?.sign, weight)
	}
	count(title, FROM_TITLE)
	count(text, 1)
	for (const fact of hasTruthData() ? facts : []) add(CONCEPTS[conceptOf(fact.name ?? '', 'labels', NAMED_IN)?.concept ?? ''], FROM_FACT)
	return [...scores].filter(([, score]) => score >= LEAST).toSorted(([, a], [, b]) => b - a)
}
const NAMED_IN = { from: undefined, to: 'english' }

/** What a benefit is about; undefined when there is no drawing of it. */
export function signOf(benefit: Benefit): BenefitSign | undefined {
	return scoresOf(benefit)[0]?.[0]
}

/**
 * Signs for benefits that stand together, none twice: the surest first. A single one that nobody recognises among
 * others has the tick, which says no more than that it is one; with more of them none has a sign, so that no benefit
 * has a hole where its neighbours have a drawing, nor a drawing of something else.
 */
export function signsOf(benefits: readonly Benefit[]): (BenefitSign | undefined)[] {
	const chosen = new Map<number, BenefitSign>()
	const sure = benefits
		.flatMap((benefit, at) => scoresOf(benefit).map(([sign, score]) => ({ at, sign, score })))
		.toSorted((a, b) => b.score - a.score)
	for (const { at, sign } of sure) if (!chosen.has(at) && ![...chosen.values()].includes(sign)) chosen.set(at, sign)
	const unknown = benefits.length - chosen.size
	const isSigned = unknown === 0 || (unknown === 1 && chosen.size >= LEAST_KNOWN)
	return benefits.map((_, at) => (isSigned ? (chosen.get(at) ?? 'good') : undefined))
}

function wordsOf(text: string): string[] {
	return bare(text).match(/\p{L}+/gu) ?? []
}

function isCalled(own: string, known: string): boolean {
	if (own === known) return true
	const stem = own.replace(ARABIC_PREFIX, '')
	return known.length >= SHORTEST_BEGINNING ? own.startsWith(known) || stem.startsWith(known) : stem === known
}
