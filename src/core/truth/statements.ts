import { sentencesOf } from '../copy/text/sentences'
import { normalizeText } from './normalize-text'

/** What can end a sentence or a line, and something behind it. */
const ENDS_INSIDE = /[\p{Sentence_Terminal}.․﹒．\r\n\u0085\u2028\u2029•●▪■◆★☆✔✓✅☑➤►▶❤♥※√]\s*\S/u

/** Sentences of letters that end in a sign, a space and a letter: there is only one way to part them. */
const PLAIN_SENTENCES = /^(?:[\p{L}\p{Nd} ,;:'’%°()/&+-]|\.(?= [\p{Lu}\p{Ll}]|$)|[!?](?= [\p{Lu}\p{Ll}]|$)|(?<=\d)\.(?=\d))+$/u
const BETWEEN_PLAIN = /(?<=[!?]) |(?<=\.) (?=[\p{Lu}])/u

/** Text → its sentences; a break after a figure ("20. April") is none. */
export function statementsOf(text: string): string[] {
	// To segment takes long, and most texts that are judged are one sentence.
	const trimmed = text.trim()
	if (!ENDS_INSIDE.test(trimmed)) return trimmed === '' ? [] : [trimmed]
	if (PLAIN_SENTENCES.test(trimmed)) return trimmed.split(BETWEEN_PLAIN)
	return sentencesOf(text).reduce<string[]>((pieces, piece) => {
		const last = pieces.at(-1)
		if (last !== undefined && /(?:^|\s)\d{1,2}\.$/u.test(last)) pieces[pieces.length - 1] = `${last} ${piece}`
		else pieces.push(piece)
		return pieces
	}, [])
}

/** How an answer begins that denies what was asked. */
export const NO =
	/^(?:i.m afraid not|afraid not|unfortunately,? (?:no|not)|sadly,? (?:no|not)|leider (?:nein|nicht)|malheureusement,? (?:non|pas)|désolée?s?,? non|(?:lamentablemente|por desgracia|desgraciadamente),? no|purtroppo,? no|infelizmente,? não|helaas,? (?:niet|nee)|maalesef|tyvärr,? (?:inte|nej)|desværre,? (?:ikke|nej)|dessverre,? (?:ikke|nei)|niestety,? nie|к сожалению,? нет|للاسف,? لا|残念ながら|很遗憾|很遺憾|아쉽게도|no|nope|not|non|nein|nee|nej|nei|não|hayır|tidak|bukan|нет|ні|не|nie|ne|nu|όχι|nem|ei|không|نه|نهيں|लेकिन नहीं|नहीं|जी नहीं|לא|لا|كلا|いいえ|否|不(?:是|能|会|會|可以|需要)|没有|沒有|아니요|아니오|없(?:습니다|어요|음)|ไม่(?:ใช่|ได้|มี|ต้อง)?|nincs(?:enek)?|nē|nav|nėra|wala|hindi|xeyr|yox(?:dur)?|yok(?:tur)?|hapana|hakuna|tiada|žádn[éáýou]+|না|নেই|नाही|ના|ਨਹੀਂ|இல்லை|లేదు|కాదు|ಇಲ್ಲ|ഇല്ല|അല്ല|خير|ما ?كاين ?ش?)(?![\p{L}\p{M}])/u

/** How an answer begins that affirms it. */
const YES =
	/^(?:yes|yep|yeah|sure|certainly|absolutely|of course|definitely|indeed|oui|bien sûr|absolument|tout à fait|certainement|sì|si|certo che|ja|jawohl|klar|natürlich|selbstverständlich|sicher|sí|claro|por supuesto|desde luego|certo|certamente|assolutamente|sim|tem(?=[,. ])|com certeza|evet|tabii|elbette|tak|oczywiście|jasne|jawel|zeker|uiteraard|japp|absolut|självklart|javisst|visst|givetvis|såklart|selvfølgelig|selvsagt|klart|ja da|jo da|jovisst|natuurlijk|vanzelfsprekend|naturalmente|naturellement|évidemment|naturalmente|obviamente|ovviamente|desigur|sigur|bineînțeles|samozrejme|samozřejmě|jistě|iste|seveda|naravno|svakako|természetesen|persze|hogyne|toki|tietysti|muidugi|žinoma|protams|разбира се|естествено|разумеется|безусловно|авжеж|певна річ|φυσικά|βεβαίως|tất nhiên|dĩ nhiên|oo|siyempre|bien entendu|да|конечно|так|звісно|نعم|اجل|طبعا|بالطبع|بالتاكيد|اكيد|معلوم|البته|بله|جي ہاں|يقينا|اييه|ايه|כן|בטח|בוודאי|כמובן|ודאי|हाँ|हां|जी|ज़रूर|ya|tentu|có|vâng|ano|áno|igen|da|ναι|jo|kyllä|hoće|može|radi(?=[,. ])|funguje|ใช่|ได้|แน่นอน|はい|ええ|もちろん|是|对|對|当然|當然|可以|能|会|會|有|네|예|물론)(?![a-zà-ÿ])/u

/** "No problem" is a yes. */
const NO_PROBLEM =
	/^(?:no (?:problem|worries|trouble)|kein(?:e)? (?:problem|sorge)|pas de (?:problème|souci)|aucun (?:problème|souci)|(?:no hay|ningún|sin) problema|nessun problema|sem problemas?|(?:não há|nenhum) problema|geen (?:probleem|enkel probleem)|inga problem|intet problem|ikke noe problem|ei (?:mitään )?ongelmaa|žádný problém|žiaden problém|nema problema|brak problemu|żaden problem|nie ma problemu|nincs (?:gond|probléma)|nicio problemă|няма проблем|нет проблем|без проблем|ніяких проблем|κανένα πρόβλημα|sorun (?:yok|değil)|لا مشكله|ماشي مشكل|ما كاين مشكل|مشکلی نیست|कोई (?:समस्या|दिक्कत) नहीं|אין בעיה|tidak masalah|không (?:vấn đề|sao)|ไม่มีปัญหา|問題ありません|没问题|沒問題|문제없)/u

/** What in an answer takes back what was asked, or sets something else in its place: "The listing does not say", "Only the motor". */
const DENYING =
	/(?:^|[^\p{L}\p{M}])(?:not|\p{L}+n't|cannot|no|never|nothing|none|neither|without|only|instead|nicht|kein\p{L}*|nichts|ohne|nur|sondern|pas|aucune?|rien|jamais|ni|sans|seulement|no|nada|ning[uú]n\p{L}*|sin|solo|sólo|solamente|non|nessun\p{L}*|niente|senza|soltanto|não|nenhum\p{L}*|sem|só|apenas|niet|geen|niets|zonder|alleen|inte|ingen|inget|utan|bara|ikke|ingen|nie|brak|bez|tylko|değil\p{L}*|yok\p{L}*|sadece|не|нет|без|только|لا|لم|ليس|ليست|غير|بدون|فقط|ماشي|غير|לא|אין|ללא|רק|नहीं|बिना|केवल|सिर्फ|tidak|bukan|tanpa|hanya|không|chỉ|δεν|μόνο|nem|csak|ei|vain|fără|doar|není|jen)(?![\p{L}\p{M}])|ません|ない|なし|のみ|だけ|不|没|沒|无|無|只|仅|僅|없|않|아니|ไม่|เพียง|เฉพาะ/u

/** Thailand counts the years from 543 before ours: "พ.ศ. 2476" as 1933. */
export const inCommonYears = (text: string): string =>
	text.includes('ศ') ? text.replace(BUDDHIST, (_, year: string) => String(Number(year) - BUDDHIST_YEARS)) : text
const BUDDHIST = /(?:พ\.\s?ศ\.|พุทธศักราช)\s?(2[45]\d{2})(?!\d)/gu
const BUDDHIST_YEARS = 543

/** Greek asks with a semicolon, Japanese with a full stop behind か; the letter an answer is marked with is none of it: "A. No". */
export const withQuestionMarks = (text: string): string => {
	const asked = /[\u0370-\u03FF]/.test(text)
		? text.replace(/[;\u037E](?=\s|$)/gu, '?')
		: text.replace(/(?<=(?:です|ます|ません|でしょう|ない|ました)か)。/gu, '？')
	return asked.replace(ANSWER_MARK, '$<asked>')
}
const ANSWER_MARK = /(?<asked>[?？؟]\s*)(?:\p{L}|答案?|回答)\s?[.:：．]\s*(?=\p{L})/gu

export type AnsweredQuestion = { question: string; answer: string; says: 'no' | 'yes' | 'else' }

/** A question and its answer, when a text is such a pair, and how the answer begins. */
export function answeredQuestion(text: string): AnsweredQuestion | undefined {
	const asked = /^([^?？؟]+[?？؟])\s*(\S.*)$/su.exec(text)
	if (!asked?.[1] || !asked[2]) return undefined
	const answer = normalizeText(asked[2])
	return {
		question: asked[1],
		answer: asked[2],
		says: NO_PROBLEM.test(answer)
			? 'yes'
			: NO.test(answer)
				? 'no'
				: YES.test(answer)
					? 'yes'
					: DENYING.test(statementsOf(answer)[0] ?? answer)
						? 'no'
						: 'else',
	}
}
