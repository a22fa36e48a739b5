import { rangedPattern } from '../pattern-sources'
import { clausesAt } from './scenes'

/** What makes a name a claim, in languages of Latin letters: a comparison, a maker, what it works with, a mark, a part, an edition. */
const CLAIMED_OF = [
	// Compared: "better than", "in the style of".
	'than|unlike|beats?|rivals?|outperforms?|alternatives?|versions?|replac\\p{L}+|style|inspired|grew up on|heirs?',
	'plus|moins|mieux|meilleure?s?|même|comme|bat|rivalis\\p{L}*|alternativ\\p{L}*|façon|héritiers?|inspir\\p{L}+',
	'más|menos|mejor(?:es)?|mism[oa]s?|como|supera\\p{L}*|gana|estilo|hereder[oa]s?',
	'più|meno|meglio|miglior\\p{L}*|stess[oaie]|come|super[ai]\\p{L}*|batt\\p{L}+|stile|ered[ei]|avrebbero',
	'mais|melhor\\p{L}*|mesm[oa]s?|iguai?s?|bate|herdeir[oa]s?|més|millors?|mateix\\p{L}*|com a|mai|cel mai|ca un\\p{L}*|stilul|stil\\p{L}{0,3}',
	'dan|zoals|beter|sneller|verslaat|evenaart|stijl|än|bättre|som|slår|end|bedre|enn|parempi|kuin|voittaa|päihittää|paremp\\p{L}*|kui|parem\\p{L}*|geriau|kaip|labāk\\p{L}*|kā|nekā|niż|lepsz\\p{L}*|jak|bije|zostawia|než|lepší|jako|ako|bolj\\p{L}*|kao|kot|kakor|nego|od|mint|jobb\\p{L}*|gyorsabb\\p{L}*|megbízhatóbb|daha|gibi|kadar|kimi|seperti|macam|lebih|mirip|gaya|tulad|parang|gaya ng|mas|hơn|như|giống|kama|kuliko',
	// Made, signed, approved, published, taught, filmed by; sounded or moved by.
	'made|built|designed|developed|engineered|crafted|signed|approved|accredited|certified|licensed|official|tested|recommended|awarded|recorded|mastered|published|edition|publishers?|studios?|label|movements?|engines?|motors?|sensors?|chips?|processors?|drivers?|fabrics?|works? with|compatible|fits?|pairs?|connects?|integrat\\p{L}+|supports?|streams?|runs?|powered|included|supplied',
	'fabriqu\\p{L}+|conçu\\p{L}*|signé\\p{L}*|développ\\p{L}+|certifi\\p{L}+|agréé\\p{L}*|sceau|label|officiel\\p{L}*|édit\\p{L}+|compatib\\p{L}+|fonctionne\\p{L}*|mouvement|moteur|puce|capteur|tissu|inclu\\p{L}*|fourni\\p{L}*',
	'hech[oa]s?|fabricad\\p{L}*|diseñad\\p{L}*|cread[oa]s?|desarrollad\\p{L}*|firmad[oa]s?|certificad\\p{L}*|homologad\\p{L}*|sello|oficial\\p{L}*|edi[ct]i\\p{L}*|editorial|funciona\\p{L}*|movimiento|tejido|incluid\\p{L}*|junto a',
	'fatt[oaie]|realizzat\\p{L}*|progettat\\p{L}*|creat[oaie]|firmat[oaie]|certificat\\p{L}*|accreditat\\p{L}*|ufficial\\p{L}*|edi[tz]i\\p{L}*|editore|conform\\p{L}*|funziona\\p{L}*|movimento|motore|tessuto|inclus\\p{L}*',
	'feit[oa]s?|fabricad\\p{L}*|desenhad[oa]s?|criad[oa]s?|desenvolvid\\p{L}*|assinad[oa]s?|selo|edi[çt]\\p{L}*|editora|malha|camisetas?|incluíd\\p{L}*|fet[ae]?s?|dissenyad\\p{L}*|segell|oficial\\p{L}*|editat\\p{L}*|creat[ăe]?|făcut\\p{L}*|realizat\\p{L}*|proiectat\\p{L}*|semnat\\p{L}*|certificat\\p{L}*|funcțion\\p{L}*|editur\\p{L}*|mecanism\\p{L}*',
	'gemaakt|gebouwd|ontworpen|ontwikkeld|getest|erkend|gecertificeerd|officiële?|uitgave|uitgeverij|studios?|werkt|past|uurwerk|motor\\p{L}*|stof|inclusief|tillverk\\p{L}*|gjord\\p{L}*|utveckla\\p{L}*|designad\\p{L}*|godkän\\p{L}*|certifiera\\p{L}*|officiell\\p{L}*|utgåva|fungerar|passar|urverk|medföljande|lavet|udviklet|designet|godkendt|certificeret|officiel\\p{L}*|udgave|forlag|virker|passer|laget|utviklet|godkjent|sertifisert|offisiell\\p{L}*|utgave|fungerer|medfølgende',
	'valmist\\p{L}*|tehty|suunnitel\\p{L}*|kehit\\p{L}*|hyväksy\\p{L}*|sertifi\\p{L}*|virallinen|painos|toimii|yhteensop\\p{L}*|tehtud|loodud|ametlik|ühildu\\p{L}*|töötab|pagamin\\p{L}*|sukur\\p{L}*|oficial\\p{L}*|veikia|suderin\\p{L}*|ražot\\p{L}*|radīt\\p{L}*|oficiāl\\p{L}*|darbojas|saderīg\\p{L}*',
	'wykonan\\p{L}*|stworzon\\p{L}*|zaprojekt\\p{L}*|podpisan\\p{L}*|certyfik\\p{L}*|atest\\p{L}*|oficjaln\\p{L}*|wydani\\p{L}*|wydawn\\p{L}*|działa|współprac\\p{L}*|kompatyb\\p{L}*|pasuj\\p{L}*|mechanizm\\p{L}*|silnik\\p{L}*|vyroben\\p{L}*|navržen\\p{L}*|navrhnut\\p{L}*|vyvinut\\p{L}*|certifik\\p{L}*|akredit\\p{L}*|oficiáln\\p{L}*|vydán\\p{L}*|vydan\\p{L}*|nakladatel\\p{L}*|fung(?:uje|ují|ujú)|kompatib\\p{L}*|strojek|motor\\p{L}*',
	'izradi\\p{L}*|izrađ\\p{L}*|napravi\\p{L}*|osmisli\\p{L}*|dizajnira\\p{L}*|odobr\\p{L}*|služben\\p{L}*|zvaničn\\p{L}*|izdanj\\p{L}*|izdavač\\p{L}*|radi s\\p{L}*|kompatibil\\p{L}*|stilu|monografij\\p{L}*|izdela\\p{L}*|narejen\\p{L}*|uradn\\p{L}*|izdaj\\p{L}*|združljiv\\p{L}*|deluje|készít\\p{L}*|gyárt\\p{L}*|tervez\\p{L}*|hitelesít\\p{L}*|hivatalos|kiadás\\p{L}*|kiadó\\p{L}*|működik|kompatib\\p{L}*|programok|streamel\\p{L}*|szerkezet\\p{L}*',
	'üret\\p{L}*|yapıl\\p{L}*|tasarla\\p{L}*|onayl\\p{L}*|sertifika\\p{L}*|resm[iî]|baskı\\p{L}*|yayın\\p{L}*|basıl\\p{L}*|çalışır|uyumlu|mekanizma\\p{L}*|kumaş\\p{L}*|mirasçı\\p{L}*|istehsal\\p{L}*|uyğun|buat\\p{L}*|dibuat|dirancang|diciptakan|resmi|disetujui|bersertifikat|edisi|penerbit|cocok|kompatibel|mesin|dihasilkan|direka|rasmi|sesuai|edisyon|gawa|opisyal|gumagana|tugma|sản xuất|thiết kế|chứng nhận|chính hãng|tương thích|hoạt động|nhà xuất bản|bộ máy|imetengenezwa|iliyotengenezwa|mashine|rasmi|inafanya kazi|mtengenezaji',
	// Who wears, plays or praises it.
	'worn|played|used|driven|trusted|preferred|endorsed|admit|swear|portée?s?|utilisée?s?|llevad[oa]s?|usad[oa]s?|indossat[oaie]|usat[oaie]|gedragen|gebruikt|noszon\\p{L}*|używan\\p{L}*|ulubion\\p{L}*|omiljen\\p{L}*|oblíben\\p{L}*|kedvenc\\p{L}*|favori\\p{L}*|preferit\\p{L}*|prefer\\p{L}*|lieblings\\p{L}*|bruk(?:t|as) av|brugt af|bæres af|bärs av',
	// Of its quality, its voice and what it fits.
	'as|precis\\p{L}*|précis\\p{L}*|charm\\p{L}*|looks?|qualit\\p{L}*|calidad|kwaliteit|elegan\\p{L}*|uitstraling|rivali\\p{L}*|surclass\\p{L}*|aussi|pari|par|brands?|marque|marcas?|marche|merk|märke\\p{L}*|mærke\\p{L}*|merke\\p{L}*|marka\\p{L}*|značk\\p{L}*|márk\\p{L}*|owners?|voice|voix|voz|voce|obé\\p{L}*|obede\\p{L}*|rispond\\p{L}*|respond\\p{L}*|contr[oô]l\\p{L}*|s[iy]n[ck]roni\\p{L}*|adapt\\p{L}*|capsul\\p{L}*|kapsel\\p{L}*|maquinaria|quarz\\p{L}*|quartz|kwarts\\p{L}*|ateliers?|taller(?:es)?|werkplaats|ersätter|erstatter|sound\\p{L}*',
	'audio|sound|son|sonido|suono|som|so|geluid|ljud|lyd|ääni|heli|dźwięk|zvuk|hang\\p{L}*|ses\\p{L}*|suara|âm thanh|sauti',
].join('|')
const CLAIMED = rangedPattern(`(?<![\\p{L}\\p{M}])(?:${CLAIMED_OF})(?![\\p{L}\\p{M}])`, 'iu')
/** "Lightstorm", "Utrecht"; no "HarmonyOS", "ThinkPad" or "S2-Stahl". */
const PLAIN = /^\p{Lu}[\p{Ll}\p{M}'’]+(?:-\p{L}[\p{Ll}\p{M}'’]+)*$/u
/** Whether a name nobody lists stands in a part of a sentence that tells of no comparison, maker, mark or use: the town, the singer or the beer of a scene. */
export function isNamedInPassing(name: string, raw: string): boolean {
	if (!PLAIN.test(name)) return false
	const index = raw.indexOf(name)
	if (index < 0) return false
	// The name itself is none of those words: "Session Road".
	return !CLAIMED.test(clausesAt(raw, index).own.replace(name, '·'))
}
