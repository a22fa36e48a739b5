import type { Sample } from './sample'
import { kettle } from './samples-latin'

export const kettleArabic: Sample = {
	...kettle,
	name: 'kettle-ar',
	language: 'arabic',
	market: 'morocco',
	listingLanguage: 'ar',
	title: 'غلاية Halvorn الكهربائية بعنق الإوزة وميزان حرارة، 0.9 لتر، فولاذ مقاوم للصدأ',
	breadcrumbs: ['المنزل والمطبخ', 'غلايات'],
	specs: [
		['السعة', '0.9 لتر'],
		['القدرة', '1200 W'],
		['الجهد', '220–240 V / 50 Hz'],
		['المادة', 'فولاذ مقاوم للصدأ 18/8'],
		['المقبض', 'خشب الجوز'],
		['مدى الحرارة', '40–100 °C'],
		['الوزن', '1.1 كغ'],
		['الأبعاد', '28 × 17 × 24 سم'],
		['الطراز', 'HV-900 G'],
	],
	variants: { اللون: ['أخضر غابي', 'أبيض طباشيري', 'رمادي'] },
	box: ['الغلاية', 'قاعدة كهربائية بسلك طوله 75 سم', 'فرشاة لإزالة الكلس'],
	words: {
		hero: ['صبّ هادئ وثابت', 'غلاية كهربائية بعنق الإوزة، وميزان حرارتها في مقدّمتها حيث تنظر وأنت تصبّ.'],
		benefits: [
			'صُنعت للحظة الصبّ',
			['الماء حيث تريده', 'فوّهة بقطر 8 mm تجعل التدفّق رفيعًا ومنتظمًا من أول دائرة إلى آخر قطرة.'],
			['ترى الحرارة بعينك', 'القرص في واجهة الغلاية ويقرأ من 40 إلى 100 درجة مئوية.'],
			['تنتظرك ساخنة', 'تحفظ الحرارة 60 دقيقة ثم تنطفئ وحدها.'],
		],
		features: [
			'ممّ صُنعت',
			['فولاذ مقاوم للصدأ 18/8', 'الجسم والغطاء والفوّهة من مادة واحدة من الداخل والخارج.'],
			['خشب الجوز', 'مقبض متوازن يبقى باردًا في اليد، طراز HV-900 G.'],
		],
		story: [
			'من الموقد إلى المكتب',
			'القهوة المقطّرة تطلب شيئين معًا: ماء على حرارة واحدة، ويدًا لا تستعجل.',
			'تتّسع هذه الغلاية لـ 0.9 لتر وتعمل بقدرة 1200 W على جهد 220–240 V.',
		],
		faq: [
			'أسئلة وأجوبة',
			['كم تسع من الماء؟', '0.9 لتر، أي ما يكفي كوبين كبيرين.'],
			['هل القاعدة ضمن العلبة؟', 'نعم، مع سلك طوله 75 سم وفرشاة.'],
		],
		button: 'اطلب الغلاية',
	},
	offer: { price: { amountMinor: 79000, currency: 'MAD' }, compareAt: { amountMinor: 99000, currency: 'MAD' } },
}

/** Facts left in the listing's language: what the embedded writer makes of an English listing for an Arabic page. */
export const mixedArabic: Sample = {
	...kettle,
	name: 'mixed-ar',
	language: 'arabic',
	market: 'middle-east',
	words: {},
	writer: { kind: 'embedded' },
}

export const teapot: Sample = {
	name: 'teapot-ja',
	language: 'japanese',
	market: 'usa',
	listingLanguage: 'ja',
	drawing: 'teapot',
	color: '#a07848',
	gallery: ['packshot', 'tall', 'window', 'shelf'],
	description: [],
	title: '山鳴工房 鋳鉄急須 0.6L 茶こし付き あられ模様 黒',
	brand: '山鳴工房',
	breadcrumbs: ['ホーム＆キッチン', '急須'],
	specs: [
		['容量', '0.6 L'],
		['材質', '鋳鉄（内側ほうろう）'],
		['重さ', '1.2 kg'],
		['付属品', 'ステンレス製茶こし'],
		['サイズ', '16 × 14 × 15 cm'],
	],
	variants: {},
	box: ['急須本体', 'ステンレス製茶こし', '説明書'],
	words: {
		hero: ['鉄のぬくもりで、いつもの一杯を。', '内側ほうろう仕上げの鋳鉄急須。茶こしが付いて、手入れも水洗いだけ。'],
		benefits: [
			'毎日に使える理由',
			['冷めにくい', '厚みのある鋳鉄が熱をたくわえ、二杯目まで温かさを保ちます。'],
			['さびにくい内側', '内側はほうろう仕上げ。使ったあとは水ですすいで乾かすだけです。'],
			['茶こし付き', '取り外せるステンレス製の茶こしが付属します。'],
		],
		story: ['あられ模様', '手に取ると、粒のそろった凹凸が指先に伝わります。すべりにくく、光をやわらかく受ける伝統の文様です。'],
		faq: [
			'よくある質問',
			['容量はどのくらいですか？', '0.6 Lです。湯のみ三杯ほどです。'],
			['直火で使えますか？', '内側がほうろうのため、直火では使えません。'],
		],
		button: '購入する',
	},
	offer: { price: { amountMinor: 6800, currency: 'JPY' } },
}

const SUBHEADLINE_IN_THAI = 'หูฟังครอบหูไร้สาย น้ำหนัก 250 กรัม แบตเตอรี่ใช้งานได้นานถึง 40 ชั่วโมงต่อการชาร์จหนึ่งครั้ง'

export const headphonesThai: Sample = {
	name: 'headphones-th',
	language: 'thai',
	market: 'usa',
	listingLanguage: 'th',
	drawing: 'headphones',
	color: '#5a6068',
	gallery: ['packshot', 'close'],
	description: [],
	title: 'หูฟังไร้สายครอบหู Sonvara รุ่น SV-40 แบตเตอรี่ 40 ชั่วโมง พับเก็บได้',
	brand: 'Sonvara',
	breadcrumbs: ['เครื่องใช้ไฟฟ้า', 'หูฟัง'],
	specs: [
		['แบตเตอรี่', '40 ชั่วโมง'],
		['การเชื่อมต่อ', 'Bluetooth 5.3'],
		['น้ำหนัก', '250 g'],
		['ชาร์จ', 'USB-C'],
	],
	variants: {},
	box: ['หูฟัง', 'สาย USB-C', 'ถุงผ้า'],
	words: {
		hero: ['ฟังได้ทั้งสัปดาห์โดยไม่ต้องรีบชาร์จ', SUBHEADLINE_IN_THAI],
		benefits: [
			'ออกแบบมาเพื่อการฟังยาวนาน',
			['เบาและพับเก็บได้', 'น้ำหนักเพียง 250 กรัม พับใส่ถุงผ้าที่ให้มาในกล่องได้ทันที'],
			['เชื่อมต่อเสถียร', 'รองรับ Bluetooth 5.3 กับโทรศัพท์และคอมพิวเตอร์'],
		],
		button: 'สั่งซื้อเลย',
	},
	offer: { price: { amountMinor: 6900, currency: 'USD' } },
}
