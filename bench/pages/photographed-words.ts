import type { Sample } from './sample'

/** What the listing of a photographed product states, and a page's words about it, in one language. */
export type PhotographedWords = Pick<Sample, 'title' | 'specs' | 'variants' | 'box' | 'words'> & { breadcrumbs: string[] }

const bagEnglish: PhotographedWords = {
	title: 'Yoga Bag with Mat Pocket, Iron Grey',
	breadcrumbs: ['Sports & Outdoors', 'Gym Bags'],
	specs: [
		['Material', '100% polyester'],
		['Colour', 'Iron grey'],
		['Model', 'ST1004'],
		['Straps', 'Hand straps, detachable shoulder strap'],
		['Inside pockets', '3'],
	],
	variants: {},
	box: ['Bag', 'Detachable shoulder strap'],
	words: {
		hero: ['From the desk to the mat', 'One bag for the gym and for a night away, with a pocket outside for the yoga mat.'],
		benefits: [
			'Everything has its place',
			['The mat rides outside', 'An exterior side pocket holds the yoga mat; nothing inside has to move for it.'],
			['Three pockets inside', 'Two of stretch mesh and a large one with a zip keep small things where you left them.'],
			['Dries fast', 'Light, fast-drying polyester forgives a wet towel on the way home.'],
			['Lightweight', 'Light polyester, for the gym or a night away.'],
		],
		features: [
			'Made to be used daily',
			['Straps that hold', 'Branded straps are sewn through the sides of the bag.'],
			['Carried two ways', 'Durable hand straps, and a shoulder strap that comes off.'],
		],
		faq: [
			'Before you order',
			['Does a yoga mat fit inside?', 'It has its own pocket on the outside.'],
			['Can the shoulder strap be taken off?', 'Yes, it is detachable.'],
		],
		button: 'Order the bag',
	},
}

const bagFrench: PhotographedWords = {
	title: 'Sac de yoga avec poche pour tapis, gris fer',
	breadcrumbs: ['Sports et loisirs', 'Sacs de sport'],
	specs: [
		['Matière', '100 % polyester'],
		['Couleur', 'Gris fer'],
		['Modèle', 'ST1004'],
		['Poches intérieures', '3'],
	],
	variants: {},
	box: ['Le sac', 'Bandoulière amovible'],
	words: {
		hero: ['Du bureau au tapis', 'Un seul sac pour la salle et pour une nuit ailleurs, avec une poche extérieure pour le tapis de yoga.'],
		benefits: [
			'Chaque chose à sa place',
			['Le tapis voyage dehors', 'Une poche latérale extérieure porte le tapis de yoga ; rien ne bouge à l’intérieur.'],
			['Trois poches intérieures', 'Deux en filet extensible, une grande à glissière : les petites choses restent où elles sont.'],
			['Sèche vite', 'Un polyester léger qui pardonne une serviette mouillée.'],
		],
		features: [
			'Fait pour tous les jours',
			['Des anses solides', 'Les anses sont cousues à travers les flancs du sac.'],
			['Porté de deux façons', 'Des anses durables, et une bandoulière qui se détache.'],
		],
		faq: ['Avant de commander', ['Un tapis de yoga tient-il dedans ?', 'Il a sa propre poche, à l’extérieur.']],
		button: 'Commander le sac',
	},
}

const bagArabic: PhotographedWords = {
	title: 'حقيبة يوغا بجيب للسجادة، رمادي حديدي',
	breadcrumbs: ['الرياضة', 'حقائب رياضية'],
	specs: [
		['الخامة', 'بوليستر 100٪'],
		['اللون', 'رمادي حديدي'],
		['الطراز', 'ST1004'],
		['جيوب داخلية', '3'],
	],
	variants: {},
	box: ['الحقيبة', 'حزام كتف قابل للفصل'],
	words: {
		hero: ['من المكتب إلى التمرين', 'حقيبة واحدة للنادي ولليلة خارج البيت، وفي جانبها جيب لسجادة اليوغا.'],
		benefits: [
			'لكل شيء مكانه',
			['السجادة في الخارج', 'جيب جانبي خارجي يحمل سجادة اليوغا فلا يتحرّك شيء في الداخل.'],
			['ثلاثة جيوب في الداخل', 'اثنان من شبك مرن، وثالث واسع بسحّاب؛ فتبقى الأشياء الصغيرة حيث تركتها.'],
			['تجفّ بسرعة', 'بوليستر خفيف سريع الجفاف.'],
		],
		features: [
			'صُنعت للاستعمال اليومي',
			['أحزمة متينة', 'الأحزمة مخيطة على جانبي الحقيبة.'],
			['تُحمل بطريقتين', 'مقبضان متينان، وحزام كتف يُفصل متى شئت.'],
		],
		faq: ['قبل أن تطلب', ['هل تتّسع لسجادة يوغا؟', 'لها جيب خاص بها من الخارج.']],
		button: 'اطلب الحقيبة',
	},
}

