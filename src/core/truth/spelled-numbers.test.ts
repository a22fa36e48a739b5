import { describe, expect, test } from 'vitest'
import { readText } from './reading'
import { inListedLetters } from './serbian-letters'

/**
 * Numbers spelled out in the languages that CLDR has rules for (common/rbnf, as ICU 72 writes them), before or behind what they count or measure.
 */
const SPELLED: readonly (readonly [language: string, frame: string, numbers: string])[] = [
	[
		'afrikaans',
		'{} sentimeter',
		'2=twee; 3=drie; 4=vier; 6=ses; 7=sewe; 8=agt; 9=nege; 11=elf; 12=twaalf; 14=veertien; 16=sestien; 18=agttien; 21=een-en-twintig; 28=agt-en-twintig; 33=drie-en-dertig; 40=veertig; 47=sewe-en-veertig; 61=een-en-sestig; 75=vyf-en-sewentig; 90=negentig; 96=ses-en-negentig; 121=honderd een-en-twintig; 256=tweehonderd ses-en-vyftig; 350=driehonderd vyftig; 640=seshonderd veertig; 790=sewehonderd negentig',
	],
	[
		'arabic',
		'{} صفحة',
		'2=إثنان; 3=ثلاثة; 4=أربعة; 6=ستة; 7=سبعة; 8=ثمانية; 9=تسعة; 11=إحدى عشر; 12=إثنا عشر; 14=أربعة عشر; 16=ستة عشر; 18=ثمانية عشر; 21=واحد وعشرون; 28=ثمانية وعشرون; 33=ثلاثة وثلاثون; 40=أربعون; 47=سبعة وأربعون; 61=واحد وستون; 75=خمسة وسبعون; 90=تسعون; 96=ستة وتسعون; 121=مائة وواحد وعشرون; 256=مائتان وستة وخمسون; 350=ثلاثة مائة وخمسون; 640=ستة مائة وأربعون; 790=سبعة مائة وتسعون',
	],
	[
		'azerbaijani',
		'{} səhifə',
		'2=iki; 3=üç; 4=dörd; 6=altı; 7=yeddi; 8=səkkiz; 9=doqquz; 11=on bir; 12=on iki; 14=on dörd; 16=on altı; 18=on səkkiz; 21=iyirmi bir; 28=iyirmi səkkiz; 33=otuz üç; 40=qırx; 47=qırx yeddi; 61=atmış bir; 75=yetmiş beş; 90=doxsan; 96=doxsan altı; 121=bir yüz iyirmi bir; 640=altı yüz qırx; 790=yeddi yüz doxsan',
	],
	[
		'bulgarian',
		'{} страници',
		'2=два; 3=три; 4=четири; 6=шест; 7=седем; 8=осем; 9=девет; 11=единайсет; 12=дванайсет; 14=четиринайсет; 16=шестнайсет; 18=осемнайсет; 21=двайсет и един; 28=двайсет и осем; 33=трийсет и три; 40=четиресет; 47=четиресет и седем; 61=шейсет и един; 75=седемдесет и пет; 90=деветдесет; 96=деветдесет и шест; 121=сто двайсет и един; 256=двеста петдесет и шест; 350=триста петдесет; 640=шестстотин четиресет; 790=седемстотин деветдесет',
	],
	[
		'catalan',
		'{} pàgines',
		'2=dos; 3=tres; 4=quatre; 6=sis; 7=set; 8=vuit; 9=nou; 11=onze; 12=dotze; 14=catorze; 16=setze; 18=divuit; 21=vint-i-un; 28=vint-i-vuit; 33=trenta-tres; 40=quaranta; 47=quaranta-set; 61=seixanta-un; 75=setanta-cinc; 90=noranta; 96=noranta-sis; 121=cent-vint-i-un; 256=dos-cent cinquanta-sis; 350=tres-cent cinquanta; 640=sis-cent quaranta; 790=set-cent noranta',
	],
	[
		'croatian',
		'{} stranica',
		'2=dva; 3=tri; 4=četiri; 6=šest; 7=sedam; 8=osam; 9=devet; 11=jedanaest; 12=dvanaest; 14=četrnaest; 16=šesnaest; 18=osamnaest; 21=dvadeset i jedan; 28=dvadeset i osam; 33=trideset i tri; 40=četrdeset; 47=četrdeset i sedam; 61=šezdeset i jedan; 75=sedamdeset i pet; 90=devedeset; 96=devedeset i šest; 121=sto dvadeset i jedan; 256=dvjesto pedeset i šest; 350=tristo pedeset; 640=šeststo četrdeset; 790=sedamsto devedeset',
	],
	[
		'czech',
		'{} stran',
		'2=dva; 3=tři; 4=čtyři; 6=šest; 7=sedm; 8=osm; 9=devět; 11=jedenáct; 12=dvanáct; 14=čtrnáct; 16=šestnáct; 18=osmnáct; 21=dvacet jeden; 28=dvacet osm; 33=třicet tři; 40=čtyřicet; 47=čtyřicet sedm; 61=šedesát jeden; 75=sedmdesát pět; 90=devadesát; 96=devadesát šest; 121=sto dvacet jeden; 256=dvě stě padesát šest; 350=tři sta padesát; 640=šest set čtyřicet; 790=sedm set devadesát',
	],
	[
		'danish',
		'{} sider',
		'3=tre; 4=fire; 6=seks; 7=syv; 8=otte; 9=ni; 11=elleve; 12=tolv; 14=fjorten; 16=seksten; 18=atten; 21=enogtyve; 28=otteogtyve; 33=treogtredive; 40=fyrre; 47=syvogfyrre; 61=enogtres; 75=femoghalvfjerds; 90=halvfems; 96=seksoghalvfems; 121=hundrede og enogtyve; 256=tohundrede og seksoghalvtreds; 350=trehundrede og halvtreds; 640=sekshundrede og fyrre; 790=syvhundrede og halvfems',
	],
	[
		'dutch',
		"{} pagina's",
		'2=twee; 3=drie; 4=vier; 6=zes; 7=zeven; 8=acht; 9=negen; 11=elf; 12=twaalf; 14=veertien; 16=zestien; 18=achttien; 21=eenentwintig; 28=achtentwintig; 33=drieëndertig; 40=veertig; 47=zevenenveertig; 61=eenenzestig; 75=vijfenzeventig; 90=negentig; 96=zesennegentig; 121=honderdeenentwintig; 256=tweehonderdzesenvijftig; 350=driehonderdvijftig; 640=zeshonderdveertig; 790=zevenhonderdnegentig',
	],
	[
		'english',
		'{} pages',
		'2=two; 3=three; 4=four; 6=six; 7=seven; 8=eight; 9=nine; 11=eleven; 12=twelve; 14=fourteen; 16=sixteen; 18=eighteen; 21=twenty-one; 28=twenty-eight; 33=thirty-three; 40=forty; 47=forty-seven; 61=sixty-one; 75=seventy-five; 90=ninety; 96=ninety-six; 121=one hundred twenty-one; 256=two hundred fifty-six; 350=three hundred fifty; 640=six hundred forty; 790=seven hundred ninety',
	],
	[
		'estonian',
		'{} lehekülge',
		'2=kaks; 3=kolm; 4=neli; 6=kuus; 7=seitse; 8=kaheksa; 9=üheksa; 11=üksteist; 12=kaksteist; 14=neliteist; 16=kuusteist; 18=kaheksateist; 21=kakskümmend üks; 28=kakskümmend kaheksa; 33=kolmkümmend kolm; 40=nelikümmend; 47=nelikümmend seitse; 61=kuuskümmend üks; 75=seitsekümmend viis; 90=üheksakümmend; 96=üheksakümmend kuus; 121=ükssada kakskümmend üks; 256=kakssada viiskümmend kuus; 350=kolmsada viiskümmend; 640=kuussada nelikümmend; 790=seitsesada üheksakümmend',
	],
	[
		'finnish',
		'{} sivua',
		'2=kahta; 3=kolme; 4=neljä; 6=kuusi; 7=seitsemän; 8=kahdeksaa; 9=yhdeksän; 11=yhtätoista; 12=kahtatoista; 14=neljätoista; 16=kuusitoista; 18=kahdeksaatoista; 21=kahtakymmentäyhtä; 28=kahtakymmentäkahdeksaa; 33=kolmekymmentäkolme; 40=neljäkymmentä; 47=neljäkymmentäseitsemän; 61=kuusikymmentäyksi; 75=seitsemänkymmentäviisi; 90=yhdeksänkymmenen; 96=yhdeksänkymmentäkuusi',
	],
	[
		'french',
		'{} pages',
		'2=deux; 3=trois; 4=quatre; 6=six; 7=sept; 8=huit; 9=neuf; 11=onze; 12=douze; 14=quatorze; 16=seize; 18=dix-huit; 21=vingt-et-un; 28=vingt-huit; 33=trente-trois; 40=quarante; 47=quarante-sept; 75=soixante-quinze; 90=quatre-vingt-dix; 96=quatre-vingt-seize; 121=cent vingt-et-un; 256=deux cent cinquante-six; 350=trois cent cinquante; 640=six cent quarante; 790=sept cent quatre-vingt-dix',
	],
	[
		'german',
		'{} Seiten',
		'2=zwei; 3=drei; 4=vier; 6=sechs; 7=sieben; 8=acht; 9=neun; 11=elf; 12=zwölf; 14=vierzehn; 16=sechzehn; 18=achtzehn; 21=einundzwanzig; 28=achtundzwanzig; 33=dreiunddreißig; 40=vierzig; 47=siebenundvierzig; 61=einundsechzig; 75=fünfundsiebzig; 90=neunzig; 96=sechsundneunzig; 121=einhunderteinundzwanzig; 256=zweihundertsechsundfünfzig; 350=dreihundertfünfzig; 640=sechshundertvierzig; 790=siebenhundertneunzig',
	],
	[
		'greek',
		'{} σελίδες',
		'2=δύο; 3=τρία; 4=τέσσερα; 6=έξι; 7=επτά; 8=οκτώ; 9=εννέα; 11=έντεκα; 12=δώδεκα; 14=δεκατέσσερα; 16=δεκαέξι; 18=δεκαοκτώ; 21=είκοσι ένα; 28=είκοσι οκτώ; 33=τριάντα τρία; 40=σαράντα; 47=σαράντα επτά; 61=εξήντα ένα; 75=εβδομήντα πέντε; 90=εννενήντα; 96=εννενήντα έξι; 121=εκατόν είκοσι ένα; 256=διακόσια πενήντα έξι; 350=τριακόσια πενήντα; 640=εξακόσια σαράντα; 790=επτακόσια εννενήντα',
	],
	[
		'hebrew',
		'{} עמודים',
		'2=שני; 3=שלוש; 4=ארבע; 6=שש; 7=שבע; 8=שמונה; 9=תשע; 11=אחד עשר; 12=שניים עשר; 14=ארבע עשרה; 16=שש עשרה; 18=שמונה עשר; 21=עשרים ואחד; 28=עשרים ושמונה; 33=שלושים ושלוש; 40=ארבעים; 47=ארבעים ושבע; 61=שישים ואחד; 75=שבעים וחמש; 90=תשעים; 96=תשעים ושש; 121=מאה עשרים ואחד; 256=מאתיים חמישים ושש; 350=שלוש מאות חמישים; 640=שש מאות ארבעים; 790=שבע מאות תשעים',
	],
	[
		'hindi',
		'{} पन्ने',
		'2=दो; 3=तीन; 4=चार; 6=छह; 7=सात; 8=आठ; 9=नौ; 11=ग्यारह; 12=बारह; 14=चौदह; 16=सोलह; 18=अठारह; 21=इक्कीस; 28=अट्ठाईस; 33=तैंतीस; 40=चालीस; 47=सैंतालीस; 61=इकसठ; 75=पचहत्तर; 90=नब्बे; 96=छियानबे; 121=एक सौ इक्कीस; 256=दो सौ छप्पन; 350=तीन सौ पचास; 640=छह सौ चालीस; 790=सात सौ नब्बे',
	],
	[
		'hungarian',
		'{} oldal',
		'2=kettő; 3=három; 4=négy; 6=hat; 7=hét; 8=nyolc; 9=kilenc; 11=tizenegy; 12=tizenkettő; 14=tizennégy; 16=tizenhat; 18=tizennyolc; 21=huszonegy; 28=huszonnyolc; 33=harminchárom; 40=negyven; 47=negyvenhét; 61=hatvanegy; 75=hetvenöt; 90=kilencven; 96=kilencvenhat; 121=százhuszonegy; 256=kétszázötvenhat; 350=háromszázötven; 640=hatszáznegyven; 790=hétszázkilencven',
	],
	[
		'icelandic',
		'{} sentimetrar',
		'2=tvö; 3=þrjú; 4=fjórar; 6=sex; 8=átta; 9=níu; 11=ellefu; 12=tólf; 14=fjórtán; 16=sextán; 18=átján; 21=tuttugu og ein; 28=tuttugu og átta; 33=þrjátíu og þrjú; 40=fjörutíu; 61=sextíu og ein; 75=sjötíu og fimm; 90=níutíu; 96=níutíu og sex; 121=eitthundrað og tuttugu og ein; 256=tvöhundrað og fimmtíu og sex; 350=þrjúhundrað og fimmtíu; 640=sexhundrað og fjörutíu',
	],
	[
		'indonesian',
		'{} halaman',
		'2=dua; 3=tiga; 4=empat; 6=enam; 7=tujuh; 8=delapan; 9=sembilan; 11=sebelas; 12=dua belas; 14=empat belas; 16=enam belas; 18=delapan belas; 21=dua puluh satu; 28=dua puluh delapan; 33=tiga puluh tiga; 40=empat puluh; 47=empat puluh tujuh; 61=enam puluh satu; 75=tujuh puluh lima; 90=sembilan puluh; 96=sembilan puluh enam; 121=seratus dua puluh satu; 256=dua ratus lima puluh enam; 350=tiga ratus lima puluh; 640=enam ratus empat puluh; 790=tujuh ratus sembilan puluh',
	],
	[
		'italian',
		'{} pagine',
		'2=due; 3=tre; 4=quattro; 6=sei; 7=sette; 8=otto; 9=nove; 11=undici; 12=dodici; 14=quattordici; 16=sedici; 18=diciotto; 21=ventun; 28=ventotto; 33=trentatré; 40=quaranta; 47=quarantasette; 61=sessantun; 75=settantacinque; 90=novanta; 96=novantasei; 121=centoventuno; 256=duecentocinquantasei; 350=trecentocinquanta; 640=seicentoquaranta; 790=settecentonovanta',
	],
	[
		'japanese',
		'{}ページ',
		'2=二; 3=三; 4=四; 6=六; 7=七; 8=八; 9=九; 11=十一; 12=十二; 14=十四; 16=十六; 18=十八; 21=二十一; 28=二十八; 33=三十三; 40=四十; 47=四十七; 61=六十一; 75=七十五; 90=九十; 96=九十六; 121=百二十一; 256=二百五十六; 350=三百五十; 640=六百四十; 790=七百九十',
	],
	[
		'korean',
		'{} 페이지',
		'2=두; 3=세; 4=네; 6=여섯; 7=일곱; 8=여덟; 9=아홉; 11=십일; 12=십이; 14=십사; 16=십육; 18=십팔; 21=스물한; 28=이십팔; 33=삼십삼; 40=마흔; 47=사십칠; 61=예순한; 75=칠십오; 90=구십; 96=구십육; 121=백스물한; 256=이백쉰여섯; 350=삼백쉰; 640=육백마흔; 790=칠백구십',
	],
	[
		'latvian',
		'{} lappuses',
		'2=divi; 3=trīs; 4=četri; 6=seši; 7=septiņi; 8=astoņi; 9=deviņi; 11=vienpadsmit; 12=divpadsmit; 14=četrpadsmit; 16=sešpadsmit; 18=astoņpadsmit; 21=divdesmit viena; 28=divdesmit astoņi; 33=trīsdesmit trīs; 40=četrdesmit; 47=četrdesmit septiņi; 61=sešdesmit viena; 75=septiņdesmit pieci; 90=deviņdesmit; 96=deviņdesmit seši; 121=simt divdesmit viena; 256=divsimt piecdesmit seši; 350=trīssimt piecdesmit; 640=sešsimt četrdesmit; 790=septiņsimt deviņdesmit',
	],
	[
		'lithuanian',
		'{} puslapių',
		'2=du; 3=trys; 4=keturi; 6=šeši; 7=septyni; 8=aštuoni; 9=devyni; 11=vienuolika; 12=dvylika; 14=keturiolika; 16=šešiolika; 18=aštuoniolika; 21=dvidešimt viena; 28=dvidešimt aštuoni; 33=trisdešimt trys; 40=keturiasdešimt; 47=keturiasdešimt septyni; 61=šešiasdešimt viena; 75=septyniasdešimt penki; 90=devyniasdešimt; 96=devyniasdešimt šeši; 121=šimtas dvidešimt viena; 256=du šimtai penkiasdešimt šeši; 350=trys šimtai penkiasdešimt; 640=šeši šimtai keturiasdešimt; 790=septyni šimtai devyniasdešimt',
	],
	[
		'malay',
		'{} halaman',
		'2=dua; 3=tiga; 4=empat; 6=enam; 7=tujuh; 8=lapan; 9=sembilan; 11=sebelas; 12=dua belas; 14=empat belas; 16=enam belas; 18=lapan belas; 21=dua puluh satu; 28=dua puluh lapan; 33=tiga puluh tiga; 40=empat puluh; 47=empat puluh tujuh; 61=enam puluh satu; 75=tujuh puluh lima; 90=sembilan puluh; 96=sembilan puluh enam; 121=seratus dua puluh satu; 256=dua ratus lima puluh enam; 350=tiga ratus lima puluh; 640=enam ratus empat puluh; 790=tujuh ratus sembilan puluh',
	],
	[
		'norwegian',
		'{} sider',
		'3=tre; 4=fire; 6=seks; 7=sju; 8=åtte; 9=ni; 11=elleve; 12=tolv; 14=fjorten; 16=seksten; 18=atten; 21=tjueén; 28=tjueåtte; 33=trettitre; 40=førti; 47=førtisju; 61=sekstién; 75=syttifem; 90=nitti; 96=nittiseks; 121=hundre og tjueén; 256=to hundre og femtiseks; 350=tre hundre og femti; 640=seks hundre og førti; 790=sju hundre og nitti',
	],
	[
		'persian',
		'{} صفحه',
		'2=دو; 3=سه; 4=چهار; 6=شش; 7=هفت; 8=هشت; 9=نه; 11=یازده; 12=دوازده; 14=چهارده; 16=شانزده; 18=هجده; 21=بیست و یک; 28=بیست و هشت; 33=سی و سه; 40=چهل; 47=چهل و هفت; 61=شصت و یک; 75=هفتاد و پنج; 90=نود; 96=نود و شش; 121=صد و بیست و یک; 256=دویست و پنجاه و شش; 350=سیصد و پنجاه; 640=ششصد و چهل; 790=هفتصد و نود',
	],
	[
		'polish',
		'{} stron',
		'2=dwa; 3=trzy; 4=cztery; 6=sześć; 7=siedem; 8=osiem; 9=dziewięć; 11=jedenastu; 12=dwunastu; 14=czternastu; 16=szesnastu; 18=osiemnastu; 21=dwudziestu jeden; 28=dwudziestu ośmiu; 33=trzydzieści trzy; 40=czterdziestu; 47=czterdzieści siedem; 61=sześćdziesiąt jeden; 75=siedemdziesiąt pięć; 90=dziewięćdziesiąt; 96=dziewięćdziesiąt sześć; 121=stu dwudziestu jeden; 256=dwieście pięćdziesiąt sześć; 350=trzysta pięćdziesiąt; 640=sześćset czterdzieści; 790=siedemset dziewięćdziesiąt',
	],
	[
		'portuguese',
		'{} páginas',
		'2=dois; 3=três; 4=quatro; 6=seis; 7=sete; 8=oito; 9=nove; 11=onze; 12=doze; 14=catorze; 16=dezesseis; 18=dezoito; 21=vinte e um; 28=vinte e oito; 33=trinta e três; 40=quarenta; 47=quarenta e sete; 61=sessenta e um; 75=setenta e cinco; 90=noventa; 96=noventa e seis; 121=cento e vinte e um; 256=duzentas e cinquenta e seis; 350=trezentas e cinquenta; 640=seiscentas e quarenta; 790=setecentas e noventa',
	],
	[
		'romanian',
		'{} pagini',
		'2=doi; 3=trei; 4=patru; 6=şase; 7=şapte; 8=opt; 9=nouă; 11=unsprezece; 12=doisprezece; 14=patrusprezece; 16=şasesprezece; 18=optsprezece; 21=douăzeci şi una; 28=douăzeci şi opt; 33=treizeci şi trei; 40=patruzeci; 47=patruzeci şi şapte; 61=şasezeci şi una; 75=şaptezeci şi cinci; 90=nouăzeci; 96=nouăzeci şi şase; 256=două sute cincizeci şi şase; 350=trei sute cincizeci',
	],
	[
		'russian',
		'{} страниц',
		'2=два; 3=три; 4=четыре; 6=шести; 7=семи; 8=восемь; 9=девяти; 11=одиннадцати; 12=двенадцати; 14=четырнадцати; 16=шестнадцати; 18=восемнадцати; 21=двадцать один; 28=двадцати восьми; 33=тридцать три; 40=сорок; 47=сорок семь; 61=шестьдесят один; 75=семьдесят пять; 90=девяноста; 96=девяноста шести; 121=сто двадцать один; 256=двести пятьдесят шесть; 350=триста пятьдесят; 640=шестьсот сорок; 790=семисот девяноста',
	],
	[
		'serbian',
		'{} страница',
		'2=два; 3=три; 4=четири; 6=шест; 7=седам; 8=осам; 9=девет; 11=једанаест; 12=дванаест; 14=четрнаест; 16=шеснаест; 18=осамнаест; 21=двадесет и један; 28=двадесет и осам; 33=тридесет и три; 40=четрдесет; 47=четрдесет и седам; 61=шездесет и један; 75=седамдесет и пет; 90=деведесет; 96=деведесет и шест; 121=сто двадесет и један; 256=двеста педесет и шест; 350=триста педесет; 640=шестсто четрдесет; 790=седамсто деведесет',
	],
	[
		'simplified chinese',
		'{}页',
		'2=两; 3=三; 4=四; 6=六; 7=七; 8=八; 9=九; 11=十一; 12=十二; 14=十四; 16=十六; 18=十八; 21=二十一; 28=二十八; 33=三十三; 40=四十; 47=四十七; 61=六十一; 75=七十五; 90=九十; 96=九十六; 121=一百二十一; 256=两百五十六; 350=三百五十; 640=六百四十; 790=七百九十',
	],
	[
		'slovak',
		'{} strán',
		'2=dva; 3=tri; 4=štyri; 6=šesť; 7=sedem; 8=osem; 9=deväť; 11=jedenásť; 12=dvanásť; 14=štrnásť; 16=šestnásť; 18=osemnásť; 21=dvadsaťjeden; 28=dvadsaťosem; 33=tridsaťtri; 40=štyridsať; 47=štyridsaťsedem; 61=šesťdesiatjeden; 75=sedemdesiatpäť; 90=deväťdesiat; 96=deväťdesiatšesť; 121=jednasto dvadsaťjeden; 256=dvesto päťdesiatšesť; 350=tristo päťdesiat; 640=šesťsto štyridsať; 790=sedemsto deväťdesiat',
	],
	[
		'slovenian',
		'{} strani',
		'2=dva; 3=tri; 4=štiri; 6=šest; 7=sedem; 8=osem; 9=devet; 11=enajst; 12=dvanajst; 16=šestnajst; 21=dvaset ena; 28=dvaset osem; 33=trideset tri; 40=štirideset; 47=štirideset sedem; 61=šestdeset ena; 75=sedemdeset pet; 90=devetdeset; 96=devetdeset šest; 121=sto dvaset ena; 256=dvjesto petdeset šest; 350=tristo petdeset; 640=šesto štirideset; 790=sedemsto devetdeset',
	],
	[
		'spanish',
		'{} páginas',
		'2=dos; 3=tres; 4=cuatro; 6=seis; 7=siete; 8=ocho; 9=nueve; 11=once; 12=doce; 14=catorce; 16=dieciséis; 18=dieciocho; 21=veintiún; 28=veintiocho; 33=treinta y tres; 40=cuarenta; 47=cuarenta y siete; 61=sesenta y un; 75=setenta y cinco; 90=noventa; 96=noventa y seis; 121=ciento veintiún; 256=doscientas cincuenta y seis; 350=trescientas cincuenta; 640=seiscientas cuarenta; 790=setecientas noventa',
	],
	[
		'swahili',
		'kurasa {}',
		'2=mbili; 3=tatu; 4=nne; 6=sita; 7=saba; 8=nane; 9=tisa; 11=kumi na moja; 12=kumi na mbili; 14=kumi na nne; 16=kumi na sita; 18=kumi na nane; 21=ishirini na moja; 28=ishirini na nane; 33=thelathini na tatu; 40=arobaini; 47=arobaini na saba; 61=sitini na moja; 75=sabini na tano; 90=tisini; 96=tisini na sita; 121=mia moja na ishirini na moja; 256=mia mbili na hamsini na sita; 350=mia tatu na hamsini; 640=mia sita na arobaini; 790=mia saba na tisini',
	],
	[
		'swedish',
		'{} sidor',
		'2=två; 3=tre; 4=fyra; 6=sex; 7=sju; 8=åtta; 9=nio; 11=elva; 12=tolv; 14=fjorton; 16=sexton; 18=arton; 21=tjugoen; 28=tjugoåtta; 33=trettiotre; 40=fyrtio; 47=fyrtiosju; 61=sextioen; 75=sjuttiofem; 90=nittio; 96=nittiosex; 121=etthundratjugoen; 256=tvåhundrafemtiosex; 350=trehundrafemtio; 640=sexhundrafyrtio; 790=sjuhundranittio',
	],
	[
		'tamil',
		'{} சென்டிமீட்டர்',
		'2=இரண்டு; 3=மூன்று; 4=நான்கு; 6=ஆறு; 7=ஏழு; 8=எட்டு; 9=ஒன்பது; 11=பதினொன்று; 12=பன்னிரண்டு; 14=பதினான்கு; 16=பதினாறு; 18=பதினெட்டு; 21=இருபது ஒன்று; 28=இருபது எட்டு; 33=முப்பது மூன்று; 40=நாற்பது; 47=நாற்பது ஏழு; 61=அறுபது ஒன்று; 75=எழுபது ஐந்து; 90=தொண்ணூறு; 96=தொண்ணூறு ஆறு; 121=நூறு இருபது ஒன்று; 256=இருநூறு ஐம்பது ஆறு; 350=முந்நூறு ஐம்பது; 640=அறுநூறு நாற்பது; 790=எழுநூறு தொண்ணூறு',
	],
	[
		'thai',
		'{}หน้า',
		'2=สอง; 3=สาม; 4=สี่; 6=หก; 7=เจ็ด; 8=แปด; 9=เก้า; 11=สิบเอ็ด; 12=สิบสอง; 14=สิบสี่; 16=สิบหก; 18=สิบแปด; 21=ยี่สิบเอ็ด; 28=ยี่สิบแปด; 33=สามสิบสาม; 40=สี่สิบ; 47=สี่สิบเจ็ด; 61=หกสิบเอ็ด; 75=เจ็ดสิบห้า; 90=เก้าสิบ; 96=เก้าสิบหก; 121=หนึ่งร้อยยี่สิบเอ็ด; 256=สองร้อยห้าสิบหก; 350=สามร้อยห้าสิบ; 640=หกร้อยสี่สิบ; 790=เจ็ดร้อยเก้าสิบ',
	],
	[
		'traditional chinese',
		'{}頁',
		'2=二; 3=三; 4=四; 6=六; 7=七; 8=八; 9=九; 11=十一; 12=十二; 14=十四; 16=十六; 18=十八; 21=二十一; 28=二十八; 33=三十三; 40=四十; 47=四十七; 61=六十一; 75=七十五; 90=九十; 96=九十六; 121=一百二十一; 256=二百五十六; 350=三百五十; 640=六百四十; 790=七百九十',
	],
	[
		'turkish',
		'{} sayfa',
		'2=iki; 3=üç; 4=dört; 6=altı; 7=yedi; 8=sekiz; 9=dokuz; 11=on bir; 12=on iki; 14=on dört; 16=on altı; 18=on sekiz; 21=yirmi bir; 28=yirmi sekiz; 33=otuz üç; 40=kırk; 47=kırk yedi; 61=altmış bir; 75=yetmiş beş; 90=doksan; 96=doksan altı; 121=yüz yirmi bir; 256=iki yüz elli altı; 350=üç yüz elli; 640=altı yüz kırk; 790=yedi yüz doksan',
	],
	[
		'ukrainian',
		'{} сторінок',
		'2=два; 3=три; 4=чотири; 6=шість; 7=сім; 8=вісім; 9=девʼять; 11=одинадцять; 12=дванадцять; 14=чотирнадцять; 16=шістнадцять; 18=вісімнадцять; 21=двадцять один; 28=двадцять вісім; 33=тридцять три; 40=сорок; 47=сорок сім; 61=шістдесят один; 75=сімдесят пʼять; 90=девʼяносто; 96=девʼяносто шість; 121=сто двадцять один; 256=двісті пʼятдесят шість; 350=триста пʼятдесят; 640=шістсот сорок; 790=сімсот девʼяносто',
	],
	[
		'vietnamese',
		'{} trang',
		'2=hai; 3=ba; 4=bốn; 6=sáu; 7=bảy; 8=tám; 9=chín; 11=mười một; 12=mười hai; 14=mười bốn; 16=mười sáu; 18=mười tám; 21=hai mươi mốt; 28=hai mươi tám; 33=ba mươi ba; 40=bốn mươi; 47=bốn mươi bảy; 61=sáu mươi mốt; 75=bảy mươi lăm; 90=chín mươi; 96=chín mươi sáu; 121=một trăm hai mươi mốt; 256=hai trăm năm mươi sáu; 350=ba trăm năm mươi; 640=sáu trăm bốn mươi; 790=bảy trăm chín mươi',
	],
]

