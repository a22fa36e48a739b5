/** Numbers that are written in one word with what they measure or count, of languages that join them alike. */
export type Compounds = {
	/** `value=word|word`: the number as such words begin. */
	numbers: string
	/** `unit=ending|ending`: what follows it; `!` ends the word, otherwise any letters may follow. */
	endings: string
}

const GERMAN: Compounds = {
	numbers:
		'0.1=zehntel;0.01=hundertstel;0.25=viertel;0.75=dreiviertel;0.125=achtel;0.5=halb;1=ein;1.5=anderthalb|eineinhalb;2=zwei;2.5=zweieinhalb;3=drei;4=vier;5=fünf;6=sechs|sechser;7=sieben;8=acht|achter;9=neun;10=zehn;11=elf;12=zwölf;13=dreizehn;14=vierzehn;15=fünfzehn;16=sechzehn;17=siebzehn;18=achtzehn;19=neunzehn;20=zwanzig;24=vierundzwanzig;25=fünfundzwanzig;30=dreißig;36=sechsunddreißig;40=vierzig;44=vierundvierzig;45=fünfundvierzig;48=achtundvierzig;50=fünfzig;60=sechzig;70=siebzig;72=zweiundsiebzig;80=achtzig;90=neunzig;100=hundert;2=zweier|doppel;3=dreier;4=vierer;5=fünfer;10=zehner;12=zwölfer',
	endings:
		'in=zöllig|zoll;h=stündig|stunden;min=minütig|minuten;s=sekündig|sekunden;day=tägig;week=wöchig;month=monatig;year=jährig|jahres;l=litrig|liter;m=meter;cm=zentimeter;kg=kilo|pfünd;g=gramm;w=watt;count layers=lagig|schichtig;count levels=stufig|stufen;count speeds=gang!|gängig;count people=sitz|personen;count ports=kanal|kanälig;count blades=klingig;count wheels=rädrig;count pieces=teilig|erpack|erset|pack!|packs!|set!;times=mal!',
}
const DUTCH: Compounds = {
	numbers:
		'0.25=kwart;0.75=driekwart;0.5=half;1=één|een;1.5=anderhalve|anderhalf;2=twee;3=drie;4=vier;5=vijf;6=zes;7=zeven;8=acht;9=negen;10=tien;11=elf;12=twaalf;13=dertien;14=veertien;15=vijftien;16=zestien;18=achttien;20=twintig;24=vierentwintig;25=vijfentwintig;30=dertig;40=veertig;45=vijfenveertig;50=vijftig;60=zestig;80=tachtig;90=negentig;100=honderd',
	endings:
		'in=inch|duims;h=uurs|uren;min=minuten;s=seconden;day=daags;week=weeks|weken;month=maands|maanden;year=jarig|jaars;l=liter;m=meter;cm=centimeter;kg=kilo;g=gram;w=watt;count layers=laags|lagig;count levels=traps|standen;count people=persoons;count pieces=delig',
}
const NORDIC: Compounds = {
	numbers:
		'0.25=kvarts;0.1=tiondels|tidels|tiendedels;0.75=trekvarts;1.5=halvanden|halvannen|en och en halv;2=två|to;3=tre;4=fyra|fire;5=fem;6=sex|seks;7=sju|syv;8=åtta|otte|åtte;9=nio|ni;10=tio|ti;11=elva|elleve;12=tolv;13=tretton|tretten;14=fjorton|fjorten;15=femton|femten;16=sexton|seksten;18=arton|atten;20=tjugo|tyve|tjue;24=tjugofyra|fireogtyve|tjuefire;25=tjugofem|femogtyve|tjuefem;30=trettio|tredive|tretti;40=fyrtio|fyrre|førti;45=fyrtiofem|femogfyrre|førtifem;48=fyrtioåtta|otteogfyrre|førtiåtte;50=femtio|halvtreds|femti;60=sextio|tres|seksti;100=hundra|hundrede|hundre',
	endings:
		'in=tum|tommer;h=timm|timer;min=minut;s=sekund;day=dagar|dages|dagers|døgns|dygns;week=veckor|ugers|ukers;month=månader|måneders;year=års!;l=liter;m=meter;cm=centimeter;kg=kilo;g=gram;w=watt;count layers=lager|lags;count levels=steg|trin;count people=personer;count speeds=växl|gears;count pieces=delar|deler|delig|pack|set!|sæt!|sett!',
}
const FINNIC: Compounds = {
	numbers:
		'0.5=puoli|pool;1.5=puolitoista|poolteise;2=kaksi|kaheksa!|kahe;3=kolmi|kolme;4=neli|nelja;5=viisi|viie;6=kuusi|kuue;7=seitsemän|seitsen|seitsme;8=kahdeksan|kaheksa;9=yhdeksän|üheksa;10=kymmen|kymmenen|kümne;11=yksitoista|üheteist|üheteistkümne;12=kaksitoista|kaheteist|kaheteistkümne;13=kolmetoista|kolmeteist;15=viisitoista|viieteist;16=kuusitoista|kuueteist;20=kaksikymmen|kaksikymmentä|kahekümne;24=kaksikymmentäneli|kahekümne nelja;30=kolmikymmen|kolmekymmentä|kolmekümne;40=nelikymmen|neljäkymmentä|neljakümne;50=viisikymmen|viisikymmentä|viiekümne;60=kuusikymmen|kuusikymmentä|kuuekümne;100=sata|saja',
	endings:
		'in=tuumai|tolli;h=tunti|tunni;min=minuutti|minuti;s=sekunti|sekundi;day=päivä|päeva;week=viikko|nädala;month=kuukauti;year=vuoti|aasta;l=litrai|liitri;m=metri|meetri;cm=senttinen|senttimetri;kg=kiloi|kilo;g=grammai|grammi;w=watti|vati;count layers=kerroksi|kihili;count levels=portai|astmeli|vaihei;count people=paikkai|kohali;count pieces=osai|osali',
}
const HUNGARIAN: Compounds = {
	numbers:
		'0.25=negyed;0.1=tized;0.5=fél;1.5=másfél;2=két|kettő;3=három;4=négy;5=öt;6=hat;7=hét;8=nyolc;9=kilenc;10=tíz;11=tizenegy;12=tizenkét|tizenkettő;13=tizenhárom;14=tizennégy;15=tizenöt;16=tizenhat;17=tizenhét;18=tizennyolc;20=húsz;24=huszonnégy;25=huszonöt;30=harminc;40=negyven;44=negyvennégy;45=negyvenöt;48=negyvennyolc;50=ötven;60=hatvan;80=nyolcvan;90=kilencven;100=száz',
	endings:
		'in=hüvelykes|colos;h=óránként|órás|órányi;min=percenként|perces|percnyi;s=másodperces;day=naponta|napos|napnyi;week=hetes|hetente|hetenként;month=hónapos|havonta;year=éves|évente;l=literes;m=méteres;cm=centis|centiméteres;kg=kilós|kilogrammos;g=grammos;w=wattos;count layers=rétegű;count levels=fokozatú|állású;count speeds=sebességes;count people=személyes|fős;count pieces=darabos|részes;times=szor!|szer!|ször!',
}
const RUSSIAN: Compounds = {
	numbers:
		'0.5=полу;1=одно;1.5=полутора;2=двух|дву|двух;3=трех|трёх;4=четырех|четырёх;5=пяти;6=шести;7=семи;8=восьми;9=девяти;10=десяти;11=одиннадцати;12=двенадцати;13=тринадцати;14=четырнадцати;15=пятнадцати;16=шестнадцати;17=семнадцати;18=восемнадцати;20=двадцати;24=двадцатичетырех|двадцатичетырёх;25=двадцатипяти;30=тридцати;36=тридцатишести;40=сорока;45=сорокапяти;48=сорокавосьми;50=пятидесяти;60=шестидесяти;70=семидесяти;80=восьмидесяти;90=девяносто;100=сто',
	endings:
		'in=дюймов;h=часов;min=минутн;s=секундн;day=дневн|суточн;week=недельн;month=месячн;year=летн|годичн;l=литров;m=метров;cm=сантиметров;mm=миллиметров;kg=килограммов|килограмов|килов;g=граммов;w=ваттн;v=вольтов;count layers=слойн;count levels=ступенчат|уровнев;count speeds=скоростн;count modes=режимн;count people=местн;count ports=канальн;times=кратн',
}
const UKRAINIAN: Compounds = {
	numbers:
		"0.5=пів;1=одно;1.5=півтора|півтори;2=дво|двох;3=три|трьох;4=чотири|чотирьох;5=п'яти;6=шести;7=семи;8=восьми;9=дев'яти;10=десяти;11=одинадцяти;12=дванадцяти;13=тринадцяти;14=чотирнадцяти;15=п'ятнадцяти;16=шістнадцяти;20=двадцяти;24=двадцятичотирьох;25=двадцятип'яти;30=тридцяти;40=сорока;45=сорокап'яти;50=п'ятдесяти;60=шістдесяти;100=сто",
	endings:
		'in=дюймов;h=годинн;min=хвилинн;s=секундн;day=денн|добов;week=тижнев;month=місячн;year=річн;l=літров;m=метров;cm=сантиметров;kg=кілограмов;g=грамов;w=ватн;count layers=шаров;count levels=ступенев|ступінчаст|рівнев;count speeds=швидкісн;count modes=режимн;count people=місн',
}
const BULGARIAN: Compounds = {
	numbers:
		'0.5=полу;1=едно;1.5=полутора;2=дву;3=три;4=четири;5=пет;6=шест;7=седем;8=осем;9=девет;10=десет;11=единайсет|единадесет;12=дванайсет|дванадесет;13=тринайсет|тринадесет;14=четиринайсет|четиринадесет;15=петнайсет|петнадесет;16=шестнайсет|шестнадесет;20=двайсет|двадесет;30=трийсет|тридесет;40=четирийсет|четиридесет;50=петдесет|петдесет;60=шейсет|шестдесет;100=сто',
	endings:
		'in=инчов;h=часов;min=минутн|минутен;s=секундн|секунден;day=дневн|дневен;week=седмичн|седмичен;month=месечн|месечен;year=годишн|годишен;l=литров;m=метров;cm=сантиметров;kg=килограмов;g=грамов;w=ватов;count layers=слойн|слоен;count levels=степенн|степенен;count speeds=скорост;count people=местн|местен',
}
const POLISH: Compounds = {
	numbers:
		'0.5=pół;1=jedno;1.5=półtora;2=dwu|dwó;3=trzy|trój|tró;4=cztero|czwór;5=pięcio;6=sześcio;7=siedmio;8=ośmio;9=dziewięcio;10=dziesięcio;11=jedenasto;12=dwunasto;13=trzynasto;14=czternasto;15=piętnasto;16=szesnasto;17=siedemnasto;18=osiemnasto;20=dwudziesto;24=dwudziestocztero;25=dwudziestopięcio;30=trzydziesto;36=trzydziestosześcio;40=czterdziesto;44=czterdziestocztero;45=czterdziestopięcio;48=czterdziestoośmio;50=pięćdziesięcio;60=sześćdziesięcio;80=osiemdziesięcio;100=stu',
	endings:
		'in=calow;h=godzin;min=minutow;s=sekundow;day=dniow|dobow;week=tygodniow;month=miesięczn;year=letn|roczn;l=litrow;m=metrow;cm=centymetrow;kg=kilogramow|kilow;g=gramow;w=watow;count layers=warstwow;count levels=stopniow|poziomow;count speeds=biegow|prędkościow;count modes=trybow;count people=osobow;count ports=kanałow;count pieces=częściow|elementow|pak!;times=krotn',
}
const CZECH: Compounds = {
	numbers:
		'0.5=půl;1=jedno;2=dvou|dvoj|dvo|dva;3=tří|troj|tri|tro|tři;4=čtyř|čtyři|čtver|štvor|štyri;5=pěti|pět|päť;6=šesti|šest|šesť;7=sedmi|sedm|sedem;8=osmi|osm|osem;9=devíti|devět|deväť;10=deseti|deset|desať;11=jedenácti|jedenásť;12=dvanácti|dvanásť;13=třinácti|trinásť;14=čtrnácti|štrnásť;15=patnácti|pätnásť;16=šestnácti|šestnásť;17=sedmnácti|sedemnásť;18=osmnácti|osemnásť;20=dvaceti|dvadsať;24=čtyřiadvaceti|dvadsaťštyri;25=pětadvaceti|dvadsaťpäť;30=třiceti|tridsať;36=šestatřiceti|tridsaťšesť;40=čtyřiceti|štyridsať;45=pětačtyřiceti|štyridsaťpäť;48=osmačtyřiceti|štyridsaťosem;50=padesáti|päťdesiat;60=šedesáti|šesťdesiat;80=osmdesáti|osemdesiat;100=sto',
	endings:
		'in=palcov;h=hodinov;min=minutov|minútov;s=sekundov;day=denn|dňov;week=týdenn|týždňov|týždenn;month=měsíčn|mesačn;year=let!|letá|leté|letý|letou|letém|ročn;l=litrov;m=metrov;cm=centimetrov;kg=kilogramov|kilov;g=gramov;w=wattov;count layers=vrstv;count levels=stupňov|úrovňov;count speeds=rychlostn|rýchlostn;count modes=režimov;count people=místn|miestn;count ports=kanálov;count pieces=díln|dieln;times=krát!|násobn',
}
const SOUTH_SLAVIC: Compounds = {
	numbers:
		'0.5=pola|polu;1=jedno;1.5=poldrugo;2=dvo|dvu|дво;3=tro|tri|тро;4=četvero|četvoro|štiri|четворо;5=peto|pet|пето;6=šesto|šest|шесто;7=sedmo|sedem|седмо;8=osmo|osem|осмо;9=deveto|devet|девето;10=deseto|deset|десето;11=jedanaesto|enajst;12=dvanaesto|dvanajst|дванаесто;13=trinaesto|trinajst|тринаесто;14=četrnaesto|štirinajst;15=petnaesto|petnajst|петнаесто;16=šesnaesto|šestnajst|шеснаесто;20=dvadeseto|dvajset|двадесето;24=dvadesetčetvero|dvadesetčetvoro|štiriindvajset;30=trideseto|trideset|тридесето;40=četrdeseto|štirideset;50=pedeseto|petdeset|педесето;60=šezdeseto|šestdeset;100=sto',
	endings:
		'in=inčn|palčn|инчн;h=satn|časovn|urn|часовн;min=minutn|минутн;s=sekundn|секундн;day=dnevn|дневн;week=tjedn|nedeljn|tedensk|недељн;month=mjesečn|mesečn|месечн;year=godišn|letn|годишњ;l=litarsk|litrsk|литарск;m=metarsk|metrsk|метарск;kg=kilogramsk|килограмск;g=gramsk|грамск;w=vatn;count layers=slojn|plastn|слојн;count levels=stupanjsk|stepen|stopenjsk|степен;count speeds=brzinsk|hitrostn|брзинск;count people=osobn|sedežn;count ports=kanaln',
}
const BALTIC: Compounds = {
	numbers:
		'1.5=pusantro|pusotr;2=dvi|div;3=tri|trīs;4=keturi|četr;5=penkia|piec;6=šešia|seš;7=septynia|septiņ;8=aštuonia|astoņ;9=devynia|deviņ;10=dešimt|dešimties|desmit;12=dvylika|divpadsmit;13=trylika|trīspadsmit;15=penkiolika|piecpadsmit;20=dvidešimt|divdesmit;30=trisdešimt|trīsdesmit;100=šimta|simt',
	endings:
		'h=valand|stund;min=minuč|minūš;l=litr;m=metr;in=coli|coll;day=dien;kg=kilogram;w=vat;count layers=sluoksn|slāņ;count levels=pakop|pakāp;count people=viet',
}
const GREEK: Compounds = {
	numbers:
		'0.5=ημί|ημι|μισά;2=δί|δι;3=τρί|τρι;4=τετρά|τετρα;5=πεντά|πεντα;6=εξά|εξα;7=επτά|επτα|εφτά;8=οκτά|οκτα;9=εννιά|εννεα;10=δεκά|δεκα;12=δωδεκά|δωδεκα;13=δεκατριά|δεκατρι;15=δεκαπεντά|δεκαπεντα;20=εικοσά|εικοσα;24=εικοσιτετρά|εικοσιτετρα;30=τριαντά|τριαντα;40=σαραντά|σαραντα;60=εξηντά|εξηντα',
	endings:
		'h=ωρο|ωρη|ωρη|ώρου|ώρης|ωρα!;min=λεπτο|λεπτη|λέπτου|λεπτα!;day=ημερο|ημερη|ήμερη|ήμερου;year=ετής|ετούς|ετή|ετία|χρονη|χρονο;l=λιτρο|λιτρη|λίτρου;m=μετρο|μετρη|μέτρου;in=ιντσ;count layers=στρωμ;count people=θέσι|μελ',
}

