/** Number words from thirty to nineteen hundred that languages write in one word or with a joint of their own; in normalizeText form, `|` between. */
export const NUMERALS_FROM_THIRTY: readonly (readonly [value: number, words: string])[] = [
	[
		30,
		'tredive|tretti|kolmekymmentä|tridsať|trideset|harminc|treizeci|тридесет|трийсет|тридцять|τριάντα|سی(?= و)|تیس|ত্রিশ|ba mươi|thelathini|tatlumpu(?:ng)?|trenta|שלושים',
	],
	[
		31,
		"trettien|kolmekymmentäyksi|tridsaťjeden|enaintrideset|harmincegy|ba mươi mốt|thelathini na moja|trenta-u|тридесет и (?:един|едно|една)|trideset (?:i )?jedan|tatlumpu't isa(?:ng)?|שלושים ו(?:אחת|אחד)|سی و یک|اکتیس",
	],
	[
		32,
		"trettito|kolmekymmentäkaksi|tridsaťdva|dvaintrideset|harminckét|harminckettő|ba mươi hai|thelathini na mbili|trenta-dos|тридесет и (?:два|две)|trideset (?:i )?dva|tatlumpu't dalawa(?:ng)?|שלושים ו(?:שתיים|שניים)|سی و دو|بتیس|বত্রিশ",
	],
	[
		33,
		"trettitre|kolmekymmentäkolme|tridsaťtri|triintrideset|harminchárom|ba mươi ba|thelathini na tatu|trenta-tres|тридесет и три|trideset (?:i )?tri|tatlumpu't tatlo(?:ng)?|שלושים ו(?:שלוש|שלושה)|سی و سه|تینتیس|তেত্রিশ",
	],
	[
		34,
		"trettifire|kolmekymmentäneljä|tridsaťštyri|štiriintrideset|harmincnégy|ba mươi bốn|thelathini na nne|trenta-quatre|тридесет и четири|trideset (?:i )?četiri|tatlumpu't apat(?: na)?|שלושים ו(?:ארבע|ארבעה)|سی و چهار|چونتیس",
	],
	[
		35,
		"trettifem|kolmekymmentäviisi|tridsaťpäť|petintrideset|harmincöt|ba mươi lăm|thelathini na tano|trenta-cinc|тридесет и пет|trideset (?:i )?pet|tatlumpu't lima(?:ng)?|שלושים ו(?:חמש|חמישה)|سی و پنج|پینتیس|পঁয়ত্রিশ",
	],
	[
		36,
		"trettiseks|kolmekymmentäkuusi|tridsaťšesť|šestintrideset|harminchat|ba mươi sáu|thelathini na sita|trenta-sis|тридесет и шест|trideset (?:i )?šest|tatlumpu't anim(?: na)?|שלושים ו(?:שש|שישה)|سی و شش|چھتیس|ছত্রিশ",
	],
	[
		37,
		"trettisju|kolmekymmentäseitsemän|tridsaťsedem|sedemintrideset|harminchét|ba mươi bảy|thelathini na saba|trenta-set|тридесет и седем|trideset (?:i )?sedam|tatlumpu't pito(?:ng)?|שלושים ו(?:שבע|שבעה)|سی و هفت",
	],
	[
		38,
		"trettiåtte|kolmekymmentäkahdeksan|tridsaťosem|osemintrideset|harmincnyolc|ba mươi tám|thelathini na nane|trenta-vuit|тридесет и осем|trideset (?:i )?osam|tatlumpu't walo(?:ng)?|שלושים ושמונה|سی و هشت|اڑتیس",
	],
	[
		39,
		"trettini|kolmekymmentäyhdeksän|tridsaťdeväť|devetintrideset|harminckilenc|ba mươi chín|thelathini na tisa|trenta-nou|тридесет и девет|trideset (?:i )?devet|tatlumpu't siyam(?: na)?|שלושים ו(?:תשע|תשעה)|سی و نه",
	],
	[
		40,
		'fyrre|førti|neljäkymmentä|štyridsať|četrdeset|štirideset|negyven|patruzeci|четиридесет|четирийсет|сорок|σαράντα|چهل|چالیس|চল্লিশ|bốn mươi|arobaini|apatnapu(?:ng)?|quaranta|ארבעים',
	],
	[
		41,
		"førtien|neljäkymmentäyksi|štyridsaťjeden|enainštirideset|negyvenegy|bốn mươi mốt|arobaini na moja|quaranta-u|четиридесет и (?:един|едно|една)|četrdeset (?:i )?jedan|apatnapu't isa(?:ng)?|ארבעים ו(?:אחת|אחד)|چهل و یک",
	],
	[
		42,
		"førtito|neljäkymmentäkaksi|štyridsaťdva|dvainštirideset|negyvenkét|negyvenkettő|bốn mươi hai|arobaini na mbili|quaranta-dos|четиридесет и (?:два|две)|četrdeset (?:i )?dva|apatnapu't dalawa(?:ng)?|ארבעים ו(?:שתיים|שניים)|چهل و دو|بیالیس|বিয়াল্লিশ",
	],
	[
		43,
		"førtitre|neljäkymmentäkolme|štyridsaťtri|triinštirideset|negyvenhárom|bốn mươi ba|arobaini na tatu|quaranta-tres|четиридесет и три|četrdeset (?:i )?tri|apatnapu't tatlo(?:ng)?|ארבעים ו(?:שלוש|שלושה)|چهل و سه",
	],
	[
		44,
		"førtifire|neljäkymmentäneljä|štyridsaťštyri|štiriinštirideset|negyvennégy|bốn mươi bốn|arobaini na nne|quaranta-quatre|четиридесет и четири|četrdeset (?:i )?četiri|apatnapu't apat(?: na)?|ארבעים ו(?:ארבע|ארבעה)|چهل و چهار|چوالیس|চুয়াল্লিশ",
	],
	[
		45,
		"førtifem|neljäkymmentäviisi|štyridsaťpäť|petinštirideset|negyvenöt|bốn mươi lăm|arobaini na tano|quaranta-cinc|четиридесет и пет|četrdeset (?:i )?pet|apatnapu't lima(?:ng)?|ארבעים ו(?:חמש|חמישה)|چهل و پنج|پینتالیس|পঁয়তাল্লিশ",
	],
	[
		46,
		"førtiseks|neljäkymmentäkuusi|štyridsaťšesť|šestinštirideset|negyvenhat|bốn mươi sáu|arobaini na sita|quaranta-sis|четиридесет и шест|četrdeset (?:i )?šest|apatnapu't anim(?: na)?|ארבעים ו(?:שש|שישה)|چهل و شش",
	],
	[
		47,
		"førtisju|neljäkymmentäseitsemän|štyridsaťsedem|sedeminštirideset|negyvenhét|bốn mươi bảy|arobaini na saba|quaranta-set|четиридесет и седем|četrdeset (?:i )?sedam|apatnapu't pito(?:ng)?|ארבעים ו(?:שבע|שבעה)|چهل و هفت",
	],
	[
		48,
		"førtiåtte|neljäkymmentäkahdeksan|štyridsaťosem|oseminštirideset|negyvennyolc|bốn mươi tám|arobaini na nane|quaranta-vuit|четиридесет и осем|četrdeset (?:i )?osam|apatnapu't walo(?:ng)?|ארבעים ושמונה|چهل و هشت|اڑتالیس|আটচল্লিশ",
	],
	[
		49,
		"førtini|neljäkymmentäyhdeksän|štyridsaťdeväť|devetinštirideset|negyvenkilenc|bốn mươi chín|arobaini na tisa|quaranta-nou|четиридесет и девет|četrdeset (?:i )?devet|apatnapu't siyam(?: na)?|ארבעים ו(?:תשע|תשעה)|چهل و نه",
	],
	[
		50,
		"halvtreds|femti|viisikymmentä|päťdesiat|pedeset|petdeset|ötven|cincizeci|петдесет|п'ятдесят|πενήντα|پنجاه|پچاس|পঞ্চাশ|năm mươi|hamsini|limampu(?:ng)?|cinquanta|חמישים",
	],
	[
		51,
		"femtien|viisikymmentäyksi|päťdesiatjeden|enainpetdeset|ötvenegy|năm mươi mốt|hamsini na moja|cinquanta-u|петдесет и (?:един|едно|една)|pedeset (?:i )?jedan|limampu't isa(?:ng)?|חמישים ו(?:אחת|אחד)|پنجاه و یک",
	],
	[
		52,
		"femtito|viisikymmentäkaksi|päťdesiatdva|dvainpetdeset|ötvenkét|ötvenkettő|năm mươi hai|hamsini na mbili|cinquanta-dos|петдесет и (?:два|две)|pedeset (?:i )?dva|limampu't dalawa(?:ng)?|חמישים ו(?:שתיים|שניים)|پنجاه و دو|باون",
	],
	[
		53,
		"femtitre|viisikymmentäkolme|päťdesiattri|triinpetdeset|ötvenhárom|năm mươi ba|hamsini na tatu|cinquanta-tres|петдесет и три|pedeset (?:i )?tri|limampu't tatlo(?:ng)?|חמישים ו(?:שלוש|שלושה)|پنجاه و سه",
	],
	[
		54,
		"femtifire|viisikymmentäneljä|päťdesiatštyri|štiriinpetdeset|ötvennégy|năm mươi bốn|hamsini na nne|cinquanta-quatre|петдесет и четири|pedeset (?:i )?četiri|limampu't apat(?: na)?|חמישים ו(?:ארבע|ארבעה)|پنجاه و چهار",
	],
	[
		55,
		"femtifem|viisikymmentäviisi|päťdesiatpäť|petinpetdeset|ötvenöt|năm mươi lăm|hamsini na tano|cinquanta-cinc|петдесет и пет|pedeset (?:i )?pet|limampu't lima(?:ng)?|חמישים ו(?:חמש|חמישה)|پنجاه و پنج|پچپن|পঞ্চান্ন",
	],
	[
		56,
		"femtiseks|viisikymmentäkuusi|päťdesiatšesť|šestinpetdeset|ötvenhat|năm mươi sáu|hamsini na sita|cinquanta-sis|петдесет и шест|pedeset (?:i )?šest|limampu't anim(?: na)?|חמישים ו(?:שש|שישה)|پنجاه و شش",
	],
	[
		57,
		"femtisju|viisikymmentäseitsemän|päťdesiatsedem|sedeminpetdeset|ötvenhét|năm mươi bảy|hamsini na saba|cinquanta-set|петдесет и седем|pedeset (?:i )?sedam|limampu't pito(?:ng)?|חמישים ו(?:שבע|שבעה)|پنجاه و هفت",
	],
	[
		58,
		"femtiåtte|viisikymmentäkahdeksan|päťdesiatosem|oseminpetdeset|ötvennyolc|năm mươi tám|hamsini na nane|cinquanta-vuit|петдесет и осем|pedeset (?:i )?osam|limampu't walo(?:ng)?|חמישים ושמונה|پنجاه و هشت",
	],
	[
		59,
		"femtini|viisikymmentäyhdeksän|päťdesiatdeväť|devetinpetdeset|ötvenkilenc|năm mươi chín|hamsini na tisa|cinquanta-nou|петдесет и девет|pedeset (?:i )?devet|limampu't siyam(?: na)?|חמישים ו(?:תשע|תשעה)|پنجاه و نه",
	],
	[
		60,
		'tres|seksti|kuusikymmentä|šesťdesiat|šezdeset|šestdeset|hatvan|șaizeci|шестдесет|шейсет|шістдесят|εξήντα|شصت|ساٹھ|ষাট|sáu mươi|sitini|animnapu(?:ng)?|seixanta|שישים|enam puluh',
	],
	[
		61,
		"sekstien|kuusikymmentäyksi|šesťdesiatjeden|enainšestdeset|hatvanegy|sáu mươi mốt|sitini na moja|seixanta-u|шестдесет и (?:един|едно|една)|šezdeset (?:i )?jedan|animnapu't isa(?:ng)?|שישים ו(?:אחת|אחד)|شصت و یک",
	],
	[
		62,
		"sekstito|kuusikymmentäkaksi|šesťdesiatdva|dvainšestdeset|hatvankét|hatvankettő|sáu mươi hai|sitini na mbili|seixanta-dos|шестдесет и (?:два|две)|šezdeset (?:i )?dva|animnapu't dalawa(?:ng)?|שישים ו(?:שתיים|שניים)|شصت و دو",
	],
	[
		63,
		"sekstitre|kuusikymmentäkolme|šesťdesiattri|triinšestdeset|hatvanhárom|sáu mươi ba|sitini na tatu|seixanta-tres|шестдесет и три|šezdeset (?:i )?tri|animnapu't tatlo(?:ng)?|שישים ו(?:שלוש|שלושה)|شصت و سه",
	],
	[
		64,
		"sekstifire|kuusikymmentäneljä|šesťdesiatštyri|štiriinšestdeset|hatvannégy|sáu mươi bốn|sitini na nne|seixanta-quatre|шестдесет и четири|šezdeset (?:i )?četiri|animnapu't apat(?: na)?|שישים ו(?:ארבע|ארבעה)|شصت و چهار|چونسٹھ|চৌষট্টি",
	],
	[
		65,
		"sekstifem|kuusikymmentäviisi|šesťdesiatpäť|petinšestdeset|hatvanöt|sáu mươi lăm|sitini na tano|seixanta-cinc|шестдесет и пет|šezdeset (?:i )?pet|animnapu't lima(?:ng)?|שישים ו(?:חמש|חמישה)|شصت و پنج|پینسٹھ|পঁয়ষট্টি",
	],
	[
		66,
		"sekstiseks|kuusikymmentäkuusi|šesťdesiatšesť|šestinšestdeset|hatvanhat|sáu mươi sáu|sitini na sita|seixanta-sis|шестдесет и шест|šezdeset (?:i )?šest|animnapu't anim(?: na)?|שישים ו(?:שש|שישה)|شصت و شش",
	],
	[
		67,
		"sekstisju|kuusikymmentäseitsemän|šesťdesiatsedem|sedeminšestdeset|hatvanhét|sáu mươi bảy|sitini na saba|seixanta-set|шестдесет и седем|šezdeset (?:i )?sedam|animnapu't pito(?:ng)?|שישים ו(?:שבע|שבעה)|شصت و هفت",
	],
	[
		68,
		"sekstiåtte|kuusikymmentäkahdeksan|šesťdesiatosem|oseminšestdeset|hatvannyolc|sáu mươi tám|sitini na nane|seixanta-vuit|шестдесет и осем|šezdeset (?:i )?osam|animnapu't walo(?:ng)?|שישים ושמונה|شصت و هشت|اڑسٹھ",
	],
	[
		69,
		"sekstini|kuusikymmentäyhdeksän|šesťdesiatdeväť|devetinšestdeset|hatvankilenc|sáu mươi chín|sitini na tisa|seixanta-nou|шестдесет и девет|šezdeset (?:i )?devet|animnapu't siyam(?: na)?|שישים ו(?:תשע|תשעה)|شصت و نه",
	],
	[
		70,
		'halvfjerds|sytti|seitsemänkymmentä|sedemdesiat|sedamdeset|sedemdeset|hetven|șaptezeci|седемдесет|сімдесят|εβδομήντα|هفتاد|ستر|সত্তর|bảy mươi|sabini|pitumpu(?:ng)?|setanta|שבעים',
	],
	[
		71,
		"syttien|seitsemänkymmentäyksi|sedemdesiatjeden|enainsedemdeset|hetvenegy|bảy mươi mốt|sabini na moja|setanta-u|седемдесет и (?:един|едно|една)|sedamdeset (?:i )?jedan|pitumpu't isa(?:ng)?|שבעים ו(?:אחת|אחד)|هفتاد و یک",
	],
	[
		72,
		"syttito|seitsemänkymmentäkaksi|sedemdesiatdva|dvainsedemdeset|hetvenkét|hetvenkettő|bảy mươi hai|sabini na mbili|setanta-dos|седемдесет и (?:два|две)|sedamdeset (?:i )?dva|pitumpu't dalawa(?:ng)?|שבעים ו(?:שתיים|שניים)|هفتاد و دو|بہتر(?= (?:گھنٹ|منٹ|فیصد|صفح))|বাহাত্তর",
	],
	[
		73,
		"syttitre|seitsemänkymmentäkolme|sedemdesiattri|triinsedemdeset|hetvenhárom|bảy mươi ba|sabini na tatu|setanta-tres|седемдесет и три|sedamdeset (?:i )?tri|pitumpu't tatlo(?:ng)?|שבעים ו(?:שלוש|שלושה)|هفتاد و سه",
	],
	[
		74,
		"syttifire|seitsemänkymmentäneljä|sedemdesiatštyri|štiriinsedemdeset|hetvennégy|bảy mươi bốn|sabini na nne|setanta-quatre|седемдесет и четири|sedamdeset (?:i )?četiri|pitumpu't apat(?: na)?|שבעים ו(?:ארבע|ארבעה)|هفتاد و چهار",
	],
	[
		75,
		"syttifem|seitsemänkymmentäviisi|sedemdesiatpäť|petinsedemdeset|hetvenöt|bảy mươi lăm|sabini na tano|setanta-cinc|седемдесет и пет|sedamdeset (?:i )?pet|pitumpu't lima(?:ng)?|שבעים ו(?:חמש|חמישה)|هفتاد و پنج|پچھتر|পঁচাত্তর",
	],
	[
		76,
		"syttiseks|seitsemänkymmentäkuusi|sedemdesiatšesť|šestinsedemdeset|hetvenhat|bảy mươi sáu|sabini na sita|setanta-sis|седемдесет и шест|sedamdeset (?:i )?šest|pitumpu't anim(?: na)?|שבעים ו(?:שש|שישה)|هفتاد و شش",
	],
	[
		77,
		"syttisju|seitsemänkymmentäseitsemän|sedemdesiatsedem|sedeminsedemdeset|hetvenhét|bảy mươi bảy|sabini na saba|setanta-set|седемдесет и седем|sedamdeset (?:i )?sedam|pitumpu't pito(?:ng)?|שבעים ו(?:שבע|שבעה)|هفتاد و هفت",
	],
	[
		78,
		"syttiåtte|seitsemänkymmentäkahdeksan|sedemdesiatosem|oseminsedemdeset|hetvennyolc|bảy mươi tám|sabini na nane|setanta-vuit|седемдесет и осем|sedamdeset (?:i )?osam|pitumpu't walo(?:ng)?|שבעים ושמונה|هفتاد و هشت",
	],
	[
		79,
		"syttini|seitsemänkymmentäyhdeksän|sedemdesiatdeväť|devetinsedemdeset|hetvenkilenc|bảy mươi chín|sabini na tisa|setanta-nou|седемдесет и девет|sedamdeset (?:i )?devet|pitumpu't siyam(?: na)?|שבעים ו(?:תשע|תשעה)|هفتاد و نه",
	],
	[
		80,
		'firs|åtti|kahdeksankymmentä|osemdesiat|osamdeset|osemdeset|nyolcvan|optzeci|осемдесет|вісімдесят|ογδόντα|هشتاد|اسی(?= (?:منٹ|گھنٹ|فیصد|سینٹی|کلو|واٹ))|আশি|tám mươi|themanini|walumpu(?:ng)?|vuitanta|שמונים',
	],
	[
		81,
		"åttien|kahdeksankymmentäyksi|osemdesiatjeden|enainosemdeset|nyolcvanegy|tám mươi mốt|themanini na moja|vuitanta-u|осемдесет и (?:един|едно|една)|osamdeset (?:i )?jedan|walumpu't isa(?:ng)?|שמונים ו(?:אחת|אחד)|هشتاد و یک",
	],
	[
		82,
		"åttito|kahdeksankymmentäkaksi|osemdesiatdva|dvainosemdeset|nyolcvankét|nyolcvankettő|tám mươi hai|themanini na mbili|vuitanta-dos|осемдесет и (?:два|две)|osamdeset (?:i )?dva|walumpu't dalawa(?:ng)?|שמונים ו(?:שתיים|שניים)|هشتاد و دو",
	],
	[
		83,
		"åttitre|kahdeksankymmentäkolme|osemdesiattri|triinosemdeset|nyolcvanhárom|tám mươi ba|themanini na tatu|vuitanta-tres|осемдесет и три|osamdeset (?:i )?tri|walumpu't tatlo(?:ng)?|שמונים ו(?:שלוש|שלושה)|هشتاد و سه",
	],
	[
		84,
		"åttifire|kahdeksankymmentäneljä|osemdesiatštyri|štiriinosemdeset|nyolcvannégy|tám mươi bốn|themanini na nne|vuitanta-quatre|осемдесет и четири|osamdeset (?:i )?četiri|walumpu't apat(?: na)?|שמונים ו(?:ארבע|ארבעה)|هشتاد و چهار",
	],
	[
		85,
		"åttifem|kahdeksankymmentäviisi|osemdesiatpäť|petinosemdeset|nyolcvanöt|tám mươi lăm|themanini na tano|vuitanta-cinc|осемдесет и пет|osamdeset (?:i )?pet|walumpu't lima(?:ng)?|שמונים ו(?:חמש|חמישה)|هشتاد و پنج|پچاسی|পঁচাশি",
	],
	[
		86,
		"åttiseks|kahdeksankymmentäkuusi|osemdesiatšesť|šestinosemdeset|nyolcvanhat|tám mươi sáu|themanini na sita|vuitanta-sis|осемдесет и шест|osamdeset (?:i )?šest|walumpu't anim(?: na)?|שמונים ו(?:שש|שישה)|هشتاد و شش",
	],
	[
		87,
		"åttisju|kahdeksankymmentäseitsemän|osemdesiatsedem|sedeminosemdeset|nyolcvanhét|tám mươi bảy|themanini na saba|vuitanta-set|осемдесет и седем|osamdeset (?:i )?sedam|walumpu't pito(?:ng)?|שמונים ו(?:שבע|שבעה)|هشتاد و هفت",
	],
	[
		88,
		"åttiåtte|kahdeksankymmentäkahdeksan|osemdesiatosem|oseminosemdeset|nyolcvannyolc|tám mươi tám|themanini na nane|vuitanta-vuit|осемдесет и осем|osamdeset (?:i )?osam|walumpu't walo(?:ng)?|שמונים ושמונה|هشتاد و هشت",
	],
	[
		89,
		"åttini|kahdeksankymmentäyhdeksän|osemdesiatdeväť|devetinosemdeset|nyolcvankilenc|tám mươi chín|themanini na tisa|vuitanta-nou|осемдесет и девет|osamdeset (?:i )?devet|walumpu't siyam(?: na)?|שמונים ו(?:תשע|תשעה)|هشتاد و نه",
	],
	[
		90,
		"halvfems|nitti|yhdeksänkymmentä|deväťdesiat|devedeset|devetdeset|kilencven|nouăzeci|деветдесет|дев'яносто|ενενήντα|نود|نوے|নব্বই|chín mươi|tisini|siyamnapu(?:ng)?|noranta|תשעים",
	],
	[
		91,
		"nittien|yhdeksänkymmentäyksi|deväťdesiatjeden|enaindevetdeset|kilencvenegy|chín mươi mốt|tisini na moja|noranta-u|деветдесет и (?:един|едно|една)|devedeset (?:i )?jedan|siyamnapu't isa(?:ng)?|תשעים ו(?:אחת|אחד)|نود و یک",
	],
	[
		92,
		"nittito|yhdeksänkymmentäkaksi|deväťdesiatdva|dvaindevetdeset|kilencvenkét|kilencvenkettő|chín mươi hai|tisini na mbili|noranta-dos|деветдесет и (?:два|две)|devedeset (?:i )?dva|siyamnapu't dalawa(?:ng)?|תשעים ו(?:שתיים|שניים)|نود و دو",
	],
	[
		93,
		"nittitre|yhdeksänkymmentäkolme|deväťdesiattri|triindevetdeset|kilencvenhárom|chín mươi ba|tisini na tatu|noranta-tres|деветдесет и три|devedeset (?:i )?tri|siyamnapu't tatlo(?:ng)?|תשעים ו(?:שלוש|שלושה)|نود و سه",
	],
	[
		94,
		"nittifire|yhdeksänkymmentäneljä|deväťdesiatštyri|štiriindevetdeset|kilencvennégy|chín mươi bốn|tisini na nne|noranta-quatre|деветдесет и четири|devedeset (?:i )?četiri|siyamnapu't apat(?: na)?|תשעים ו(?:ארבע|ארבעה)|نود و چهار",
	],
	[
		95,
		"nittifem|yhdeksänkymmentäviisi|deväťdesiatpäť|petindevetdeset|kilencvenöt|chín mươi lăm|tisini na tano|noranta-cinc|деветдесет и пет|devedeset (?:i )?pet|siyamnapu't lima(?:ng)?|תשעים ו(?:חמש|חמישה)|نود و پنج|پچانوے|পঁচানব্বই",
	],
	[
		96,
		"nittiseks|yhdeksänkymmentäkuusi|deväťdesiatšesť|šestindevetdeset|kilencvenhat|chín mươi sáu|tisini na sita|noranta-sis|деветдесет и шест|devedeset (?:i )?šest|siyamnapu't anim(?: na)?|תשעים ו(?:שש|שישה)|نود و شش|چھیانوے|ছিয়ানব্বই",
	],
	[
		97,
		"nittisju|yhdeksänkymmentäseitsemän|deväťdesiatsedem|sedemindevetdeset|kilencvenhét|chín mươi bảy|tisini na saba|noranta-set|деветдесет и седем|devedeset (?:i )?sedam|siyamnapu't pito(?:ng)?|תשעים ו(?:שבע|שבעה)|نود و هفت",
	],
	[
		98,
		"nittiåtte|yhdeksänkymmentäkahdeksan|deväťdesiatosem|osemindevetdeset|kilencvennyolc|chín mươi tám|tisini na nane|noranta-vuit|деветдесет и осем|devedeset (?:i )?osam|siyamnapu't walo(?:ng)?|תשעים ושמונה|نود و هشت|اٹھانوے",
	],
	[
		99,
		"nittini|yhdeksänkymmentäyhdeksän|deväťdesiatdeväť|devetindevetdeset|kilencvenkilenc|chín mươi chín|tisini na tisa|noranta-nou|деветдесет и девет|devedeset (?:i )?devet|siyamnapu't siyam(?: na)?|תשעים ו(?:תשע|תשעה)|نود و نه|ننانوے|নিরানব্বই",
	],
	[
		200,
		'deux[ -]cents?|dos-cent[es]s?|tvåhundra|to hundre(?:de)?|dvěstě|dvě stě|dvesto|dv(?:jesto|esta|esto)|kétszáz|kaksisataa|două sute|двеста|двісті|διακόσι[αεο]\\p{L}*|دویست|দু(?:ই)?শো|mia mbili|dalawang daa?ng?|hai trăm|מאתיים|دو سو',
	],
	[
		300,
		'trois[ -]cents?|tres-cent[es]s?|trehundra|tre hundre(?:de)?|třista|tři sta|tristo|trist[oa]|háromszáz|kolmesataa|trei sute|триста|τριακόσι[αεο]\\p{L}*|سیصد|তিনশো|mia tatu|tatlong daa?ng?|ba trăm|שלוש מאות|تین سو',
	],
	[
		400,
		'quatre[ -]cents?|quatre-cent[es]s?|fyrahundra|fire hundre(?:de)?|čtyřista|čtyři sta|štyristo|četiristo|štiristo|négyszáz|neljäsataa|patru sute|четиристотин|чотириста|τετρακόσι[αεο]\\p{L}*|چهارصد|চারশো|mia nne|apat na raa?ng?|bốn trăm|ארבע מאות|چار سو',
	],
	[
		500,
		"cinq[ -]cents?|cinc-cent[es]s?|femhundra|fem hundre(?:de)?|pětset|pět set|päťsto|petsto|ötszáz|viisisataa|cinci sute|петстотин|п'ятсот|πεντακόσι[αεο]\\p{L}*|پانصد|পাঁচশো|mia tano|limang daa?ng?|năm trăm|חמש מאות|پانچ سو",
	],
	[
		600,
		'six[ -]cents?|sis-cent[es]s?|sexhundra|seks hundre(?:de)?|šestset|šest set|šesťsto|šest(?:sto|o)|šeststo|hatszáz|kuusisataa|șase sute|шестстотин|шістсот|εξακόσι[αεο]\\p{L}*|ششصد|ছয়শো|mia sita|anim na raa?ng?|sáu trăm|שש מאות|چھ سو',
	],
	[
		700,
		'sept[ -]cents?|set-cent[es]s?|sjuhundra|(?:syv|sju) hundre(?:de)?|sedmset|sedm set|sedemsto|sedamsto|hétszáz|seitsemänsataa|șapte sute|седемстотин|сімсот|επτακόσι[αεο]\\p{L}*|هفتصد|সাতশো|mia saba|pitong daa?ng?|bảy trăm|שבע מאות|سات سو',
	],
	[
		800,
		'huit[ -]cents?|vuit-cent[es]s?|åttahundra|(?:otte|åtte) hundre(?:de)?|osmset|osm set|osemsto|osamsto|nyolcszáz|kahdeksansataa|opt sute|осемстотин|вісімсот|οκτακόσι[αεο]\\p{L}*|هشتصد|আটশো|mia nane|walong daa?ng?|tám trăm|שמונה מאות|آٹھ سو',
	],
	[
		900,
		"neuf[ -]cents?|nou-cent[es]s?|niohundra|ni hundre(?:de)?|devětset|devět set|deväťsto|devetsto|kilencszáz|yhdeksänsataa|nouă sute|деветстотин|дев'ятсот|εννιακόσι[αεο]\\p{L}*|نهصد|নয়শো|mia tisa|siyam na raa?ng?|chín trăm|תשע מאות|نو سو",
	],
	[1100, 'jedenáct set'],
	[1200, 'dvanáct set|twaalfhonderd|zwölfhundert|tolvhundra'],
	[1300, 'třináct set|dertienhonderd'],
	[1400, 'čtrnáct set|veertienhonderd|vierzehnhundert|fjortonhundra'],
	[1500, 'patnáct set|vijftienhonderd|fünfzehnhundert|femtonhundra'],
	[1600, 'šestnáct set|zestienhonderd|sechzehnhundert'],
	[1800, 'osmnáct set|achttienhonderd|achtzehnhundert'],
]
