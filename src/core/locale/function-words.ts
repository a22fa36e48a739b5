/**
 * The commonest little words of languages that share a script: what tells them apart in a paragraph. By language
 * value.
 */
export const FUNCTION_WORDS: Readonly<Record<string, readonly string[]>> = {
	english: 'the and of to is with for your you it that this are from on its without when'.split(' '),
	french: 'le la les des et est une pour avec dans vous votre sur qui que au du sans ce cette plus'.split(' '),
	spanish: 'el los las y es una para con en tu su que por del al sin más este esta se'.split(' '),
	german: 'der die das und ist mit für ein eine den dem von auf sie ihre auch ohne im zu nicht'.split(' '),
	italian: 'il lo gli e è una per con di che della nel alla tuo sua senza più questo del sono'.split(' '),
	portuguese: 'o os as e é uma para com em que do da no na seu sua sem mais este você'.split(' '),
	dutch: 'de het een en is met voor van op je uw dat die zonder ook in niet bij naar wordt'.split(' '),
	turkish: 've bir için ile bu daha çok olan gibi da de her sizin olarak kadar değil'.split(' '),
	polish: 'i w z na do jest się nie to dla od oraz przez bez który jak po czy'.split(' '),
	swedish: 'och är en ett med för på av att som det den din du inte till utan från'.split(' '),
	danish: 'og er en et med til på af at som det den din du ikke for uden fra'.split(' '),
	norwegian: 'og er en et med til på av at som det den din du ikke for uten fra'.split(' '),
	finnish: 'ja on se joka kun sen tai myös voit ilman sekä ei että sinun kuin'.split(' '),
	indonesian: 'dan yang untuk dengan di ini dari anda pada tidak atau dalam juga ke saat'.split(' '),
	malay: 'dan yang untuk dengan di ini dari anda pada tidak atau dalam juga ke apabila'.split(' '),
	romanian: 'și de la cu pentru este un o în pe care din fără mai se nu sau'.split(' '),
	czech: 'a je se na pro s v z do který bez také nebo při vám jako není'.split(' '),
	hungarian: 'a az és egy hogy nem is van vagy ezt nélkül meg csak mint már'.split(' '),
	arabic: 'من في على مع إلى هذا هذه التي الذي عن أو كل ما لا بدون يمكن تم دون كما أثناء'.split(' '),
	'moroccan arabic':
		'ديال ديالك ديالو ديالها هاد باش فيه فيها واش شنو كاين كاينة دابا ماشي بلا غادي اللي لي حيت معاك عندك بزاف كيفاش ملي منين راه هادي هادشي من ما مع كل على ولا عن'.split(
			' ',
		),
	persian: 'و در به از که این را با است برای آن یک های می شما بدون تا هر'.split(' '),
	urdu: 'اور کے کی کا میں ہے کو سے یہ پر آپ ہیں کہ نہیں بغیر بھی ایک لیے'.split(' '),
	russian: 'и в на с для не это по из от вы что без при его как или'.split(' '),
	ukrainian: 'і в на з для не це та від що без при його як або ви до'.split(' '),
	bulgarian: 'и в на с за не е от да се без при или ви както това си'.split(' '),
	hindi: 'और के की का में है को से यह पर हैं नहीं या लिए आप भी'.split(' '),
	marathi: 'आणि च्या ची चा मध्ये आहे ला हे वर आहेत नाही किंवा साठी तुम्ही'.split(' '),
}

const NONE: readonly string[] = []
const LANGUAGES = new Map<string, readonly string[]>()
for (const [id, words] of Object.entries(FUNCTION_WORDS))
	for (const word of new Set(words)) LANGUAGES.set(word, [...(LANGUAGES.get(word) ?? []), id])

/** The languages a word (in small letters) is one of the commonest little words of. */
export const languagesOfWord = (word: string): readonly string[] => LANGUAGES.get(word) ?? NONE