const bagSpanish: PhotographedWords = {
	title: 'Bolsa de yoga con bolsillo para la esterilla, gris hierro',
	breadcrumbs: ['Deportes y aire libre', 'Bolsas de gimnasio'],
	specs: [
		['Material', '100 % poliéster'],
		['Color', 'Gris hierro'],
		['Modelo', 'ST1004'],
		['Bolsillos interiores', '3'],
	],
	variants: {},
	box: ['La bolsa', 'Bandolera desmontable'],
	words: {
		hero: [
			'Del despacho a la esterilla',
			'Una sola bolsa para el gimnasio y para una noche fuera, con un bolsillo exterior para la esterilla.',
		],
		benefits: [
			'Cada cosa en su sitio',
			['La esterilla viaja fuera', 'Un bolsillo lateral exterior lleva la esterilla; dentro no hay que mover nada.'],
			['Tres bolsillos dentro', 'Dos de malla elástica y uno grande con cremallera: lo pequeño sigue donde estaba.'],
			['Se seca rápido', 'Un poliéster ligero que perdona una toalla mojada.'],
		],
		features: [
			'Hecha para cada día',
			['Asas que aguantan', 'Las asas van cosidas a los lados de la bolsa.'],
			['Se lleva de dos formas', 'Asas duraderas y una bandolera que se quita.'],
		],
		faq: ['Antes de pedir', ['¿Cabe una esterilla de yoga?', 'Tiene su propio bolsillo, por fuera.']],
		button: 'Pedir la bolsa',
	},
}

