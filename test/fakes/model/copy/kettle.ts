import type { ListingCopy } from './listing-copy'

/** The gooseneck kettle of the sample listings, written by hand. Figures are slots by the name of their fact. */
export const KETTLE: ListingCopy = {
	english: {
		hero: {
			headline: ['Your coffee, to the degree', 'b1'],
			subheadline: ['A gooseneck kettle that heats to the degree you choose and holds it while you weigh, grind and bloom.', 'b1', 'd'],
			button: 'Order now',
		},
		benefits: {
			heading: 'Why mornings get easier',
			items: [
				[
					'The right heat, every time',
					'Turn the dial to the degree you want, from {{b1:40 °C}} to {{b1:100 °C}}, and watch the display climb.',
					'b1',
				],
				['A pour you can steer', 'The narrow spout gives a thin, even stream, so all the coffee gets wet at the same pace.', 'b2'],
				['Ready before the grinder is', '{{b3:1200 watts}} take {{b3:0.9 liters}} from cold to {{b3:96 °C}} in about four minutes.', 'b3'],
			],
		},
		features: {
			heading: 'How it is made',
			items: [
				['Steel where the water is', 'Body, lid and spout are {{b5:18/8}} stainless steel. Water touches no plastic.', 'b5'],
				['It waits for you', 'Keep Warm holds your temperature for up to {{b4:60 minutes}}, then the kettle switches itself off.', 'b4'],
				['Quiet if you like', 'The beeper can be silenced, and without water the kettle does not heat.', 'b6'],
			],
		},
		story: {
			heading: 'The slow part, done well',
			paragraphs: [
				[
					'Filter coffee asks for little: fresh grounds, the right temperature, a steady hand. The kettle looks after the second and helps with the third.',
					'd',
				],
				['Choose your degrees, and go and weigh the beans. It will have stopped exactly there when you come back.', 'd'],
			],
		},
		faq: {
			heading: 'Before you order',
			items: [
				['How much does it hold?', 'It holds {{Capacity:0.9}} litres.', 'Capacity'],
				['Does water touch plastic?', 'No. Body, lid and spout are stainless steel inside.', 'b5'],
				['What is in the box?', 'The kettle, its power base with cable, a brew guide and a descaling sachet.', 'x1', 'x2', 'x3', 'x4'],
			],
		},
		seo: {
			title: 'Halden & Roe gooseneck kettle in matte black',
			description:
				'A gooseneck kettle in stainless steel: choose your temperature to the degree, pour in a thin stream, keep it warm while you grind.',
			keywords: ['gooseneck kettle', 'pour over kettle', 'variable temperature kettle'],
			subject: 'Halden & Roe gooseneck kettle, matte black',
			facts: ['title', 'b1', 'b2'],
		},
	},
	french: {
		hero: {
			headline: ['La bouilloire qui verse à la température choisie', 'b1'],
			subheadline: [
				'Une bouilloire à col de cygne qui chauffe au degré choisi et le garde le temps de peser, de moudre et de verser.',
				'b1',
				'd',
			],
			button: 'Commander',
		},
		benefits: {
			heading: 'Ce qu’elle change le matin',
			items: [
				[
					'La bonne chaleur, à chaque fois',
					'Choisissez votre température, de {{b1:40 °C}} à {{b1:100 °C}}, et suivez-la sur l’écran pendant que l’eau chauffe.',
					'b1',
				],
				['Un filet que l’on dirige', 'Le bec étroit verse un filet fin et régulier : tout le café est mouillé au même rythme.', 'b2'],
				[
					'Prête avant le moulin',
					'Ses {{b3:1200 watts}} portent {{b3:0.9}} litre d’eau froide à {{b3:96 °C}} en quatre minutes environ.',
					'b3',
				],
			],
		},
		features: {
			heading: 'Comment elle est faite',
			items: [
				['Corps, couvercle et bec en inox', 'Corps, couvercle et bec sont en inox {{b5:18/8}}. L’eau ne touche aucun plastique.', 'b5'],
				[
					'Au chaud à la température choisie',
					'Le maintien au chaud garde la température choisie jusqu’à {{b4:60 minutes}}, puis la bouilloire s’éteint d’elle-même.',
					'b4',
				],
				['Discrète si vous le voulez', 'Le signal sonore se coupe, et sans eau la bouilloire ne chauffe pas.', 'b6'],
			],
		},
		story: {
			heading: 'Le café qui prend son temps',
			paragraphs: [
				[
					'Un bon café filtre demande peu : une mouture fraîche, la bonne température, une main sûre. La bouilloire s’occupe de la deuxième et aide la troisième.',
					'd',
				],
				['Réglez les degrés, allez peser vos grains. À votre retour, elle s’est arrêtée exactement là.', 'd'],
			],
		},
		faq: {
			heading: 'Avant de commander',
			items: [
				['Quelle quantité d’eau contient-elle ?', 'Elle contient {{Capacity:0.9}} litre.', 'Capacity'],
				['L’eau touche-t-elle du plastique ?', 'Non. Le corps, le couvercle et le bec sont en inox.', 'b5'],
				[
					'Que trouve-t-on dans la boîte ?',
					'La bouilloire, son socle avec câble, un guide de préparation et un sachet de détartrant.',
					'x1',
					'x2',
					'x3',
					'x4',
				],
			],
		},
		seo: {
			title: 'Bouilloire à col de cygne Halden & Roe, noir mat',
			description:
				'Une bouilloire à col de cygne en inox : la température au degré près, un filet fin, et l’eau gardée chaude pendant que vous moulez.',
			keywords: ['bouilloire col de cygne', 'bouilloire à température réglable', 'café filtre'],
			subject: 'bouilloire à col de cygne Halden & Roe, noir mat',
			facts: ['title', 'b1', 'b2'],
		},
	},
	spanish: {
		hero: {
			headline: ['Tu café, al grado exacto', 'b1'],
			subheadline: [
				'Un hervidor de cuello de cisne que calienta al grado que elijas y lo mantiene mientras pesas, mueles y viertes.',
				'b1',
				'd',
			],
			button: 'Pedir ahora',
		},
		benefits: {
			heading: 'Lo que cambia por la mañana',
			items: [
				[
					'El calor justo, siempre',
					'Elige la temperatura, de {{b1:40 °C}} a {{b1:100 °C}}, y síguela en la pantalla mientras el agua se calienta.',
					'b1',
				],
				['Un chorro que diriges tú', 'El pico estrecho vierte un hilo fino y constante: todo el café se moja al mismo ritmo.', 'b2'],
				[
					'Listo antes que el molinillo',
					'Sus {{b3:1200 watts}} llevan {{b3:0.9}} litros de agua fría a {{b3:96 °C}} en unos cuatro minutos.',
					'b3',
				],
			],
		},
		features: {
			heading: 'Cómo está hecho',
			items: [
				['Acero donde va el agua', 'El cuerpo, la tapa y el pico son de acero inoxidable {{b5:18/8}}. El agua no toca plástico.', 'b5'],
				['Te espera', 'Mantiene la temperatura elegida hasta {{b4:60 minutes}} y después se apaga solo.', 'b4'],
				['Callado si quieres', 'El pitido se puede quitar, y sin agua el hervidor no calienta.', 'b6'],
			],
		},
		story: {
			heading: 'El café sin prisa',
			paragraphs: [
				[
					'Un buen café de filtro pide poco: molienda fresca, la temperatura justa y buen pulso. El hervidor se ocupa de la segunda y ayuda con lo tercero.',
					'd',
				],
				['Marca los grados y vete a pesar el café. Cuando vuelvas, se habrá parado justo ahí.', 'd'],
			],
		},
		faq: {
			heading: 'Antes de pedirlo',
			items: [
				['¿Cuánta agua cabe?', 'Caben {{Capacity:0.9}} litros.', 'Capacity'],
				['¿El agua toca plástico?', 'No. El cuerpo, la tapa y el pico son de acero inoxidable.', 'b5'],
				[
					'¿Qué viene en la caja?',
					'El hervidor, su base con cable, una guía de preparación y un sobre para descalcificar.',
					'x1',
					'x2',
					'x3',
					'x4',
				],
			],
		},
		seo: {
			title: 'Hervidor de cuello de cisne Halden & Roe, negro mate',
			description:
				'Un hervidor de cuello de cisne de acero inoxidable: la temperatura al grado, un chorro fino y el agua caliente mientras mueles.',
			keywords: ['hervidor cuello de cisne', 'hervidor con temperatura', 'café de filtro'],
			subject: 'hervidor de cuello de cisne Halden & Roe, negro mate',
			facts: ['title', 'b1', 'b2'],
		},
	},
	arabic: {
		hero: {
			headline: ['قهوتك على الدرجة التي تريدها', 'b1'],
			subheadline: ['غلاية بعنق طويل رفيع تسخّن الماء إلى الدرجة التي تختارها، وتحفظها لك ريثما تزن البن وتطحنه وتصبّ.', 'b1', 'd'],
			button: 'اطلبها الآن',
		},
		benefits: {
			heading: 'ما الذي يتغيّر في صباحك',
			items: [
				['الحرارة المناسبة كل مرة', 'اختر درجتك بين {{b1:40 °C}} و{{b1:100 °C}}، وتابعها على الشاشة والماء يسخن.', 'b1'],
				['خيط ماء تقوده بيدك', 'يصبّ العنق الضيق خيطًا رفيعًا منتظمًا، فيبتلّ البن كله بالوتيرة نفسها.', 'b2'],
				['جاهزة قبل أن تطحن', 'بقدرة {{b3:1200}} واط يصل {{b3:0.9}} لتر من الماء البارد إلى {{b3:96 °C}} في نحو أربع دقائق.', 'b3'],
			],
		},
		features: {
			heading: 'كيف صُنعت',
			items: [
				['فولاذ حيث يمرّ الماء', 'الجسم والغطاء والعنق من الفولاذ المقاوم للصدأ {{b5:18/8}}، ولا يلامس الماء أي بلاستيك.', 'b5'],
				['تنتظرك', 'تحفظ الحرارة التي اخترتها حتى {{b4:60}} دقيقة، ثم تنطفئ وحدها.', 'b4'],
				['هادئة إن شئت', 'يمكن إسكات الصفّارة، ولا تسخن الغلاية إن خلت من الماء.', 'b6'],
			],
		},
		story: {
			heading: 'قهوة على مهل',
			paragraphs: [
				['القهوة المقطّرة لا تطلب الكثير: بنًّا طازجًا، وحرارة مناسبة، ويدًا ثابتة. الغلاية تتكفّل بالثانية وتعينك على الثالثة.', 'd'],
				['اختر الدرجة واذهب لتزن بنّك. حين تعود تكون قد توقفت عندها تمامًا.', 'd'],
			],
		},
		faq: {
			heading: 'قبل أن تطلب',
			items: [
				['كم تسع من الماء؟', 'تسع {{Capacity:0.9}} لتر.', 'Capacity'],
				['هل يلامس الماء البلاستيك؟', 'لا. الجسم والغطاء والعنق من الفولاذ المقاوم للصدأ.', 'b5'],
				['ماذا في العلبة؟', 'الغلاية، وقاعدتها مع السلك، ودليل التحضير، وكيس لإزالة الكلس.', 'x1', 'x2', 'x3', 'x4'],
			],
		},
		seo: {
			title: 'غلاية Halden & Roe بعنق رفيع، أسود مطفي',
			description: 'غلاية بعنق رفيع من الفولاذ المقاوم للصدأ: اختر الحرارة بالدرجة، وصبّ خيطًا رفيعًا، والماء ساخن ريثما تطحن البن.',
			keywords: ['غلاية قهوة', 'غلاية بعنق رفيع', 'غلاية كهربائية'],
			subject: 'غلاية Halden & Roe بعنق رفيع، أسود مطفي',
			facts: ['title', 'b1', 'b2'],
		},
	},
}
