import { normalizeText } from '../normalize-text'

/**
 * Number words, and cases of them, that the other lists leave out: what CLDR's rules for spelling numbers out (common/rbnf, read with ICU 72)
 * write and was not read. In normalizeText form, `|` between.
 */
const SPELLED: readonly (readonly [value: number, words: string])[] = [
	[2, 'to|doi|tveir|tvær|tvö|tvo|tvær|tveimur|tveggja|divas|divi|divu|diviem|divām|du|dvi|dviejų|dviem|dviejuose|dviejose|kettő|twee'],
	[2, 'двома|dviem|dvema|dwóm|dwoje|dvěma|dvoma|dvom|двумя|двум|двома|двох|двете|двама|dvjema|dvama|dveh|இரண்டு|اثنتان|اثنتي'],
	[
		3,
		'třema|troma|tromi|trims|trimis|τριών|þrír|þrjár|þrjú|þrjá|þremur|þriggja|trīs|trīm|triju|trijų|trims|trem|trima|троє|трьома|трем|тремя|trzem|trzema|třemi|drie|மூன்று',
	],
	[
		4,
		'čtyř(?!i)|štyrmi|štyroch|keturiais|keturiomis|четирима|fire|fjórar|fjóra|fjórum|fjögurra|četru|četriem|keturių|keturiems|czterem|czterema|čtyřmi|четырем|четырьмя|чотирьох|чотирма',
	],
	[4, 'štirih|štirimi|ארבעת|நான்கு|τεσσάρων'],
	[5, "п'ять(?:ма|ома)|п'яти|piatimi|penkiais|penkiomis|petimi"],
	[5, 'piecu|penkių|penkiems|pięcioma|pěti|piatich|пятью|петте|petih|חמשת'],
	[
		6,
		'шіст(?:ьма|ьома)|шести|šiestimi|šešiais|šešiomis|šestimi|sis|ses|sex|sešu|šešių|sześciu|sześcioma|šesti|šiestich|шестью|шести|шістьох|šestih|ששת|şase',
	],
	[
		7,
		'сьома|сімома|семи|siedmimi|septyniais|septyniomis|sedmimi|sewe|sjö|septiņu|septynių|siedmioma|sedmi|siedmich|семью|sedmih|שבעת|şapte',
	],
	[8, 'вісьма|вісьмома|восьми|ôsmimi|aštuoniais|aštuoniomis|osmimi|agt|astoņu|aštuonių|ośmioma|osmi|ôsmich|восемью|osmih|שמונת'],
	[
		9,
		'نه(?= (?:صفحه|برگ|قطعه|عدد|تکه|رنگ|مدل|سایز))|nou(?= \\p{L}+(?:es|s)(?!\\p{L}))|ni|níu|deviņu|devynių|dziewięciu|dziewięcioma|devíti|deviatich|девятью|devetih|תשעת',
	],
	[
		10,
		'ده(?= (?:صفحه|برگ|تکه|مدل))|deu(?= \\p{L}+(?:es|s)(?!\\p{L}))|ti|on|desmitu|dešimties|dziesięcioma|deseti|desiatich|десятью|desetih|עשרת',
	],
	[11, 'אחד עשר|אחת עשרה|احدي عشره?|on bir|ellefu|jedenastu|jedenastoma|одиннадцатью|одиннадцати|பதினொன்று'],
	[12, 'שניים עשר|שנים עשר|on iki|tólf|dwunastu|dwunastoma|двенадцатью|двенадцати'],
	[13, 'on üç|þrettán|trzynastu|trzynastoma|тринадцатью|тринадцати|δεκατρείς|δεκατρεις|பதின்மூன்று'],
	[14, 'on dörd|czternastu|czternastoma|четырнадцатью|четырнадцати|štirinajst|patrusprezece|பதினான்கு'],
	[15, 'piętnastu|piętnastoma|пятнадцатью|पन्द्रह'],
	[16, 'on altı|sestien|sextán|szesnastu|szesnastoma|шестнадцатью|шестнадцати|şaisprezece|şasesprezece|பதினாறு'],
	[17, 'on yeddi|sewentien|sautján|siedemnastu|siedemnastoma|семнадцатью|семнадцати|şaptesprezece|பதினேழு'],
	[18, 'on səkkiz|agttien|átján|osiemnastu|osiemnastoma|восемнадцатью|восемнадцати|osemnajst|lapan belas|பதினெட்டு'],
	[19, 'on doqquz|nítján|dziewiętnastu|dziewiętnastoma|девятнадцатью|девятнадцати|பத்தொன்பது'],
	[20, 'dwudziestu|dwudziestoma|двадцатью|dvaset|dvajsetih'],
	[10, 'desetak|desetin[aeu]|десетина'],
	[12, 'dvanaestak'],
	[15, 'petnaestak|петнайсетина|петнадесетина'],
	[20, 'dvadesetak|двайсетина|двадесетина'],
	[30, 'tridesetak|трийсетина|тридесетина'],
	[40, 'četrdesetak|четиридесетина'],
	[50, 'pedesetak|петдесетина'],
	[60, 'šezdesetak|шейсетина'],
	[100, 'stotin[au]k|stotinjak|стотина(?! души)'],
	[30, 'trzydziestu|trzydziestoma|тридцатью'],
	[40, 'czterdziestu|czterdziestoma|четиресет'],
	[
		50,
		'пол(?:у)?сот(?:ни|ню|не)|півсотн[іюя]|pół setki|polstovk\\p{L}*|půlstovk\\p{L}*|półsetki|half a hundred|demi-centaine|medio centenar|mezzo centinaio|meia centena|ein halbes hundert|half honderd|et halvt hundrede|ett halvt hundra|نصف مئه|نصف مائه|50-ak|pięćdziesięcioma|vyftig|pięćdziesięciu|пятьюдесятью|əlli',
	],
	[60, 'sześćdziesięcioma|sestig|sześćdziesięciu|шестьюдесятью|şaizeci|şasezeci|atmış'],
	[70, 'siedemdziesięcioma|sewentig|siedemdziesięciu|семьюдесятью|şaptezeci'],
	[80, 'tagtig|lapan puluh|osiemdziesięcioma|osiemdziesięciu|восемьюдесятью|səqsən'],
	[90, 'dziewięćdziesięcioma|dziewięćdziesięciu|εννενήντα'],
	[53, 'तिरेपन'],
	[63, 'तिरेसठ'],
	[79, 'उनासी'],
	[91, 'इक्यानबे'],
	[94, 'चौरानबे'],
	[95, 'पंचानबे'],
	[96, 'छियानबे'],
	[97, 'सत्तानबे'],
	[98, 'अट्ठानबे'],
	[99, 'निन्यानबे'],
	[71, 'soixante[- ]et[- ]onze'],
	[77, 'soixante[- ]dix[- ]sept'],
	[78, 'soixante[- ]dix[- ]huit'],
	[79, 'soixante[- ]dix[- ]neuf'],
	[84, 'quatre[- ]vingt[- ]quatre'],
	[97, 'quatre[- ]vingt[- ]dix[- ]sept'],
	[98, 'quatre[- ]vingt[- ]dix[- ]huit'],
	[99, 'quatre[- ]vingt[- ]dix[- ]neuf'],
	[
		100,
		'صد(?= (?:صفحه|برگ|قطعه|تکه))|šimtai|šimtams|egyszáz|eitt ?hundrað|simts?|simtu|šimt[aąou]|šimtas|šimtų|jednasto|εκατόν|صد(?= و )|mia moja|ükssada|saja|sada|en hundred',
	],
	[
		200,
		'tohundrede|to hundrede?|tvö ?hundruð|tvö ?hundrað|divsimt|kettőszáz|kakssada|kahesaja|двумстам|двумястами|двухстах|двухсот|இருநூறு|دویست',
	],
	[300, 'þrjú ?hundru?a?ð|trīssimt|kolmsada|kolmesaja|тремстам|тремястами|трехстах|трехсот|முந்நூறு|سیصد'],
	[400, 'firehundrede|fjögur ?hundru?a?ð|četrsimt|nelisada|neljasaja|четырехсот|четырехстах|czterystu'],
	[500, 'fimm ?hundru?a?ð|piecsimt|viissada|viiesaja|пятисот|пятьюстами|pięciuset|ஐநூறு|پانصد'],
	[600, 'seshonderd|sex ?hundru?a?ð|sešsimt|kuussada|kuuesaja|шестисот|sześciuset|அறுநூறு'],
	[700, 'sewehonderd|sjö ?hundru?a?ð|septiņsimt|seitsesada|семисот|siedmiuset|எழுநூறு'],
	[800, 'agthonderd|átta ?hundru?a?ð|astoņsimt|kaheksasada|восьмисот|ośmiuset|எண்நூறு'],
	[900, 'nihundrede|níu ?hundru?a?ð|deviņsimt|üheksasada|девятисот|dziewięciuset|தொள்ளாயிரம்'],
	[
		1000,
		'bin(?= (?:(?:iki|üç|dört|dörd|beş|altı|yedi|yeddi|sekiz|səkkiz|dokuz|doqquz) )?(?:yüz|sayfa|səhifə)(?!\\p{L}))|एक हज़ार|हज़ार|duisend|tusinde|ettusen|þúsund|tūkstantis|tūkstančiai|tūkstančių|tūkstotis|tūkstoš|egyezer|elfu moja',
	],
	[2000, 'tweeduisend|kettőezer|divtūkstoš|אלפיים'],
	[5000, 'vyfduisend|piectūkstoš'],
]