const bulbEnglish: PhotographedWords = {
	title: 'LED Bulb GU10, 400 lm, Bright White, 6 Pack',
	breadcrumbs: ['Tools & Home Improvement', 'LED Bulbs'],
	specs: [
		['Light', '400 lm'],
		['Life', '15,000 hours'],
		['Base', 'GU10'],
		['Colour of light', 'Bright white'],
		['Warm-up', 'None'],
	],
	variants: { Pack: ['2', '6', '12'] },
	box: ['6 bulbs'],
	words: {
		hero: ['Thirteen years of light', '400 lumens at once, with no waiting for the lamp to warm up.'],
		benefits: [
			'Twist in, switch on, forget',
			['15,000 hours', 'Over 13 years at three hours of use a day.'],
			['Bright at once', '400 lumens from the first second.'],
			['Fits where the old one was', 'A GU10 base for the spots already in your ceiling.'],
		],
		faq: ['Questions', ['How long does it last?', '15,000 hours, over 13 years at three hours a day.']],
		button: 'Buy the bulbs',
	},
}
const bulbFrench: PhotographedWords = {
	...bulbEnglish,
	title: 'Ampoule LED GU10, 400 lm, blanc vif, lot de 6',
	breadcrumbs: ['Bricolage', 'Ampoules LED'],
	specs: [
		['Flux lumineux', '400 lm'],
		['Durée de vie', '15 000 heures'],
		['Culot', 'GU10'],
		['Couleur de la lumière', 'Blanc vif'],
		['Préchauffage', 'Aucun'],
	],
	variants: { Lot: ['2', '6', '12'] },
	box: ['6 ampoules'],
	words: {
		hero: ['Treize ans de lumière', '400 lumens tout de suite, sans attendre que la lampe chauffe.'],
		benefits: [
			'Tournez, allumez, oubliez',
			['15 000 heures', 'Plus de 13 ans à trois heures par jour.'],
			['Claire aussitôt', '400 lumens dès la première seconde.'],
			['À la place de l’ancienne', 'Un culot GU10 pour les spots déjà au plafond.'],
		],
		faq: ['Questions', ['Quelle est sa durée de vie ?', '15 000 heures, soit plus de 13 ans à trois heures par jour.']],
		button: 'Acheter les ampoules',
	},
}
const bulbArabic: PhotographedWords = {
	...bulbEnglish,
	title: 'مصباح LED بقاعدة GU10، 400 لومن، أبيض ساطع، 6 قطع',
	breadcrumbs: ['أدوات المنزل', 'مصابيح LED'],
	specs: [
		['شدة الضوء', '400 لومن'],
		['العمر', '15000 ساعة'],
		['القاعدة', 'GU10'],
		['لون الضوء', 'أبيض ساطع'],
		['زمن الإحماء', 'لا يوجد'],
	],
	variants: { العدد: ['2', '6', '12'] },
	box: ['6 مصابيح'],
	words: {
		hero: ['ضوء لثلاثة عشر عامًا', '400 لومن على الفور، دون انتظار أن يسخن المصباح.'],
		benefits: [
			'ركّبه وأشعله وانسَه',
			['15000 ساعة', 'أكثر من 13 عامًا بمعدل ثلاث ساعات في اليوم.'],
			['ساطع على الفور', '400 لومن من الثانية الأولى.'],
			['مكان المصباح القديم', 'قاعدة GU10 تناسب المصابيح الموجودة في سقفك.'],
		],
		faq: ['أسئلة', ['كم يدوم؟', '15000 ساعة، أي أكثر من 13 عامًا.']],
		button: 'اطلب المصابيح',
	},
}
const bulbSpanish: PhotographedWords = {
	...bulbEnglish,
	title: 'Bombilla LED GU10, 400 lm, blanco brillante, 6 unidades',
	breadcrumbs: ['Bricolaje', 'Bombillas LED'],
	specs: [
		['Flujo luminoso', '400 lm'],
		['Vida útil', '15 000 horas'],
		['Casquillo', 'GU10'],
		['Color de la luz', 'Blanco brillante'],
		['Calentamiento', 'Ninguno'],
	],
	variants: { Unidades: ['2', '6', '12'] },
	box: ['6 bombillas'],
	words: {
		hero: ['Trece años de luz', '400 lúmenes al momento, sin esperar a que la lámpara se caliente.'],
		benefits: [
			'Girar, encender, olvidar',
			['15 000 horas', 'Más de 13 años con tres horas al día.'],
			['Clara al instante', '400 lúmenes desde el primer segundo.'],
			['Donde estaba la otra', 'Un casquillo GU10 para los focos que ya hay en el techo.'],
		],
		faq: ['Preguntas', ['¿Cuánto dura?', '15 000 horas, más de 13 años con tres horas al día.']],
		button: 'Comprar las bombillas',
	},
}

