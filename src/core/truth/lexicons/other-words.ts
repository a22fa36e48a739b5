/** Words of the lists that mean something else on a page of one language: a Spanish red is a net, an Italian ai is "to the". Matched against the words found, in normalizeText form. */
export const OTHER_WORDS: Readonly<Record<string, RegExp>> = {
	english: /^(?:biro|messing|gums?|scratch|pilot|stacks?|hoover|marvel|canon|kindle|modal|strokes?|buzz|spare)$/u,
	spanish:
		/^(?:tuv\p{L}+|ansias|telescopi\p{L}*|tani\p{L}*|spartac\p{L}*|andas|migrat\p{L}*|ansios[oa]s?|uva|concret[oa]s?|influencia|red|once|sin|pie|seta|aros?|tela|haya|boli)$/u,
	italian:
		/^(?:opaco|sete|sale|mai|pile|due|leggere|chicco|coppe|ai|isolat[oaie]|pilota|muov\p{L}*|miele|ultime|uva|camer[ae]|tani\p{L}*|spar(?:er|tac)\p{L}*|telescopi\p{L}*|tendono|autist[ai]|turbolenz\p{L}*|concret\p{L}+)$/u,
	french:
		/^(?:sale|pile|or|rames?|rayons?|neuf|relié|polaire|modal|pilote?|promis|tester|influenc(?:es?|é\p{L}*|er|ent)|magazines?|migrat\p{L}*|tani\p{L}*|spartac\p{L}*|cliquetis|ai)$/u,
	german: /^(?:wollen|gang|akkurat\p{L}*|gift|rat|braun|pilot|titan|staub)$/u,
	dutch: /^(?:keurig|windkracht|gang|ac?curaat|accurate|rode kool|pan|stal|bont|roos|pilot)$/u,
	portuguese:
		/^(?:apitos?|andas|migrat\p{L}*|influenci(?:ou|ar?|am|ad[oa]s?)|lazer|seta|imund\p{L}*|tani\p{L}*|spartac\p{L}*|ansios[oa]s?|uva|termos|duplo|russas?|red|raso|aro|depressa)$/u,
	filipino: /^(?:mikropono|makita|mauna\p{L}*|tani\p{L}*|nobel\p{L}+|tending)$/u,
	swahili: /^(?:siri|vita)$/u,
	croatian: /^(?:sutra|kap)$/,
	slovenian: /^kap$/,
	serbian: /^(?:sutra|kap)$/,
	ukrainian: /^кож(?:ен|н)\p{L}*$/u,
	polish: /^(?:alarm|pana|napis\p{L}*|boli|pilot\p{L}*)$/u,
	danish: /^(?:gang|leder|akkurat\p{L}*|siden|samt)$/u,
	norwegian: /^(?:gang|leder|akkurat\p{L}*|siden|samt)$/u,
	swedish: /^(?:samt|leder)$/u,
	afrikaans: /^(?:bure|gang)$/u,
	estonian: /^(?:seda|pliit)$/u,
	icelandic: /^(?:raka|fyndinn?|fyndin\p{L}*|lit(?:inn|ina|ir)|samt)$/u,
	latvian: /^(?:tuv\p{L}*|seda)$/u,
	finnish: /^(?:tuv\p{L}*|napist\p{L}*)$/u,
	romanian:
		/^(?:mic|sete|rea|spart\p{L}*|cartier\p{L}*|lup|preface|promis|magazin\p{L}*|alergi|alergați|pilot\p{L}*|camer[ae]\p{L}*|tendinț\p{L}*)$/u,
	catalan: /^(?:graus?|ull|telescopi|acer|intel|macos|pilot\p{L}*|russa)$/u,
	greek: /^φακ\p{L}*$/u,
	indonesian: /^rak$/u,
	malay: /^(?:rak|siri)$/u,
	turkish: /^asma\p{L}*$/u,
	hebrew: /^פליז$/u,
	'moroccan arabic': /^(?:ال)?(?:صداع|حريره)$/u,
	urdu: /^(?:اعلي|ارق|اقل|جلد|زيب|صلب$)/u,
	persian: /^(?:جلد|جلدي|صلب|زيب\p{L}*)$/u,
}