/** Stems of the Finnish numbers in the cases copy puts them into: genitive, partitive, and those of place. */
const FINNISH: readonly (readonly string[])[] = (
	[
		'yhden yhtä yhdessä yhdestä yhteen yhdellä yhdeltä yhdelle yhdeksi',
		'kahden kahta kahdessa kahdesta kahteen kahdella kahdelta kahdelle kahdeksi',
		'kolmen kolmea kolmessa kolmesta kolmeen kolmella kolmelta kolmelle kolmeksi',
		'neljän neljää neljässä neljästä neljään neljällä neljältä neljälle neljäksi',
		'viiden viittä viidessä viidestä viiteen viidellä viideltä viidelle viideksi',
		'kuuden kuutta kuudessa kuudesta kuuteen kuudella kuudelta kuudelle kuudeksi',
		'seitsemän seitsemää seitsemässä seitsemästä seitsemään seitsemällä seitsemältä seitsemälle seitsemäksi',
		'kahdeksan kahdeksaa kahdeksassa kahdeksasta kahdeksaan kahdeksalla kahdeksalta kahdeksalle kahdeksaksi',
		'yhdeksän yhdeksää yhdeksässä yhdeksästä yhdeksään yhdeksällä yhdeksältä yhdeksälle yhdeksäksi',
	] as const
).map((forms) => forms.split(' '))
const FINNISH_TENS = 'kymmenen kymmentä kymmenessä kymmenestä kymmeneen kymmenellä kymmeneltä kymmenelle kymmeneksi'.split(' ')
const FINNISH_BASE = 'yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän'.split(' ')

