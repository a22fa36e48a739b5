import { foldArabicIn, rangedPattern } from './pattern-sources'

/** To charge, as its words begin, in languages that say "without" before it, and in those that say it behind. */
const TO_CHARGE =
	'(?:re|neu )?charg|recarreg|carreg|recarg|carg|ricaric|caric|(?:nach|auf|wieder)?(?:zu)?lad|ladung|(?:op|her|bij)?(?:te )?lad|opladen|herladen|oplad|reîncărc|încărc|(?:do|na|po)?ładow|(?:na|do)?bíj|nabíj|dobíj|punjen|puniti|polnj|polnit|пуњењ|заряд|заряж|подзаряд|перезаряд|зарядж|презарежд|зареждан|φόρτισ|φορτίσ|επαναφόρτ|fortis|töltés|شحن|شارج|تشارجي|شارژ|שתטעינו|טעינ|להטעין|isi (?:ulang|daya)|(?:meng)?(?:cas|caj|charge)|mengecas|mengisi|dicas|icharge|pag-?charge|magcha-?charge|sạc|nạp|kuchaji|kuichaji|kushaji|chaji|laadi|uzlād|lādē|įkrov|krov|hleðsl|hlaða|laai|herlaai|ชาร์จ|充|şarj'
const WITHOUT =
	'without|with no|sans|sin|senza|sem|sense|fără|ohne|zonder|utan|uden|uten|ilman|bez|brez|без|χωρίς|δίχως|بدون|بلا|من دون|من غير|بلا ما|دون|ללא|בלי|מבלי|tanpa|nang hindi|hindi na|walang|không cần|không phải|mà không|bila|pasipo|ilma|án|sonder|be|neįkrau\\p{L}*|ngaphandle kokuyi|โดยไม่(?:ต้อง)?|ไม่ต้อง|无需|無需|不用|无须|無須|不必|免|between|before|until|entre|avant|antes|prima|bis|tussen|mellan|mellem|mellom|között|між|между|μεταξύ'
const BEHIND =
	'(?:şarj (?:et|edil|olma)\\p{L}*m[ae]d[ae]n|şarjsız|şarj etməd\\p{L}*|doldurma\\p{L}*|lata\\p{L}*matta|lataukse\\p{L}* (?:ilman|välillä)|(?:újra|fel|rá)?tölt\\p{L}* (?:nélkül|között)|tölt\\p{L}*nélkül|laadimata|चार्ज (?:किए|किये|करे|के) ?(?:बिना|बगैर)|बिना (?:दोबारा |फिर |फिर से )?चार्ज|(?:بغير|بغيراز|بغيراس|بغي?ر) (?:دوباره )?چارج|چارج (?:كيے|كيئے|كئے) (?:بغير|بنا)|চার্জ (?:না|ছাড়া)|充電(?:なし|せず|しな|不要|いらず|することなく)|充電の(?:必要|手間)|충전(?: 없이|하지 않고|을 하지 않|할 필요)|재충전 없이|சார்ஜ் செய்யா|ఛార్జ్ చేయకుండా|चार्ज न कर|ચાર્જ કર્યા (?:વિના|વગર)|ਚਾਰਜ ਕੀਤੇ ਬਿਨਾਂ|ಚಾರ್ಜ್ ಮಾಡದೆ|ചാർജ് ചെയ്യാതെ)'

const AGAIN = rangedPattern(
	`(?<![\\p{L}\\p{M}])(?:${foldArabicIn(WITHOUT)})[ -]?(?:[\\p{L}\\p{M}'’-]+ ){0,4}(?:l'|la |le |lo |d'|the |it )?(?:zu |te |å |att |at |di |de |ال)?(?:${foldArabicIn(TO_CHARGE)})|${foldArabicIn(BEHIND)}|(?<!\\p{L})på (?:en|ett|én|éi) (?:enda |enkelt |full )?(?:op)?lad`,
)
/** How far from its figure the words may be, and what parts them from it. */
const REACH = 52
const PARTS = /[;:!?…。！？؛।]|[,.](?!\d)/u

/** A time of which the charging is told that there is none, is one for which a thing runs: "twenty hours without charging it again". */
export function runningTime(role: string | undefined, text: string, index: number, end: number): string | undefined {
	if (role !== 'charging') return role
	const before =
		text
			.slice(Math.max(0, index - REACH), index)
			.split(PARTS)
			.at(-1) ?? ''
	const behind = text.slice(end, end + REACH).split(PARTS)[0] ?? ''
	if (BY_CHARGING.test(before)) return undefined
	return AGAIN.test(behind) || AGAIN.test(before) ? 'running' : role
}
/** "3 मिनट की चार्जिंग पर 3 घंटे": what so much charging gives stands behind the charging. */
const BY_CHARGING = /\d ?[\p{L}\p{M}]+ [\p{L}\p{M}]{1,4} (?:चार्ज|چارج|চার্জ)[\p{L}\p{M}]* (?:पर|से|में|پر|سے|ميں|এ|পর) $/u
