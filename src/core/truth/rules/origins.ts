/** Beginnings of a country's name and of what is said of it, in the languages of the lexicons. */
const COUNTRIES: readonly RegExp[] = [
	/chin|cina|çin|صين|中国|中國|จีน|중국|сhina|кита|चीन|סין/u,
	/jap|giapp|يابان|日本|일본|ญี่ปุ่น|япон|जापान|יפן/u,
	/german|deutsch|allemand|allemagne|aleman|tedesc|alemã|alman|duits|niem|tysk|الماني|مانيا|ドイツ|德国|德國|독일|เยอรมัน|герман|जर्मन|גרמני/u,
	/ital|włos|ايطالي|イタリア|意大利|義大利|이탈리아|อิตาลี|итал|איטלי/u,
	/franc|français|fransa|frankr|frans|فرنس|フランス|法国|法國|프랑스|ฝรั่งเศส|франц|צרפת/u,
	/usa|u\.s|\bus\b|america|amerik|états|estados|stati|eua|abd|امريك|アメリカ|美国|美國|미국|อเมริกา|ארה/u,
	/engl|brit|\buk\b|kingdom|royaume|ingil|بريطاني|イギリス|英国/u,
	/spain|spani|espa|ispany|اسباني|スペイン|西班牙/u,
	/portug|portog/u,
	/turk|turq|türk|turch|تركي/u,
	/moro|maroc|marok|marr|\bfas\b|مغرب/u,
	/swi|suiss|schwei|sui[zç]|svizz|isviç|zwits|سويسر|スイス|瑞士|스위스|שווי/u,
	/austri|autri|österr/u,
	/swed|suèd|sverig|svensk|سويد|スウェーデン/u,
	/danm|dani|denm|dänem|دانمارك|デンマーク/u,
	/netherl|holland|nederl|niederl|pays|dutch/u,
	/ind[ie]|هند|भारत/u,
	/kore|corée|كوري|韓国|韩国|韓國|한국|국산|국내|เกาหลี/u,
	/taiwan|台湾|台灣/u,
	/europ|avrup|\beu\b|\bue\b|اوروب|европ|北欧/u,
]

/** Whether two statements of origin name the same country; one that names none known says nothing of another. */
export function originsAgree(said: string, claimed: string): boolean {
	return countryOf(said) === countryOf(claimed)
}

/** Which of the known countries words in normalizeText form name or speak of; -1 for none. */
export const countryOf = (words: string): number => COUNTRIES.findIndex((country) => country.test(words))

/** The same of the word a country is begun with, an article before it or none: "italienisch", no "vitality". */
export const countryBegun = (word: string): number =>
	COUNTRIES.findIndex((country) => (country.exec(word)?.index ?? FAR) <= (/^ال/u.test(word) ? 2 : 0))
const FAR = 99
