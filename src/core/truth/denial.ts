import {
	DENIES_AFTER,
	DENIES_ALL_AFTER,
	DENIES_BEFORE,
	DENIES_BEFORE_UNSPACED,
	DENIES_LIST_AFTER,
	FEARS_NOT,
	IN_PASSING,
	PUTS_OFF_AFTER,
	PUTS_OFF_BEFORE,
	PUTS_OFF_BEFORE_UNSPACED,
} from './lexicons/negation'
import { matchesOf } from './matches'

const CLAUSE_END =
	/[.,;:!?()|/،؛؟।]|[。、，；：！？]|\s-\s| (?:but|and|mais|aber|und|et|pero|ma|mas|y|e|и|но|ama|maar|en) | (?:og|och|oraz|i|a|in|ir|un|ja|és|și|та|й|і|και|dan|và) (?=(?:har|er|är|kan|ma|má|je|ima|turi|on|van|are|има|має|є|έχει|είναι|memiliki|punya|có) )| (?:and|und|et|y|e|en|och|og|ja|a|i|и|і|й|та|in|ir|un|és|și|και|ve|və|dan|at|और|اور|আর|এবং) (?=(?:can|go|goes|may|kann|können|darf|dürfen|peut|peuvent|se (?:lave|lava|laba|spal|per|mog|lahko)\p{L}*|puede|pueden|può|possono|pode|podem|es (?:pot|renten|renta)|kunnen|mag|mogen|tvätt\p{L}*|vask\p{L}*|må|jotka|jonka|joita|pestään|perou|peru|perú|pere|perie|lze|dají|možno|πλέν\p{L}*|μπαίν\p{L}*|μπορ\p{L}*|bisa|dapat|boleh|masuk|puwede\p{L}*|pwede\p{L}*|pierze|można|mogą|galima|skalb\p{L}*|mazg\p{L}*|drīkst|saab|võib|mida|стира\p{L}*|можно|можна|прат\p{L}*|перут\p{L}*|могат|може|mogu|može|se mogu|lehet|mosható\p{L}*|जो|जिन\p{L}*|جو|جن|যা) )/gu
/** "Without battery and charger": what joins a second thing to one that is missing. */
const CONJUNCTION = /^ \p{L}+ $/u
const WITHOUT = /(?:^|[^\p{L}])(?:without|no|ohne|kein\p{L}*|sans|sin|senza|sem|zonder|bez|utan|uden|uten|без|بدون|بلا|ללא)(?: \S+){1,3}$/u
/** How many words before a thing can deny it. */
const REACH = 6
/** So many characters before a thing, where no spaces are written. */
const UNSPACED_REACH = 14
/** "Without" denies only what stands near it. */
const SHORT_REACH = 3
const ABSENCE =
	/(?<=^|[^\p{L}])(?:without|ohne|sans|sin|senza|sem|zonder|bez|utan|uden|uten|tanpa|без|بدون|بلا|ללא|χωρίς|không có)(?![\p{L}\p{M}])/gu
/** "Wrinkle-free and needs no iron": what is denied is another thing, after an "and" and a verb of its own. */
const OWN_NO =
	/^(?: (?:and|und|et|y|e|en|och|og|i|и)| (?:and|und|et|y|e|en|och|og|i|и) [^.,;]{0,18}?) \p{L}+ (?:no|kein\p{L}*|pas de|ningun[oa]?|nessun\p{L}*|nenhum\p{L}*|geen|ingen|inga|inget) \p{L}+/u