/** Persian joins by a mark of no width, which normalizeText drops. */
const PERSIAN: Compounds = {
	numbers:
		'0.5=نیم;2=دو;3=سه;4=چهار;5=پنج;6=شش;7=هفت;8=هشت;9=نه;10=ده;11=یازده;12=دوازده;13=سیزده;14=چهارده;15=پانزده;20=بیست;24=بیستوچهار;30=سی;40=چهل;50=پنجاه;60=شصت;100=صد',
	endings:
		'in=اینچی;h=ساعته|ساعت;min=دقیقه;s=ثانیه;day=روزه|روز;week=هفته;month=ماهه|ماه;year=ساله|سالگی;l=لیتری|لیتر;m=متری|متر;cm=سانتی;kg=کیلویی|کیلوگرمی;g=گرمی;w=واتی;count layers=لایه;count levels=درجه|مرحله;count speeds=سرعته;count modes=کاره|حالته;count people=نفره|نفر;count pieces=پارچه|تکه|عددی|عدد|تایی|تا!',
}

export const COMPOUNDS: readonly Compounds[] = [
	GERMAN,
	DUTCH,
	NORDIC,
	FINNIC,
	HUNGARIAN,
	RUSSIAN,
	UKRAINIAN,
	BULGARIAN,
	POLISH,
	CZECH,
	SOUTH_SLAVIC,
	BALTIC,
	GREEK,
	PERSIAN,
]
