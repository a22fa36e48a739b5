import { z } from 'zod'

/** What a benefit is about, of what there is a drawing for. */
export const benefitSignSchema = z.enum([
	...(['water', 'dry', 'heat', 'cold', 'power', 'battery', 'light', 'time', 'size', 'weight', 'room', 'natural'] as const),
	...(['soft', 'air', 'strong', 'clean', 'sound', 'wireless', 'screen', 'camera', 'hand', 'travel', 'safe', 'child'] as const),
	...(['body', 'food', 'tools', 'colour', 'gift', 'sun', 'pair', 'good'] as const),
])
export type BenefitSign = z.infer<typeof benefitSignSchema>

/**
 * How the languages of pages call what a sign stands for: beginnings of words, lower-case. A benefit nobody recognises
 * has the general sign; the seller may choose another in the editor.
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
	battery: `battery batteries recharg charge charging batterie autonom batería recarg cargar akku auflad بطارية شحن
		يشحن`,
	light: `light lamp bulb glow bright led lumen kelvin lumière éclair ampoule luz ilumin bombilla licht leucht hell
		luce ضوء إضاءة مصباح لمبة`,
	time: `hour hours minute second timer fast quick daily years lasting heure rapid durée dure minut hora tiempo
		años stunde schnell jahre ora veloc ساعة ساعات دقيقة دقائق سريع وقت سنوات يدوم`,
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
/** Longer words first: "lightweight" is about weight. */
const BY_LENGTH = Object.entries(WORDS)
	.flatMap(([sign, words]) => words.split(/\s+/).map((word) => ({ sign: sign as BenefitSign, word })))
	.toSorted((a, b) => b.word.length - a.word.length)
/** A shorter beginning has to be the whole word. */
const SHORTEST_BEGINNING = 4
const ARABIC_PREFIX = /^(?:و|ف)?(?:ال|لل|بال|كال|ل|ب)(?=\p{L}{3})/u

/**
 * What a benefit is about, by its title and, counted less, its text; undefined when there is no drawing of what they
 * name.
 */
export function signOf(title: string, text: string): BenefitSign | undefined {
	const scores = new Map<BenefitSign, number>()
	const count = (words: string, weight: number) => {
		for (const own of wordsOf(words)) {
			const sign = BY_LENGTH.find(({ word }) => isCalled(own, word))?.sign
			if (sign) scores.set(sign, (scores.get(sign) ?? 0) + weight)
		}
	}
	count(title, 3)
	count(text, 1)
	return [...scores].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

/**
 * Signs for benefits that stand together: none twice, the general one where nothing fits; none at all when most of
 * them would be general.
 */
export function signsOf(benefits: readonly { title: string; text: string }[]): (BenefitSign | undefined)[] {
	const taken = new Set<BenefitSign>()
	const signs = benefits.map(({ title, text }) => {
		const sign = signOf(title, text)
		if (!sign || taken.has(sign)) return undefined
		taken.add(sign)
		return sign
	})
	return taken.size * 2 < benefits.length || benefits.length === 0 ? benefits.map(() => undefined) : signs.map((sign) => sign ?? 'good')
}

function wordsOf(text: string): string[] {
	return text.toLowerCase().match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? []
}

function isCalled(own: string, known: string): boolean {
	if (own === known) return true
	const bare = own.replace(ARABIC_PREFIX, '')
	return known.length >= SHORTEST_BEGINNING ? own.startsWith(known) || bare.startsWith(known) : bare === known
}