const vitaminEnglish: PhotographedWords = {
	title: 'Vitamin E 400 IU, Soft Capsules',
	breadcrumbs: ['Health & Household', 'Vitamins'],
	specs: [
		['Contents', 'Soft capsules'],
		['Colourings', 'None'],
		['Flavourings', 'None'],
		['Preservatives', 'None'],
	],
	variants: {},
	box: ['One bottle'],
	words: {
		hero: ['A quiet daily habit', 'Vitamin E contributes to the protection of cells from oxidative stress.'],
		benefits: [
			'Only what belongs in it',
			['No colourings', 'None in the capsule, none in its shell.'],
			['No flavourings', 'It tastes of nothing.'],
			['No preservatives', 'The bottle closes tightly; that is enough.'],
		],
		faq: ['Good to know', ['Does it replace a varied diet?', 'No. Food supplements do not replace a varied diet.']],
		button: 'Order a bottle',
	},
}
const vitaminFrench: PhotographedWords = {
	...vitaminEnglish,
	title: 'Vitamine E 400 UI, capsules molles',
	breadcrumbs: ['Santé', 'Vitamines'],
	specs: [
		['Contenu', 'Capsules molles'],
		['Colorants', 'Aucun'],
		['Arômes', 'Aucun'],
		['Conservateurs', 'Aucun'],
	],
	box: ['Un flacon'],
	words: {
		hero: ['Un geste quotidien', 'La vitamine E contribue à protéger les cellules contre le stress oxydatif.'],
		benefits: [
			'Rien que l’essentiel',
			['Sans colorants', 'Ni dans la capsule, ni dans son enveloppe.'],
			['Sans arômes', 'Elle n’a pas de goût.'],
			['Sans conservateurs', 'Le flacon ferme bien ; cela suffit.'],
		],
		faq: ['Bon à savoir', ['Remplace-t-elle une alimentation variée ?', 'Non. Les compléments ne remplacent pas une alimentation variée.']],
		button: 'Commander un flacon',
	},
}
const vitaminArabic: PhotographedWords = {
	...vitaminEnglish,
	title: 'فيتامين E بتركيز 400 وحدة دولية، كبسولات لينة',
	breadcrumbs: ['الصحة', 'الفيتامينات'],
	specs: [
		['المحتوى', 'كبسولات لينة'],
		['ملوّنات', 'لا توجد'],
		['منكّهات', 'لا توجد'],
		['مواد حافظة', 'لا توجد'],
	],
	box: ['عبوة واحدة'],
	words: {
		hero: ['عادة يومية هادئة', 'يساهم فيتامين E في حماية الخلايا من الإجهاد التأكسدي.'],
		benefits: [
			'ما يلزم فقط',
			['بلا ملوّنات', 'لا في الكبسولة ولا في غلافها.'],
			['بلا منكّهات', 'لا طعم لها.'],
			['بلا مواد حافظة', 'العبوة محكمة الإغلاق، وهذا يكفي.'],
		],
		faq: ['من المفيد أن تعرف', ['هل يغني عن غذاء متنوّع؟', 'لا. المكمّلات لا تغني عن غذاء متنوّع.']],
		button: 'اطلب عبوة',
	},
}
const vitaminSpanish: PhotographedWords = {
	...vitaminEnglish,
	title: 'Vitamina E 400 UI, cápsulas blandas',
	breadcrumbs: ['Salud', 'Vitaminas'],
	specs: [
		['Contenido', 'Cápsulas blandas'],
		['Colorantes', 'Ninguno'],
		['Aromas', 'Ninguno'],
		['Conservantes', 'Ninguno'],
	],
	box: ['Un frasco'],
	words: {
		hero: ['Un gesto de cada día', 'La vitamina E contribuye a proteger las células frente al daño oxidativo.'],
		benefits: [
			'Solo lo que hace falta',
			['Sin colorantes', 'Ni en la cápsula ni en su cubierta.'],
			['Sin aromas', 'No sabe a nada.'],
			['Sin conservantes', 'El frasco cierra bien; con eso basta.'],
		],
		faq: ['Es bueno saberlo', ['¿Sustituye una dieta variada?', 'No. Los complementos no sustituyen una dieta variada.']],
		button: 'Pedir un frasco',
	},
}

/**
 * Products whose photographs may be shown anywhere (Amazon Berkeley Objects, CC BY 4.0), by the folder of their
 * photographs.
 */
export const PHOTOGRAPHED_WORDS = {
	bag: {
		folder: 'B0799CK52K',
		first: '528c',
		brand: 'Starter',
		color: '#5d6166',
		english: bagEnglish,
		french: bagFrench,
		arabic: bagArabic,
		spanish: bagSpanish,
	},
	bulb: {
		folder: 'B074M5HPBD',
		first: 'dcac',
		brand: 'AmazonBasics',
		color: '#e0a422',
		english: bulbEnglish,
		french: bulbFrench,
		arabic: bulbArabic,
		spanish: bulbSpanish,
	},
	vitamin: {
		folder: 'B07GTFSCHB',
		first: '844a',
		brand: 'Solimo',
		color: '#c9792b',
		english: vitaminEnglish,
		french: vitaminFrench,
		arabic: vitaminArabic,
		spanish: vitaminSpanish,
	},
} as const
