/** Spellings of units in languages beyond those of the lexicon (Finnish, Hungarian, Czech, Slovak, Romanian, Greek, Ukrainian, Persian, Urdu, Bengali, Danish, Vietnamese, Croatian …), by the unit's id. */
export const FURTHER_SPELLINGS: Readonly<Record<string, string>> = {
	min: 'minuut\\p{L}*|minuť\\p{L}*|perc(?:es|ig|et|nyi|en)?|хвилин\\p{L}*|دقيق\\p{L}*|منٹ|মিনিট\\p{L}*|mínút\\p{L}*|dakiqah|நிமிட\\p{L}*|మినిట్\\p{L}*|dəqiqə\\p{L}*|dakika',
	h: 'tunti\\p{L}*|tunn\\p{L}*|óra|órá\\p{L}*|hodin\\p{L}*|hodín|ore|oră|ώρ\\p{L}*|годин\\p{L}*|گھنٹ\\p{L}*|ঘণ্টা\\p{L}*|ঘন্টা\\p{L}*|sati|valand\\p{L}*|stund\\p{L}*|tund\\p{L}*|ساعت|saatlik|klukkustund\\p{L}*|masaa',
	day: 'päiv\\p{L}*|nap(?:os|ig|ja|on)?|dn[íiů]|dní|zile|zi(?= )|ημέρ\\p{L}*|μέρ\\p{L}*|днів|روز|دن|দিন\\p{L}*|dana|dienos?|dienų|diena\\p{L}*|päev\\p{L}*|araw|siku',
	week: 'viikko\\p{L}*|viikk\\p{L}*|hét|heti|hetes|týdn\\p{L}*|týžd\\p{L}*|săptămân\\p{L}*|εβδομάδ\\p{L}*|тижн\\p{L}*|هفته|ہفت\\p{L}*|সপ্তাহ\\p{L}*|uger?|uker?|tjedan\\p{L}*|savait\\p{L}*',
	month:
		'kuukau\\p{L}*|hónap\\p{L}*|měsíc\\p{L}*|mesiac\\p{L}*|lun[iă]|μήν\\p{L}*|місяц\\p{L}*|ماه|مہین\\p{L}*|মাস\\p{L}*|måned\\p{L}*|mjesec\\p{L}*|mėnes\\p{L}*',
	year: 'vuo\\p{L}+|év(?:es|ig|re)?|let(?= |$)|rok[uy]|ani(?= |$)|χρόνια|έτ\\p{L}+|рок\\p{L}{1,3}|سال|سال\\p{L}*|বছর\\p{L}*|godin\\p{L}*|metų|aasta\\p{L}*',
	kg: 'kilo[an]?|kiloa|κιλ\\p{L}*|кілограм\\p{L}*|كيلوگرم|কেজি|কিলো\\p{L}*|kilogramm\\p{L}*',
	g: 'grammaa|γραμμάρι\\p{L}*|грам\\p{L}*|گرم|গ্রাম',
	l: 'litra\\p{L}*|λίτρ\\p{L}*|літр\\p{L}*|ليتر|لیٹر|লিটার',
	m: 'metri[äan]|μέτρ\\p{L}*|متر',
	cm: 'senttimetri\\p{L}*|centiméter\\p{L}*|εκατοστ\\p{L}*|сантиметр\\p{L}*|সেমি|সেন্টিমিটার',
	mm: 'millimetri\\p{L}*|χιλιοστ\\p{L}*|міліметр\\p{L}*|মিমি',
	w: 'wattia|watin|wattin|wattos|wattów|वॉट\\p{M}*|वाट\\p{M}*|वॉट्स|вт|ват(?:ів|и|а)?|ওয়াট|βατ',
	v: 'volttia|вольт\\p{L}*|ভোল্ট',
	percent: 'prosent\\p{L}*|százalék\\p{L}*|la sută|τοις εκατό|відсот\\p{L}*|درصد|فیصد|শতাংশ|odsto',
}