function* finnish(): Generator<readonly [number, string]> {
	for (const [at, ten] of FINNISH_TENS.entries()) {
		yield [10, ten]
		for (const [one, forms] of FINNISH.entries()) {
			const form = forms[at] ?? ''
			if (one > 0) yield [one + 1, form]
			yield [11 + one, `${form}toista`]
			if (one === 0) continue
			yield [10 * (one + 1), form + ten]
			for (const [last, behind] of FINNISH.entries()) yield [10 * (one + 1) + last + 1, form + ten + (behind[at] ?? '')]
		}
	}
	for (const [one, base] of FINNISH_BASE.entries()) {
		yield [11 + one, `${base}toista`]
		if (one > 0) for (const [last, behind] of FINNISH_BASE.entries()) yield [10 * (one + 1) + last + 1, `${base}kymmentä${behind}`]
	}
}

const ESTONIAN_STEMS = 'kahe kolme nelja viie kuue seitsme kaheksa üheksa kümne'.split(' ')
const ESTONIAN_ENDINGS = ['', 's', 'st', 'sse', 'le', 'l', 'lt', 'ks', 'ni', 'na', 'ta', 'ga']
const estonian = (): (readonly [number, string])[] =>
	ESTONIAN_STEMS.flatMap((stem, at) =>
		ESTONIAN_ENDINGS.flatMap((ending) => [
			[at + 2, stem + ending] as const,
			...(at < 8
				? ([
						[at + 12, `${stem}teistkümne${ending}`],
						[10 * (at + 2), `${stem}kümne${ending}`],
					] as const)
				: []),
		]),
	)

/** Tens and units in one word: "dvadsaťdve", "tjueett", "ventitré", "tjugoen". */
const TOGETHER: readonly (readonly [tens: string, ones: Readonly<Record<number, string>>])[] = [
	[
		'dvadsať tridsať štyridsať päťdesiat šesťdesiat sedemdesiat osemdesiat deväťdesiat',
		{ 1: 'jeden jedna jedno jednu', 2: 'dva dve dvoma' },
	],
	['tjue tretti førti femti seksti sytti åtti nitti', { 1: 'en ett én' }],
	['tjugo trettio fyrtio femtio sextio sjuttio åttio nittio', { 1: 'en' }],
	['venti trenta quaranta cinquanta sessanta settanta ottanta novanta', { 3: 'tré' }],
	['vent trent quarant cinquant sessant settant ottant novant', { 1: 'un una' }],
]
const together = () =>
	TOGETHER.flatMap(([tens, ones]) =>
		tens
			.split(' ')
			.flatMap((ten, at) =>
				Object.entries(ones).flatMap(([one, words]) => words.split(' ').map((word) => [10 * (at + 2) + Number(one), ten + word] as const)),
			),
	)