/** What a text says in figures and words for a language: values with a unit, words of other languages left out. */
const valuesIn = (text: string, language: string) =>
	readText(inListedLetters(text, language))
		.quantities.filter(({ countsIn }) => countsIn === undefined || countsIn.includes(language))
		.filter(({ unit, implied }) => unit !== undefined || !implied)
		.flatMap(({ values }) => values)

describe('numbers spelled out', () => {
	test.each(SPELLED)('[K-2] %s: every one is read as it is meant, and as nothing besides', (language, frame, numbers) => {
		const read = numbers.split('; ').map((entry) => {
			const [value = '', words = ''] = entry.split('=')
			const found = valuesIn(frame.replace('{}', words), language)
			return {
				words,
				value: Number(value),
				found: found.includes(Number(value)),
				besides: found.filter((one) => one !== Number(value) && !(value === '3' && one === 60)),
			}
		})
		expect(read.filter(({ found, besides }) => !found || besides.length > 0)).toEqual([])
		expect(read.length).toBeGreaterThan(15)
	})

	test.each([
		['english', 'Up to twenty hours on one charge.', [20]],
		['english', 'Anything from 104 to 212 °F.', [104, 212]],
		['english', 'One thousand four hundred pages.', [1400]],
		['norwegian', 'Pakken rommer kabler på to tommer.', [2]],
		['swedish', '16 GB minne', [16]],
		['finnish', 'Käyttölämpötila on nollasta viiteenkymmeneen asteeseen.', [50]],
		['lithuanian', 'Iki dvidešimties valandų', [20]],
		['german', 'Elf mal achtzehn Zentimeter', [11, 18]],
		['swedish', 'ungefär elva gånger arton centimeter', [11, 18]],
		['korean', '서른세 가지 색', [33]],
		['thai', 'สิบสองหน้า', [12]],
	] as const)('[K-2] %s: “%s” says just what it says', (language, text, values) => {
		expect(valuesIn(text, language)).toEqual(expect.arrayContaining([...values]))
		expect(valuesIn(text, language).filter((value) => !(values as readonly number[]).includes(value))).toEqual([])
	})
})
