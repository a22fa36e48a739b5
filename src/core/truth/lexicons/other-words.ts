/** Words of the lists that mean something else on a page of one language: a Spanish red is a net, an Italian ai is "to the". Matched against the words found, in normalizeText form. */
export const OTHER_WORDS: Readonly<Record<string, RegExp>> = {
	english:
		/^(?:gang|promoted|promoter|biro|messing|gums?|scratch|pilot|stacks?|lana|dolores|salute|isolat\p{L}*|titans?|hoover|marvel|canon|kindle|modal|strokes?|buzz|spare)$/u,
	spanish:
		/^(?:tuv\p{L}+|ansias|telescopi\p{L}*|tani\p{L}*|spart\p{L}*|andas|migr(?!añ)\p{L}*|rea|lupe|milagros?|pilot\p{L}*|ansios[oa]s?|uva|concret[oa]s?|influencia|red|once|sin|pie|seta|aros?|tela|haya|boli)$/u,
	italian:
		/^(?:opaco|sete|sale|mai|pile|due|leggere|chicco|coppe|ai|isolat[oaie]|pilota|muov\p{L}*|miele|ultime|uva|camer[ae]|tani\p{L}*|spar(?:er|t)\p{L}*|rea|cure|dolores|granit[ae]|migr\p{L}*|telescopi\p{L}*|tendono|autist[ai]|turbolenz\p{L}*|concret\p{L}+)$/u,
	french:
		/^(?:sale|pile|or|rames?|rayons?|neuf|relié|polaire|modal|pilote?|promis|tester|influenc(?:es?|é\p{L}*|er|ent)|magazines?|migrat\p{L}*|tani\p{L}*|spart\p{L}*|rebaix|miracles?|cliquetis|lana|dolores|titans?|nom|ai)$/u,
	german: /^(?:kanten|saldo|nobel|nobles?|wollen|gang|akkurat\p{L}*|gift|rat|braun|pilot|titan|staub|lana|dolores)$/u,
	dutch:
		/^(?:kap|promotiefeest\p{L}*|lids?|stok(?:je)?|paling \p{L}+|de mest \p{L}+|saldo|nobel|recept|keurig|windkracht|gang|ac?curaat|accurate|rode kool|pan|stal|bont|roos|pilot|lana|dolores|slimmer|afslag|superieuren|lazer|titans?|renners?|ledereen)$/u,
	portuguese:
		/^(?:apitos?|andas|migr\p{L}*|asas|e sim|milagres?|pilot\p{L}*|rebaixa(?:d[oa]s?|mentos?)|cure|strokes?|rea|influenci(?:ou|ar?|am|ad[oa]s?)|lazer|seta|imund\p{L}*|tani\p{L}*|spart\p{L}*|ansios[oa]s?|uva|termos|duplo|russas?|red|raso|aro|depressa|lana|dolores|ganga)$/u,
	filipino: /^(?:mikropono|makita|mauna\p{L}*|tani\p{L}*|nobel\p{L}+|tending)$/u,
	swahili: /^(?:siri|vita|pima)$/u,
	czech:
		/^(?:stal\p{L}*|spart\p{L}*|promo[kč]\p{L}*|promova\p{L}*|unik(?:n\p{L}*|á|aj\p{L}*|l\p{L}*|al\p{L}*)|pilot\p{L}*|legenda|parcel\p{L}*|tani\p{L}*|polárn\p{L}*|gang\p{L}*|papírován\p{L}*|lana|recept|teleskop(?:u|em|y|ů|ům|ech)?|karet)$/u,
	slovak:
		/^(?:stal\p{L}*|spart\p{L}*|promo[kč]\p{L}*|promova\p{L}*|unik(?:n\p{L}*|á|aj\p{L}*|ol\p{L}*|l\p{L}*)|pilot\p{L}*|legenda|parcel\p{L}*|tani\p{L}*|polárn\p{L}*|gang\p{L}*|papierovač\p{L}*|lana|recept|nožnic\p{L}*|obes\p{L}*|teleskop(?:u|om|e|y|ov|och)?)$/u,
	hungarian: /^(?:legend\p{L}*|parcell?\p{L}*|spárta\p{L}*|kap|kapok|medenc\p{L}*|nyeri|papírmunk\p{L}*|gőzöm|lana|uld|recept)$/u,
	bulgarian: /^(?:самочувстви\p{L}*|гост)$/u,
	russian: /^корок$/u,
	'simplified chinese': /^(?:革命的|一番)$/u,
	'traditional chinese': /^(?:革命的|一番|話題|姿勢)$/u,
	croatian:
		/^(?:red(?:a|u|om|ovi)?|lan[aou]|lanom|sutra|kap|bio|skl[oae]\p{L}*|napis\p{L}*|spart\p{L}*|stal\p{L}*|legenda|parcel\p{L}*|cure|pilot\p{L}*|doslovce|bure|raso|recept)$/u,
	slovenian:
		/^(?:red(?:a|u|om|ovi)?|lan[au]|lanom|kap|bio|skl[oae]\p{L}*|napis\p{L}*|spart\p{L}*|stal\p{L}*|legenda|parcel\p{L}*|pogovor\p{L}*|drev\p{L}*|promovir\p{L}*|bojo|pilot\p{L}*|obes\p{L}*|tuv\p{L}+|raso|cure|recept|uld\p{L}*|predali)$/u,
	lithuanian:
		/^(?:jis|legenda|spart\p{L}*|tani\p{L}*|stok|medis|kap(?:as|ai|o|ų|ą|us|e)|lana|sald\p{L}+|par[ąaoų]|teleskop(?:as|[oąue]|ui|ai|ų|ams|us|ais))$/u,
	serbian:
		/^(?:red(?:a|u|om|ovi)?|lan[aou]|lanom|sutra|kap|bio|skl[oae]\p{L}*|napis\p{L}*|spart\p{L}*|stal\p{L}*|legenda|parcel\p{L}*|cure|pilot\p{L}*|doslovce|bure|raso|recept)$/u,
	ukrainian: /^(?:кож(?:ен|н)\p{L}*|складн(?:о|іш\p{L}*|ощ\p{L}*)|найскладніш\p{L}*)$/u,
	polish:
		/^(?:szklan(?:k|ecz)\p{L}*|spart\p{L}*|legenda|parcel\p{L}*|promow\p{L}*|promuj\p{L}*|białoru?s\p{L}*|białymstoku?|białołę\p{L}*|unik(?:a(?:ć|j\p{L}*|m\p{L}*|sz|cie|ni\p{L}*|ł\p{L}*|li)?|n\p{L}*|ów)?|alarm|pana|napis\p{L}*|boli|pilot\p{L}*|stok\p{L}*|lana|napisy24|telesko(?:p|pu|pem|pie|py|pów|pom|pami|pach)|karet)$/u,
	arabic: /^(?:ارق محتمل|(?:ال)?نقش[هي]\p{L}*|صوفيا|فونت|سكاي|باطل|مقبول\p{L}*)$/u,
	danish:
		/^(?:kanten|lider\p{L}*|lederen|ledere|gris|brevet(?:s)?|reducer\p{L}*|nobel|anses|kap|vildt|stok|afslag|saldo|stal|gang|leder(?:n[ea]|skab\p{L}*)?|akkurat\p{L}*|siden|samt|deri|testers?|pilot\p{L}*|hiv|bure|recept\p{L}*|lana|dolores)$/u,
	norwegian:
		/^(?:kanten|lider\p{L}*|lederen|ledere|gris|brevet(?:s)?|gripe|verdi|rot|vilt|nobel|anses|kap|stok|saldo|gang|leder(?:n[ea]|skap\p{L}*)?|akkurat\p{L}*|siden|samt|deri|testers?|pilot\p{L}*|hiv|bure|bestem\p{L}*|renner|heilt|rak|lana|dolores)$/u,
	swedish:
		/^(?:kanten|lider\p{L}*|gris|brevet(?:s)?|reducer\p{L}*|nobel|anses|stal|rot|vilt|saldo|samt|leder(?:ska\p{L}*)?|recept|receptet|deri|testers?|pilot\p{L}*|bio|besten|stack|rak(?:a|t)?|lana|dolores)$/u,
	afrikaans: /^(?:bure|gang)$/u,
	estonian:
		/^(?:oled|nahka\p{L}*|naha(?:sõb|hool|põle|ärri|tüü)\p{L}*|aeg\p{L}*|leviks|esim\p{L}*|tüv\p{L}*|tuv\p{L}*|laine\p{L}*|heal|värk|halve\p{L}*|kipu\p{L}*|teaks|puist\p{L}*|promo(?:da|b|v\p{L}*)|spart\p{L}*|seda|pliit|kulla?ke\p{L}*|teaks\p{L}+|astme\p{L}*|rea|lana|tammi|uld\p{L}*)$/u,
	icelandic:
		/^(?:raka|fyndinn?|fyndin\p{L}*|lit(?:inn|ina|ir)|samt|gang[aiu]?|velur|heilt|rak|klett\p{L}*|titanic|pilot|lana|dolores|þarna|parna)$/u,
	latvian: /^(?:alu|nemoc\p{L}*|spart\p{L}*|legenda|tuv\p{L}*|seda|sald\p{L}+|juta|lana|kap(?:s|a|i|u|us|os|iem|ā|as))$/u,
	finnish: /^(?:esim|tapas?|aros?|tuv\p{L}*|napist\p{L}*|laiton|yll\p{L}+|lana|legend\p{L}*)$/u,
	romanian:
		/^(?:mic|laturi|sete|rea|din \d+|legend\p{L}*|spart\p{L}*|cartier\p{L}*|lup|preface|promis|magazin\p{L}*|alergi|alergați|pilot\p{L}*|camer[ae]\p{L}*|tendin[țţ]\p{L}*|grani[tțţ](?:a|e|ă|ele|ei)|cauciucuri\p{L}*|dolores)$/u,
	catalan: /^(?:graus?|ull|telescopi|acer|intel|macos|pilot\p{L}*|russa|nom|ultimes|varis|depressa|respirants?)$/u,
	greek: /^φακ\p{L}*$/u,
	indonesian:
		/^(?:pilot|legenda|lana|gang|percuma|teleskop|roh(?:-roh)?|maunya|refleks(?:i|nya|inya)?|migrasi\p{L}*|dolores|buzz|tania|medici|kap|ganga|titanic|rak|dun\p{L}*|asma|eksem|juta|modal|peta|asmar\p{L}*|eksemp\p{L}*|sparta|kompos(?:isi|itor|er)\p{L}*|mikrop\p{L}*|safira)$/u,
	malay:
		/^(?:pilot|legenda|lana|gang|teleskop|roh(?:-roh)?|refleks(?:i|nya|inya)?|migrasi\p{L}*|dolores|buzz|tania|medici|kap|ganga|titanic|kecemasan|persediaan\p{L}*|buruan|nahas\p{L}*|raka|laine|viren|rak|siri|dun\p{L}*|asma|eksem|juta|modal|peta|asmar\p{L}*|kompos(?:isi|er)\p{L}*|mikrop\p{L}*)$/u,
	thai: /^pilot$/u,
	vietnamese:
		/^(?:dun\p{L}*|pilot|lana|lã|dolores|buzz|tania|medici|nom|rovere|houten|lupe|skinny|heparin|titanic|titans|whistles|stacks)$/u,
	turkish:
		/^(?:pilot\p{L}*|lana|buzz|titanic|teleskop(?!ik)\p{L}*|asma\p{L}*|tuv\p{L}+|seda|sav\p{L}*|felek|öde(?:me|mi|di)\p{L}*|mermerşahi\p{L}*)$/u,
	hebrew: /^פליז$/u,
	'moroccan arabic': /^(?:ال)?(?:صداع|حريره|نقش[هي]\p{L}*)$/u,
	urdu: /^(?:صوف[ہےوا]\p{L}*|مضمون|معتمد\p{L}*|مسن|اعلي|ارق|اقل|جلد|زيب|صلب$)/u,
	persian:
		/^(?:رعايت|مسن|حرفي\p{L}*|مرخص\p{L}*|مجدد|باطل\p{L}*|عضوي\p{L}*|مقبول\p{L}*|ماس|شمسي|صحت\p{L}*|مضمون|مختوم\p{L}+|مخملباف\p{L}*|جلد|جلدي|صلب|زيب\p{L}*)$/u,
}
