import type { Sample } from '../pages/sample'
import { kettle } from '../pages/samples-latin'

/**
 * What one language replays: the project's own kettle, written in it, what its pictures show, and a sentence that no
 * fact supports.
 */
export type ReplayKettle = { tag: string; sample: Sample; alts: readonly string[]; unsupported: string }

const french: Sample = {
	...kettle,
	name: 'kettle-fr',
	language: 'french',
	market: 'europe',
	listingLanguage: 'fr',
	title: 'Halvorn Bouilloire électrique col de cygne avec thermomètre, 0,9 L, acier inoxydable, poignée en noyer, vert sapin',
	breadcrumbs: ['Cuisine et maison', 'Bouilloires', 'Bouilloires col de cygne'],
	specs: [
		['Contenance', '0,9 L'],
		['Puissance', '1200 W'],
		['Tension', '220–240 V, 50 Hz'],
		['Matière', 'Acier inoxydable 18/8'],
		['Poignée', 'Noyer huilé'],
		['Bec', 'Col de cygne, 8 mm'],
		['Plage de température', '40–100 °C'],
		['Maintien au chaud', '60 minutes'],
		['Poids', '1,1 kg'],
		['Dimensions', '28 × 17 × 24 cm'],
	],
	variants: { Couleur: ['Vert sapin', 'Craie', 'Graphite'], Contenance: ['0,6 L', '0,9 L'] },
	box: ['Bouilloire', 'Socle avec cordon de 75 cm', 'Brosse de détartrage', 'Notice'],
	words: {
		hero: [
			'Un filet lent et régulier',
			'Une bouilloire électrique à col de cygne, avec le thermomètre là où vous regardez : dans le corps, à hauteur de main.',
		],
		benefits: [
			'Faite pour la minute où l’on verse',
			['Le filet va où vous visez', 'Le bec de 8 mm garde un débit fin et régulier, du premier cercle sur le café à la dernière goutte.'],
			['La température se lit', 'Le cadran est dans la face du corps et se lit de 40 à 100 °C. Ni écran, ni menu.'],
			['Elle vous attend', 'Le maintien au chaud garde l’eau 60 minutes, puis la bouilloire s’éteint seule.'],
			['Une poignée qui reste fraîche', 'Du noyer huilé, taillé pour équilibrer 0,9 L au-dessus de la tasse.'],
		],
		features: [
			'De quoi elle est faite',
			['Acier inoxydable 18/8', 'Corps, couvercle et bec sont d’une seule matière, dedans comme dehors : l’eau ne touche que l’acier.'],
			['Noyer huilé', 'Poignée et bouton du couvercle sont tournés. Essuyez à sec, et huilez une fois par an.'],
		],
		story: [
			'De la cuisine au bureau',
			'Le café filtre demande deux choses à la fois : une eau à bonne température, et une main qui ne se presse pas.',
			'Celle-ci contient 0,9 L, chauffe avec 1200 W et met le cadran sous vos yeux. Le reste dépend de vous et du café.',
		],
		faq: [
			'Avant de commander',
			['Quelle quantité d’eau contient-elle ?', '0,9 L, de quoi remplir deux grandes tasses.'],
			['Peut-on choisir une température précise ?', 'Vous suivez le cadran et coupez à la main, entre 40 et 100 °C.'],
			[
				'Le socle est-il fourni ?',
				'Oui : le socle, avec un cordon de 75 cm, est dans la boîte, avec une brosse de détartrage et une notice.',
			],
		],
		button: 'Acheter la bouilloire',
	},
	offer: { price: { amountMinor: 8900, currency: 'EUR' } },
}

