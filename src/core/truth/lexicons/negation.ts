/** Words before a thing that deny it, at most a few words away. */
export const DENIES_BEFORE =
	/(?:^|[^\p{L}\p{M}\p{N}])(?:no(?! \p{L}*[āēīūģķļņ])|not|n't|isn't|aren't|doesn't|don't|do not|cannot|can't|never|without|neither|nor|avoid|free of|free from|non|pas|jamais|sans|aucune?|ni|éviter|(?:ne|n')(?! ?\S+ que )|kein\p{L}*|nicht|ohne|niemals|weder|nie|sin|no es|nunca|ningún\p{L}*|ninguna|evitar|senza|non è|nessun\p{L}*|evitare|não|nem|sem|nenhum\p{L}*|evite|geen|niet|zonder|nooit|bez|nie|nigdy|nej|nedot\p{L}+|neobsah\p{L}+|nepotřeb\p{L}+|nepotreb\p{L}+|nevyžad\p{L}+|nevyžadu\p{L}+|nepoužív\p{L}+|neuvol\p{L}+|nevsebuj\p{L}+|nesadrži\p{L}*|inte|utan|ej|aldrig|ingen|inga|inget|tidak|tanpa|bukan|jangan|tak (?:perlu|ada|sentuh|menyentuh|boleh|sesuai|termasuk|mengandungi?|payah|bisa|dapat)|не|без|нет|нельзя|नहीं|बिना|न|بدون|غير(?! ال)|ليس|ليست|لا|لم|لن|دون|بلا|ماشي|ما(?= ?\S{2,}ش(?:ي)?(?:[ .،]|$))|ما (?:فيه|فيها|كاين)|من غير|لیس|ללא|בלי|לא|אין|אינו|אינה|không(?! (?:dây|gian|khí|chỉ|những|ngừng))|δεν|χωρίς|χωρις|nem|nincs|sem|ei|eikä|eivät|ilman|uden|ikke|fără|nu|ani|neobsahuj\p{L}*|nikde|nedotýk\p{L}*|nemá|nejsou|nelze|không(?! (?:dây|gian|khí|chỉ|những|ngừng))|chẳng|ne(?! ?\S+ que )|není|bez)(?:$|[^\p{L}\p{M}\p{N}])(?!(?:[\p{L}\p{N}'-]+ )?(?:only|just|seulement|nur|solo|sólo|solamente|soltanto|apenas|só|alleen|tylko|bara|hanya|только|فقط|רק)(?:$|[^\p{L}\p{M}\p{N}]))/u
/** Chinese puts one character before the word. */
export const DENIES_BEFORE_UNSPACED =
	/(?:(?:不含|不带|没有|沒有|无需|無需|不需要?|请勿|不(?:适用于?|適用於?|支持|支援|可|能|会|會|要|宜|适合|適合|兼容|相容|附|配)|ไม่มี|ไม่|ไร้|ห้าม)(?:\p{Script=Han}|\p{Script=Thai}){0,5}|(?:不|非|无|無|勿|未|没|沒))$/u
/** Words after a thing that deny it (Turkish, Japanese, Korean, Hindi, and "… not included"). */
export const DENIES_AFTER =
	/^(?!(?:から|ので|ため|うえ)(?!は))[^.,;!?،؛。、]{0,24}?(?:(?:^|[^\p{L}])(?:not|isn't|aren't|n'est pas|ne sont pas|pas|nicht|(?:non|no|não) (?:\S+ )?(?:inclu|necesit|necess|requer|requier|richiest|apt|adatt|recom|consigl|aconsel|compat|(?:está|están|es|è|são|é|estão)(?!\p{L}))\p{L}*|değil\p{L}*|yok\p{L}*|olmayan|gerekmez|gerektirmez|niet|inte|ikke|ej|tidak|không(?! (?:dây|gian|khí|chỉ|những|ngừng))|nie (?:ma|jest|są|posiada|wymaga|trzeba|wolno|nadaje|należy|wchodzi|zawiera)|není|nejsou|nemá|nepatří|nincs\p{L}*|nem (?:tartozék|tartalmaz|szükséges|alkalmas|való|része|jár)\p{L}*|ei (?:ole|sisälly|kuulu|tarvita|tarvitse|sovi|kestä)|δεν|nu (?:este|sunt|are|se|are nevoie|intră|face)|немає|няма|нет|не|نیست|ندارد|नहीं|לא|אינו|אינן|kein\p{L}*)(?:$|[^\p{L}])|(?<![\p{L}\p{M}])(?:نيست\p{L}*|ندارد|ندارند|نمي\p{L}*|نشده|نہيں|كے بغير|के बिना|नाही|नाहीत|शिवाय|বিনা|নয়|নেই|না|ছাড়া|ছাড়াই|இல்லை|இல்லாமல்|இல்லாத|లేదు|కాదు|లేకుండా|లేని)(?![\p{L}\p{M}])|ません|ない|なし|不要|不可|ご遠慮|お控え|お避け|避けて|控えて|삼가|피해 ?주|ず(?:に|、)|없|않|불가|못|아니|ไม่ได้|ไม่รวม)/u
/** Written on to a stuff that is not in it: "leather-free". */
export const FREE_AFTER = /^[ -]?(?:free|frei\p{L}*|vrij\p{L}*|fri(?:tt|a)?|less)(?!\p{L})/u
/** A value of a specification that says no. */
export const SAYS_NO =
	/^(?:no|none|not|not included|non|nein|no incluid\p{L}*|não|nee|nej|nie|hayır|yok|tidak|нет|لا|לא|नहीं|いいえ|なし|无|否|아니요|없음|ไม่|n\/a|false|0)\.?(?:$|[ ,;(])/u
/** A list of things denied together behind it: "IH、電子レンジは使えません". */
export const DENIES_LIST_AFTER = /^(?: ?[、・,،/][^、,。.;:!?،]{1,14}){1,4}?(?:は|が|も|を)[^、,。]{0,10}(?:ません|ない|不可|できず)/u
/** Denies all of a list before it: "cables and a card; none of them is part of the delivery". */
export const DENIES_ALL_AFTER =
	/^[^.!?]{0,80}?[;,:] (?:none of (?:them|these|which|it)|neither|all (?:are )?sold separately|keine[rs]? (?:davon|von ihnen)|nichts davon|aucune? (?:d'eux|d'elles|de ces|n'est)|rien de tout cela|ningun[oa] (?:de|viene|está)|nessun[oa] (?:di|è)|nenhum[a]? (?:dele|dela|está|vem)|geen van)/u