/** Arabic says the one before its tens; Vietnamese has a four of its own behind them. */
const ONE_AND_TENS = 'عشر ثلاث اربع خمس ست سبع ثمان تسع'
	.split(' ')
	.flatMap((ten, at) => [[10 * (at + 2) + 1, `(?:واحده?|احدي) و ?${ten}(?:ون|ين)`] as const])
const FOUR_BEHIND = 'hai ba bốn năm sáu bảy tám chín'.split(' ').map((ten, at) => [10 * (at + 2) + 4, `${ten} mươi tư`] as const)

const BENGALI =
	'দুই তিন চার পাঁচ ছয় সাত আট নয় দশ এগারো বারো তেরো চৌদ্দ পনেরো ষোলো সতেরো আঠারো উনিশ কুড়ি একুশ বাইশ তেইশ চব্বিশ পঁচিশ ছাব্বিশ সাতাশ আটাশ উনত্রিশ ত্রিশ একত্রিশ বত্রিশ তেত্রিশ চৌত্রিশ পঁয়ত্রিশ ছত্রিশ সাঁইত্রিশ আটত্রিশ উনচল্লিশ চল্লিশ'
const BENGALI_TENS = 'পঞ্চাশ ষাট সত্তর আশি নব্বই'
/** Bengali writes its counters on to its numbers. */
const BENGALI_COUNTERS = '(?:টি|টা|টে|টির|খানা|খানি|জন)'
const bengali = () => [
	...BENGALI.split(' ').map((word, at) => [at + 2, at < 9 ? word + BENGALI_COUNTERS : `${word}${BENGALI_COUNTERS}?`] as const),
	...BENGALI_TENS.split(' ').map((word, at) => [50 + 10 * at, `${word}${BENGALI_COUNTERS}?`] as const),
	[100, `(?:একশ|একশো|শ)${BENGALI_COUNTERS}`] as const,
]

/** Urdu's numbers between its tens are words of their own. */
const URDU =
	'گیارہ بارہ تیرہ چودہ پندرہ سولہ سترہ اٹھارہ انیس بیس اکیس بائیس تئیس چوبیس پچیس چھبیس ستائیس اٹھائیس انتیس تیس اکتیس بتیس تینتیس چونتیس پینتیس چھتیس سینتیس اڑتیس انتالیس چالیس اکتالیس بیالیس تینتالیس چوالیس پینتالیس چھیالیس سینتالیس اڑتالیس انچاس پچاس'
const URDU_TENS: readonly (readonly [number, string])[] = [
	[60, 'ساٹھ'],
	[70, 'ستر'],
	[75, 'پچھتر'],
	[80, 'اسی(?= (?:فیصد|سینٹی|گرام|واٹ|منٹ))'],
	[90, 'نوے'],
]
const urdu = () =>
	[...URDU.split(' ').map((word, at) => [at + 11, word] as const), ...URDU_TENS].map(
		([value, word]) => [value, normalizeText(word)] as const,
	)

/** Dutch-like Afrikaans writes its joined numbers with hyphens. */
const AFRIKAANS = {
	tens: 'twintig dertig veertig vyftig sestig sewentig tagtig negentig',
	ones: 'een twee drie vier vyf ses sewe agt nege',
}
const afrikaans = () =>
	AFRIKAANS.tens
		.split(' ')
		.flatMap((ten, at) =>
			AFRIKAANS.ones.split(' ').map((one, last) => [10 * (at + 2) + last + 1, `${one}-en-${ten}|${one} en ${ten}`] as const),
		)

export const NUMERALS_SPELLED: readonly (readonly [value: number, words: string])[] = [
	...SPELLED,
	...finnish(),
	...estonian(),
	...together(),
	...afrikaans(),
	...ONE_AND_TENS,
	...FOUR_BEHIND,
	...bengali().map(([value, words]) => [value, words.normalize('NFKC')] as const),
	...urdu(),
]