const spanish: Sample = {
	...kettle,
	name: 'kettle-es',
	language: 'spanish',
	market: 'europe',
	listingLanguage: 'es',
	title: 'Halvorn hervidor eléctrico de cuello de cisne con termómetro, 0,9 L, acero inoxidable, mango de nogal, verde bosque',
	breadcrumbs: ['Hogar y cocina', 'Hervidores', 'Hervidores de cuello de cisne'],
	specs: [
		['Capacidad', '0,9 L'],
		['Potencia', '1200 W'],
		['Tensión', '220–240 V, 50 Hz'],
		['Material', 'Acero inoxidable 18/8'],
		['Mango', 'Nogal aceitado'],
		['Pico', 'Cuello de cisne, 8 mm'],
		['Rango de temperatura', '40–100 °C'],
		['Mantiene caliente', '60 minutos'],
		['Peso', '1,1 kg'],
		['Dimensiones', '28 × 17 × 24 cm'],
	],
	variants: { Color: ['Verde bosque', 'Tiza', 'Grafito'], Capacidad: ['0,6 L', '0,9 L'] },
	box: ['Hervidor', 'Base con cable de 75 cm', 'Cepillo para la cal', 'Folleto de instrucciones'],
	words: {
		hero: [
			'Un chorro lento y constante',
			'Un hervidor eléctrico de cuello de cisne con el termómetro donde miras: en el cuerpo, a la altura de la mano.',
		],
		benefits: [
			'Hecho para el minuto en que viertes',
			[
				'El chorro va a donde apuntas',
				'El pico de 8 mm mantiene un caudal fino y parejo, del primer círculo sobre el café a la última gota.',
			],
			['Ves la temperatura', 'La esfera está en el frente del cuerpo y marca de 40 a 100 °C.'],
			['Te espera', 'Mantiene el agua caliente 60 minutos y luego se apaga solo.'],
			['Mango de nogal aceitado', 'Con la forma justa para equilibrar 0,9 L sobre la taza.'],
		],
		features: [
			'De qué está hecho',
			['Acero inoxidable 18/8', 'Cuerpo, tapa y pico son de un solo material por dentro y por fuera: el agua solo toca acero.'],
			['Nogal aceitado', 'Mango y pomo de la tapa torneados. Se secan con un paño y se aceitan una vez al año.'],
		],
		story: [
			'Del fuego a la mesa',
			'El café de filtro pide dos cosas a la vez: agua a su temperatura y una mano que no tenga prisa.',
			'Este tiene 0,9 L, calienta con 1200 W y pone la esfera donde ya estás mirando. Lo demás es cosa tuya y del café.',
		],
		faq: [
			'Antes de pedirlo',
			['¿Cuánta agua cabe?', '0,9 L, lo justo para dos tazas grandes.'],
			['¿Se puede elegir una temperatura exacta?', 'Miras la esfera y lo apagas a mano, entre 40 y 100 °C.'],
			['¿Trae la base?', 'Sí: la base, con un cable de 75 cm, viene en la caja, con un cepillo para la cal y un folleto.'],
		],
		button: 'Pedir el hervidor',
	},
	offer: { price: { amountMinor: 8900, currency: 'EUR' } },
}