/** "Plastic does not even come into contact with the water." */
const NO_CONTACT =
	/^ (?:kommt|kommen|gelangt|gelangen|berührt) (?:\p{L}+ ){0,4}(?:nicht|nie)(?!\p{L})|^ (?:never|does not|doesn't|do not|don't) (?:even )?(?:touch|come)|^ (?:ne touche|n'entre|ne vient)/u
/** "The water meets plastic nowhere": what is nowhere is denied as what is not. */
const NOWHERE =
	/(?:^|[^\p{L}])(?:nirgends|nirgendwo|nowhere|nergens|ingenstans|intetsteds|ingensteds|ingen steder|nigdzie|nikde|nikjer|nigdje|nigde|niekur|nekur|kuskil|missään|sehol|nicăieri|nikur|nikuda|нигде|ніде|никъде|nulle part|en ningún (?:sitio|lugar|punto)|em nenhum (?:lugar|sítio|ponto)|da nessuna parte|enlloc|πουθενά|hiçbir yerde|heç yerdə|hvergi|nêrens|di mana pun|saanman|popote|đâu)(?: \S+){0,3} ?$/u
/** "Machine-washable and should not be ironed": the same with a not behind that verb. */
const OWN_NOT = /^ (?:and|und|et|y|e|en|och|og) (?:\p{L}+ ){1,2}(?:not|nicht|pas|niet|inte|ikke) \p{L}/u
/** A relative clause that comes before the no: "wrinkle-free covers that need no iron". */
const RELATIVE =
	/^ (?:كه|كہ|جو|जो|जे|যা|যেটা|যেগুলো|જે|ਜੋ|ki) |^ (?:\p{L}+ )?(?:die|dat|der|das|that|which|who|qui|que|dont|che|som|который|которая|которое|которые|który|która|które|care|který|která|které) (?:\p{L}+ ){0,2}(?:no|not|n't|niet|geen|nicht|kein\p{L}*|ne|pas|non|não|inte|ikke|не|nie|nu|ne\p{L}*|don't|doesn't|needs? no|never)/u
/** "Without a scrap of plastic". */
const WITHOUT_A_SCRAP = /(?:without|free of|not) (?:a|any|one|an) (?:single )?(?:scrap|trace|bit|drop|hint|gram|ounce|shred|speck) of $/u
const SPANISH_MACHINE = /^(?:lavav|lavad|secad|microond|horno)/u
const SPANISH_IN = / en (?=(?:el|la|un) )/gu
/** What something is owed to is there, whatever it spares: "díky IP68 mu déšť nevadí". */
const THANKS_TO =
	/(?<!\p{L})(?:thanks to|owing to|dank|grâce (?:à|au|aux)|gracias al?|gràcies a|grazie (?:a|al|alla|all')|graças (?:a|à|ao)|datorită|mulțumită|dankzij|tack vare|takket være|ansiosta|dzięki|díky|vďaka|zahvaljujući|zaradi|благодаря|завдяки|захваљујући|χάρη (?:σε|στο|στη|στην)|dėka|pateicoties|tänu|بفضل|به لطف|בזכות|berkat|nhờ(?: có)?|salamat sa) (?:(?:the|its|der|dem|seiner?|ihrer?|le|la|les|l'|el|su|il|sua|o|het|de|den|sin|sit|jego|jej|své|svojí|его|своей) ?)?$/u
const THANKS_REACH = 30
/** "… of steel, and the water never touches plastic": behind the stuff another thing is denied of the water. */
const WATER_NOT =
	/^[^.;!?]{0,28}[ ,](?:and|и|і|й|та|a|i|oraz|ir|un|és|in|ja|și|og|och|en|και|und|et|y|e|ve|dan|và|at|så|so) (?:the |la |el |l'|das |het |το |l’)?(?:water\p{L}*|wasser|eau|agua|acqua|água|apa|вод\p{L}*|vod\p{L}*|wod\p{L}*|víz|vatten|vattnet|vannet|vandet|vesi|νερό|su|air|nước|tubig|maji) (?:\p{L}+ )?(?:not|never|n't|не|nie|ne|nu|nem|ei|ikke|aldri|aldrig|inte|niet|nooit|nicht|nie|no|non|não|nunca|mai|jamais|δεν|hiç|tidak|không)(?!\p{L})/u
/** "A top without sleeves in cotton": what a garment or a bag does without says nothing of its fabric. */
const WITHOUT_A_PART =
	/(?<![\p{L}\p{M}])(?:without (?:a |any )?(?:sleeves?|collar|hood|lid|handle|straps?)|sans (?:manches?|col|capuche|bretelles|couvercle)|sin (?:mangas?|cuello|capucha|tirantes|tapa)|senza (?:maniche|collo|cappuccio|spalline|coperchio)|sem (?:mangas?|gola|capuz|alças)|sense (?:mànigues|màniga|coll)|fără (?:mâneci|mânecă|guler|glugă)|ohne (?:ärmel|kragen|kapuze|träger|deckel)|zonder (?:mouwen|kraag|capuchon|bandjes)|utan (?:ärm(?:ar)?|krage|huva)|uden (?:ærmer|krave|hætte)|uten (?:ermer|krage|hette)|bez (?:rukávů|rukávov|rękawów|rukava|piedurknēm|límce|kapuce|kapuze|golieru|kołnierza|kaptura|kragne|kapuljače|rankovių)|brez (?:rokavov|ovratnika|kapuce)|be (?:rankovių|apykaklės|gobtuvo)|ilman (?:hihoja|kaulusta|huppua)|без (?:рукавов|рукавів|ръкави|воротника|капюшона|рукава|капишона|яка)|χωρίς (?:μανίκια|γιακά|κουκούλα)|(?:بدون|بلا|من دون|من غير) (?:اكمام|كمام|كم|آستين|ياقه|قبعه)|(?:ללא|בלי) (?:שרוולים|צווארון|קפוצ'ון)|बिना (?:आस्तीन|बाजू|कॉलर)|(?:tanpa|tiada) (?:lengan|kerah|kolar)|không (?:tay|cổ)|walang (?:manggas|kuwelyo))(?![\p{L}\p{M}])/gu
/** How far behind a list its "none of them" may stand. */
const FAR = 120
/** How far a list of denied things may go on. */
const LIST = 60
/** "Gas, yes; induction, no." */
const SAYS_NO_TO_IT =
	/^, (?:ce n'est (?:pas|guère)|c'est non|ça (?:non|ne)|(?:on|elle|il|vous) (?:n'y|ne l[ae]s?|ne l')|(?:das|die|der) (?:geht|ist|mag|darf|lässt) (?:\p{L}+ )?(?:nicht|nichts|kein)|eso (?:sí que )?no|quell[ao] no|questo no|isso não|dat (?:niet|mag niet)|to nie|to ne|это не|det (?:går|ska|skal|er|är) (?:\p{L}+ )?(?:inte|ikke))(?!\p{L})|^ ?[,،，-] ?(?:no|nope|non|nein|não|nee|nej|nei|nie|ne|ei|nem|nu|ні|нет|не|hayır|yox|όχι|لا|لاء|לא|نه|نہيں|नहीं|না|tidak|tak|không|hindi|hapana|కాదు|いいえ|不行|否|아니요|ไม่)(?=[.;!?)،؛।。]|$)|^ (?:nie|ne|nije|nisu|nein|nee|nej|nei|nē|ei|nem|ни|ні|tidak|hayır|yox|όχι)(?=[,.;!?)]|$)/u
const NO_REACH = 24
/** So many characters before a thing, in which something says to keep away from it. */
const PUT_OFF_REACH = 80

/** The clause a stretch of text stands in, before and after it. */
export function clauseAround(text: string, index: number, length: number): { before: string; after: string } {
	let start = 0
	for (const end of matchesOf(CLAUSE_END, text.slice(0, index))) {
		const from = end.index + end[0].length
		const isListed = CONJUNCTION.test(end[0]) && WITHOUT.test(text.slice(start, end.index)) && !/ \S+ /.test(text.slice(from - 1, index))
		if (!isListed) start = from
	}
	const rest = text.slice(index + length)
	const stop = rest.search(/[.,;:!?()|،؛؟।]|[。、，；：！？]/u)
	return { before: text.slice(start, index), after: stop < 0 ? rest : rest.slice(0, stop) }
}

const HANGUL = /\p{Script=Hangul}/u
const KOREAN_REACH = 4
const HAN_OR_KANA = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Words of a language that others write their no or without as ("no" is "in the", "sin" is "his", "ni" is "is"), and what denies nothing and is as long. */
const FALSE_NO: Readonly<Record<string, readonly (readonly [no: RegExp, instead: string])[]>> = {
	portuguese: [
		[/(?<!\p{L})nos(?!\p{L})/gu, 'nas'],
		[/(?<!\p{L})no(?!\p{L})/gu, 'em'],
	],
	...Object.fromEntries(['danish', 'norwegian', 'swedish'].map((nordic) => [nordic, [[/(?<!\p{L})sin(?!\p{L})/gu, 'sit']]])),
	swahili: [[/(?<!\p{L})ni(?!\p{L})/gu, 'na']],
}

/** A text of the same length without words that deny in other languages only. */
export const withoutFalseNo = (text: string, language: string): string =>
	(FALSE_NO[language] ?? []).reduce((told, [no, instead]) => told.replace(no, instead), text)

/** "Plastiksiz": Turkish denies by an ending. */
export const TURKISH_WITHOUT = /^(?:\p{L}*[a-zçğıöşü])s[ıiuü]z(?:d[ıiuü]r|l[iı]k)?$/u

/** Finnish says without by an ending: "käsinojattomiin". */
/** Stainless steel is not told as without a thing, though written so. */
const FINNISH_WITHOUT = /(?<!ruostuma)tt[oö]m\p{L}+$|[jklmnrsv][aäiuy]t[oö]n$/u

/** What says where a thing is made goes with the noun; a verb denied behind it is denied of that: "the knife made in Japan does not". */
const MADE_SOMEWHERE =
	/^(?:made|crafted|produced|manufactured|fabriqu|produit|conçu|hergestellt|gefertigt|fabricad|hech[oa]|elaborad|prodott|fatt[oaie]|realizzat|produzid|feit[oa]|gemaakt|vervaardigd|geproduceerd|wyprodukowan|wykonan|zrobion|vyroben|tillverka|fremstil|produsert|valmistet|произвед|сделан|изготовл|виготовл|зроблен|изработен|izrađen|proizveden|izdelan|fabricat|pagamint|ražots|valmistatud|κατασκευασμέν|üretilen|yapılan|made|buatan|dibuat)|製$|产的?$|產的?$|制造的?$|산$/u
/** How far behind it a denial of its own may stand: "made in Japan? not that I know". */
const AT_ONCE = 6

/** An "and" written on to the verb of what follows: "لا تحتاج إلى كي وتغسل", "ไม่ต้องรีดและซักเครื่องได้". */
const AND_AT_ONCE = /(?:และ| و)$/u
const WASHES = /^(?:ซัก|เข้าเครื่อง|ล้าง|[تي]ن?غسل)/u

/** The text read last, without what only looks like a denial. */
let last = { text: '', plain: '' }
/** A text of the same length in which what fears nothing denies nothing, and words in passing part no clause. */
function plainOf(text: string): string {
	if (last.text !== text)
		last = {
			text,
			plain: text.replace(FEARS_NOT, (words) => words.replace(/\S/gu, '·')).replace(IN_PASSING, (_, words: string) => `·${words}·`),
		}
	return last.plain
}

/** Whether a text denies what it speaks of at a place: "not dishwasher safe", "batteries not included", "充電不要". */
export function isDenied(written: string, index: number, words: string): boolean {
	if (FINNISH_WITHOUT.test(words)) return true
	const text = plainOf(written)
	if (THANKS_TO.test(text.slice(Math.max(0, index - THANKS_REACH), index))) return false
	// The Dutch "and" is the Spanish "in": "nunca en el lavavajillas".
	const clause = clauseAround(SPANISH_MACHINE.test(words) ? text.replace(SPANISH_IN, ' ·· ') : text, index, words.length)
	// Titles in scripts without spaces set things apart by them: "日本製 食洗機不可".
	const joined = HAN_OR_KANA.test(words)
	const stretch = AND_AT_ONCE.test(clause.before) && WASHES.test(words) ? '' : clause.before
	const before = joined ? stretch.slice(stretch.lastIndexOf(' ') + 1) : stretch
	const after = joined
		? (clause.after.split(' ')[0] ?? '')
		: HANGUL.test(words)
			? clause.after.split(' ').slice(0, KOREAN_REACH).join(' ')
			: clause.after
	const follows = MADE_SOMEWHERE.test(words) ? after.slice(0, AT_ONCE) : after
	const near = before
		.replace(WITHOUT_A_PART, ' ')
		.split(' ')
		.slice(-REACH - 1)
		.join(' ')
	return (
		(DENIES_BEFORE.test(near) &&
			(DENIES_BEFORE.test(near.replace(ABSENCE, ' ')) ||
				DENIES_BEFORE.test(
					near
						.split(' ')
						.slice(-SHORT_REACH - 1)
						.join(' '),
				))) ||
		WITHOUT_A_SCRAP.test(near) ||
		NOWHERE.test(near) ||
		NO_CONTACT.test(after) ||
		PUTS_OFF_BEFORE.test(before.slice(-PUT_OFF_REACH)) ||
		PUTS_OFF_BEFORE_UNSPACED.test(before.slice(-UNSPACED_REACH)) ||
		PUTS_OFF_AFTER.test(after) ||
		DENIES_BEFORE_UNSPACED.test(before.slice(-UNSPACED_REACH)) ||
		(DENIES_AFTER.test(follows) && !WATER_NOT.test(after) && !OWN_NO.test(after) && !OWN_NOT.test(after) && !RELATIVE.test(after)) ||
		DENIES_ALL_AFTER.test(text.slice(index + words.length, index + words.length + FAR)) ||
		SAYS_NO_TO_IT.test(text.slice(index + words.length, index + words.length + NO_REACH)) ||
		DENIES_LIST_AFTER.test(text.slice(index + words.length, index + words.length + LIST))
	)
}