const arabic: Sample = {
	...kettle,
	name: 'kettle-ar',
	language: 'arabic',
	market: 'morocco',
	listingLanguage: 'ar',
	title: 'غلاية Halvorn الكهربائية بعنق الإوزة وميزان حرارة، 0.9 لتر، فولاذ مقاوم للصدأ، مقبض من خشب الجوز، أخضر غابي',
	breadcrumbs: ['المنزل والمطبخ', 'غلايات', 'غلايات بعنق الإوزة'],
	specs: [
		['السعة', '0.9 لتر'],
		['القدرة', '1200 واط'],
		['الجهد', '220–240 فولت، 50 هرتز'],
		['المادة', 'فولاذ مقاوم للصدأ 18/8'],
		['المقبض', 'خشب الجوز المدهون بالزيت'],
		['الفوّهة', 'عنق الإوزة، 8 مم'],
		['مدى الحرارة', '40–100 درجة مئوية'],
		['حفظ الحرارة', '60 دقيقة'],
		['الوزن', '1.1 كغ'],
		['الأبعاد', '28 × 17 × 24 سم'],
	],
	variants: { اللون: ['أخضر غابي', 'أبيض طباشيري', 'رمادي'], السعة: ['0.6 لتر', '0.9 لتر'] },
	box: ['الغلاية', 'قاعدة كهربائية بسلك طوله 75 سم', 'فرشاة لإزالة الكلس', 'كتيّب تعليمات'],
	words: {
		hero: ['صبّ هادئ وثابت', 'غلاية كهربائية بعنق الإوزة، وميزان حرارتها حيث تنظر: في جسمها، على ارتفاع يدك.'],
		benefits: [
			'صُنعت للحظة الصبّ',
			['الماء حيث تريده', 'فوّهة بقطر 8 مم تجعل التدفّق رفيعًا ومنتظمًا من أول دائرة على القهوة إلى آخر قطرة.'],
			['ترى الحرارة بعينك', 'القرص في واجهة الغلاية ويقرأ من 40 إلى 100 درجة مئوية، دون شاشة ودون قوائم.'],
			['تنتظرك ساخنة', 'تحفظ حرارة الماء 60 دقيقة ثم تنطفئ وحدها.'],
			['مقبض يبقى باردًا', 'خشب جوز مدهون بالزيت، شكله يوازن 0.9 لتر فوق الفنجان.'],
		],
		features: [
			'ممّ صُنعت',
			['فولاذ مقاوم للصدأ 18/8', 'الجسم والغطاء والفوّهة من مادة واحدة من الداخل والخارج، فلا يلامس الماء إلا الفولاذ.'],
			['خشب الجوز', 'المقبض ومقبض الغطاء مخروطان. امسحهما جافّين، وادهنهما بالزيت مرة في السنة.'],
		],
		story: [
			'من الموقد إلى المكتب',
			'القهوة المقطّرة تطلب شيئين معًا: ماء على حرارة واحدة، ويدًا لا تستعجل.',
			'تتّسع هذه الغلاية لـ 0.9 لتر، وتسخّن بقدرة 1200 واط، وتضع القرص أمام عينيك. والباقي لك وللقهوة.',
		],
		faq: [
			'قبل أن تطلب',
			['كم سعة الغلاية؟', '0.9 لتر، أي ما يكفي فنجانين كبيرين.'],
			['هل يمكن اختيار حرارة محددة؟', 'تراقب القرص وتطفئ بيدك، بين 40 و100 درجة مئوية.'],
			['هل القاعدة ضمن العلبة؟', 'نعم: القاعدة بسلك طوله 75 سم في العلبة، مع فرشاة وكتيّب.'],
		],
		button: 'اطلب الغلاية',
	},
	offer: { price: { amountMinor: 79000, currency: 'MAD' } },
}

/** One for each language the landing page is written in. */
export const REPLAY_KETTLES: readonly ReplayKettle[] = [
	{
		tag: 'en',
		sample: kettle,
		alts: [
			'The kettle on white',
			'The kettle on a shelf',
			'The dial in the body',
			'The whole kettle from the front',
			'The kettle at a window',
		],
		unsupported: 'It is the best kettle in the world.',
	},
	{
		tag: 'fr',
		sample: french,
		alts: [
			'La bouilloire sur fond blanc',
			'La bouilloire sur une étagère',
			'Le cadran dans le corps',
			'La bouilloire entière, de face',
			'La bouilloire devant une fenêtre',
		],
		unsupported: 'C’est la bouilloire la plus vendue au monde.',
	},
	{
		tag: 'ar',
		sample: arabic,
		alts: ['الغلاية على خلفية بيضاء', 'الغلاية على رفّ', 'القرص في جسم الغلاية', 'الغلاية كاملة من الأمام', 'الغلاية أمام نافذة'],
		unsupported: 'إنها الغلاية الأكثر مبيعًا في العالم.',
	},
	{
		tag: 'es',
		sample: spanish,
		alts: [
			'El hervidor sobre blanco',
			'El hervidor en un estante',
			'La esfera en el cuerpo',
			'El hervidor entero, de frente',
			'El hervidor ante una ventana',
		],
		unsupported: 'Es el hervidor más vendido del mundo.',
	},
]
