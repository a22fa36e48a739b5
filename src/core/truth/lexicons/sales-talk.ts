import type { ConceptTable } from '../concepts'
import type { Terms } from '../vocabulary'

/** What shops say to sell, by language: stock that runs out, time that runs out, prices, delivery, returns and replacement. */
type SalesTalk = {
	group: keyof Terms
	scarcity: string
	countdown?: string
	discounts?: string
	delivery?: string
	returns?: string
}

const TALK: readonly SalesTalk[] = [
	{
		group: 'x',
		scarcity:
			"(?:we|i) (?:only |just )?(?:found|have|got|made|kept) (?:\\S+ )?(?:just |only )?(?:the |this )?(?:one|a few|a handful|\\d+|two|three|five|ten)(?: (?:copy|copies|pieces?|units?|pairs?|left|remaining|more))|(?:just|only) (?:the )?one (?:copy|piece|pair|left)|(?:won't|will not|can't|doesn't|don't|not) (?:wait|last|be (?:here|around|available|back|repeated|restocked))(?: (?:for you|long|forever|again))?|(?:still )?be (?:here|there|available|gone) (?:tomorrow|next week|later|soon|long)|(?:can't|cannot|can not) (?:promise|guarantee) (?:\\S+ ){0,3}?(?:here|left|available|stock|tomorrow)|once (?:gone|sold)|when (?:it's|they're|these are) gone|(?:get|grab|order|secure|reserve|claim|snag) (?:yours|one|it|them|your \\p{L}+)(?: \\S+)? (?:before|while)|(?:hard|harder|impossible|difficult) to (?:find|get|come by)|(?:getting |increasingly )(?:rare|scarce)|(?:rare|scarce|hard_?to_?find) (?:find|copy|edition|item|piece|chance)|out of print|discontinued|collector.s item|(?:final|last) (?:stock|run|production|chance|batch|units|remaining)|never (?:to )?be (?:made|restocked|repeated) again|(?:stock|units|pieces|copies|sizes) (?:is|are|were) (?:going|disappearing|flying|running|selling)~|(?:sizes|colou?rs) (?:sell|run|go)(?:ing)? (?:out|fast)|one[- ]time (?:only|run|offer)|(?:exclusive|limited) (?:drop|release|run|series|offer|stock)|be (?:one of|among) the (?:first|last|few)|(?:only|just) (?:\\S+ ){1,3}(?:left|remain(?:ing)?)|first come|first served|waiting ?list|waitlist|selling like|hot cakes|hotcakes|snap(?:ped|ping)? (?:it |them )?up|miss(?:ing)? out|fomo|too late|now before|(?:supplies|stock) (?:is |are )?(?:running|dwindling|tight)|(?:tomorrow|soon|later) (?:it |they |this )?(?:may|might|could|will) be (?:gone|too late|sold)|(?:may|might|could|will) (?:soon )?be gone|going,? going",
		countdown:
			"(?:today|tonight|tomorrow|midnight|sunday|monday|friday|weekend|this week|this month) (?:only|is the last)|(?:ends?|ending|expires?|closes?) (?:in (?:\\d|two|three|a few)|within|on (?:sunday|monday|friday)|soon|today|tonight|tomorrow|this (?:week|month|sunday|friday)|at midnight|midnight)|(?:only|just) (?:a few |\\d+ )?(?:hours?|days?|minutes?)(?: \\S+)? (?:left|remain|to go)~|while it's (?:on|live)|last[- ]call|final (?:call|hours?|days?|countdown)|order (?:by|before|within|in the next)|(?:offer|deal|price|promo|sale)s? (?:is |are )?(?:only )?(?:good|valid|live|on|running|available) (?:until|till|for|through|this|today|while)|for (?:the next )?\\d+ (?:hours?|minutes?|days?) only|(?:early_?bird|launch|introductory|pre_?order) (?:offer|price|deal|discount)",
		discounts:
			'(?:buy|get|take|order) (?:one|two|three|four|\\d)(?: \\S+){0,3}(?:,| and)? (?:get|pay|receive)~|pay (?:for )?(?:only |just )?(?:one|two|three|half)|(?:second|third|next|other)(?: one)? (?:is )?(?:on us|free|half price)|one (?:is )?(?:on us|half price)|get one free|(?:two|three|2|3) for (?:the price of )?(?:one|two|1|2)(?! (?:person|people))|we(?:.ll)? (?:throw in|add|gift|give you)|free (?:extra|bonus|second|spare|sample|with every)|(?:half|third|quarter) (?:of )?(?:the )?(?:price|cost)|less than a (?:coffee|dinner)|(?:pay|costs?|costing) less|(?:price|prices) (?:you|that|like|slash|cut|drop|beat|never)~|cheaper than|(?:our|the) (?:lowest|best|special) price|(?:for|at) (?:a )?(?:steal|bargain|giveaway|knock_?down|rock_?bottom)|loyalty (?:points|discount)|cash_?back|student discount|members? (?:price|save)|(?:use|with) (?:the )?(?:code|voucher)|reward points|mark_?down|marked down|was [€$£]?\\d+[.,]\\d\\d|now \\d+[.,]?\\d* ?(?:€|\\$|£|euro|dollar)~|~[€$£]\\d+',
		delivery:
			'(?:order(?:ed)?|buy|bought) (?:it |yours )?(?:today|now|tonight|by \\S+|before \\S+(?: \\S+)?)(?:,| and)? (?:\\S+ ){0,3}?(?:tomorrow|delivered|ships?|arrives?|at your|on your|get it|have it)~|(?:get|have|receive) it (?:by (?:tomorrow|sunday|monday|friday|\\d)|tomorrow|today|within)|(?:delivered|shipped|sent|dispatched) (?:\\S+ )?(?:free|within|in (?:\\d+|one|two|three) (?:days?|hours?|h)|overnight|next|same|worldwide|tomorrow|today|to your (?:door|home|house|address|office)|across|anywhere)|(?:we (?:ship|deliver|send|post)|ships?) (?:it |them |this )?(?:to|out|free|worldwide|anywhere|everywhere|across|within|same|the same|today|tomorrow|in \\d|straight)|(?:click and|store) collect|pick_?up (?:in store|point)|tracked (?:delivery|shipping)|no (?:shipping|delivery) (?:cost|fee|charge)s?|shipping (?:is )?(?:on us|included|free)|free (?:of charge )?(?:to your door|delivery|shipping|uk|us)|lands? (?:on|at) your|(?:buy now|shop now),? pay later|pay later|pay in \\d',
		returns:
			"(?:send|ship|return|post|mail) (?:it|them|this|the item|your order) (?:straight |right )?back|wrong size|(?:not|aren't|isn't|if you(?:'re)? (?:not|don't)) (?:\\S+ )?(?:happy|satisfied|convinced|love it|like it|pleased|impressed)|change (?:your|of) mind(?=.{0,60}(?:return|back|refund|day|exchange|swap|keep|free))|(?:if|should) you change your mind|(?:we'll|we will|we|and we'll) (?:\\S+ )?(?:refund|replace|exchange|swap|take it back|send (?:you )?(?:a|another)|give you|make it right|fix|pay)|(?:swap|exchange|replace)(?:d|s)? (?:it |them |any \\p{L}+ )?(?:free|for free|at no|without|no questions|for life)|replaced (?:\\S+ )?(?:free|for life)|try (?:it|them) (?:\\S+ )?(?:for|at home|risk|free|out for|\\d+)|(?:home|free|risk_?free) trial|your money|nothing to lose|zero risk|on approval|keep it only",
	},
	{
		group: 'x',
		scarcity:
			"(?:n'en|il en|n') ?(?:reste|restent)(?: plus)?(?: que)? (?:\\d+|une?|deux|trois|quatre|cinq|six|quelques|peu|très peu)|(?:bientôt|presque|quasi) (?:introuvable|épuisé|plus|terminé|vide|fini)~|introuvables?|rarissime~|(?:édition|pièce|exemplaire|tirage|série) (?:rare|limité|unique|numéroté)~|part(?:ent|ira|iront)? (?:vite|très vite|comme)|petits pains|premier arrivé|ne sera pas (?:réédité|réassorti|renouvelé)|(?:ne )?(?:attend|attendra|durera) (?:pas|plus)|avant (?:qu'il|qu'elle|rupture|la rupture|épuisement)|derni(?:er|ère)s? (?:\\S+ )?(?:stocks?|exemplaires?|pièces?|chances?|unités?|modèles?)|réservez (?:vite|le vôtre)|liste d'attente|fin de (?:stock|série)|trop tard|stock (?:diminue|fond|part|bas)|déstockage",
		countdown:
			"(?:ce|cette) (?:soir|semaine|week_?end|mois) (?:seulement|uniquement)|uniquement (?:aujourd'hui|ce (?:soir|week_?end|mois)|cette semaine)|(?:jusqu'à|jusqu'au|d'ici|avant) (?:ce soir|demain|dimanche|lundi|vendredi|la fin du mois)|(?:encore|plus que) (?:quelques|\\d+) (?:heures?|jours?|minutes?)|(?:offre|prix) (?:de lancement|éphémère|flash)",
		discounts:
			"(?:le|la) (?:2e|2ème|deuxième|second|seconde|troisième|3e) (?:\\S+ )?(?:offert|gratuit|à -|à moitié|est)~|(?:achetez|achetés?|pour) (?:\\S+ ){0,3}?(?:offert|payez|gratuit)~|payez_?en|payez (?:une|un|deux) seul|on vous (?:offre|l'offre)|offre(?:rt)?s? (?:de bienvenue|à l'achat)|cagnotte|parrainage|points de fidélité|moitié prix|à prix (?:d'ami|réduit|mini|cassé|doux)|prix (?:d'usine|de gros)|moins cher que|bradé~|déstock~|(?:économ|gagn)(?:isez|ez) (?:jusqu|\\d|plus)~",
		delivery:
			"commandé~ (?:aujourd'hui|avant|ce)|(?:chez vous|à votre porte|dans votre boîte) (?:demain|sous|en|dès|gratuit)~|(?:expédi|envoy|livr)(?:é|ée|és|ées|ons|ez)? (?:\\S+ )?(?:dans (?:le monde|la journée)|gratuit|dès|le jour|en \\d+ ?(?:h|j)|sous \\d|demain|à domicile|chez vous)~|frais de (?:port|livraison) (?:offert|gratuit|inclus)~|point relais|colissimo|chronopost|paiement en (?:trois|quatre|plusieurs|\\d)",
		returns:
			"(?:mauvaise|pas la bonne) taille|échang(?:e|é|ée|eable|és|eons)s? (?:\\S+ )?(?:gratuit|sans frais|offert|sous|de taille)~|échange de taille|renvoyez(?:_le|_la|_les|_nous)?|sans (?:poser de questions|justification)|nous (?:le|la|les|vous) (?:\\S+ )?(?:rempla|rembours|échang|repren|répar|renvoy)~|(?:remplacé|remboursé|repris|échangé)e?s? (?:\\S+ )?(?:gratuit|sans frais|à vie|intégral)~|pas (?:satisfait|convaincu|content)~|essayez_?(?:le|la)? (?:\\S+ ){0,2}?(?:jours|chez vous|sans)~|\\d+ (?:jours|nuits) d'essai|période d'essai|sans (?:aucun )?engagement",
	},
	{
		group: 'x',
		scarcity:
			'(?:solo |sólo )?(?:quedan|restan) (?:\\S+ )?(?:\\d+|dos|tres|cuatro|cinco|seis|poc[oa]s?|muy poc[oa]s?|unas? poc[oa]s)|(?:casi|pronto|ya) (?:agotad|imposible|no quedan|no habrá|se acab)~|(?:solo|sólo) queda una?|queda (?:solo|sólo) una?|difícil de (?:encontrar|conseguir)|(?:edición|pieza|tirada|serie) (?:rara|única|limitada|numerada)|se vuelan|como (?:churros|pan caliente)|primero en llegar|no (?:volverá|volverán|habrá|se repetirá|esperes|durará|dejes escapar|te quedes sin (?:el tuyo|la tuya|ell|él))~|antes de que (?:\\S+ )?(?:tarde|agot|acab|termin|desaparez|vuel)~|demasiado tarde|lista de espera|últim[oa]s? (?:\\S+ )?(?:unidades|piezas|ejemplares|existencias|tallas|oportunidad)|fin de (?:stock|existencias|serie)|que se (?:acaban|agotan|terminan)(?=[.,!]|$)|se (?:acaban|agotan|terminan) (?:ya|pronto|rápido|enseguida|las unidades)|(?:casi|pronto|ya|va a estar|quedará|será|últimas?) (?:\\S+ )?descatalogad~',
		countdown:
			'(?:esta|este) (?:noche|semana|fin de semana|mes) (?:solo|sólo|únicamente|solamente)|(?:solo|sólo|solamente|únicamente) (?:por |hasta )?(?:hoy|esta (?:noche|semana)|este (?:mes|fin)|medianoche|el (?:domingo|viernes))|hasta (?:(?:esta|este) \\S+|el (?:\\d+|lunes|martes|miércoles|jueves|viernes|sábado|domingo|fin(?:al)? de|cierre|próximo)|mañana|medianoche|fin de|agotar)|precio de lanzamiento|en las próximas \\d+ horas|faltan (?:\\d+|pocas) (?:horas|días|minutos)',
		discounts:
			'(?:la|el) (?:segund|tercer)[oa]? (?:\\S+ )?(?:gratis|te la|te lo|de regalo (?:con|por|al comprar|si)~|a mitad|al \\d+)~|(?:compra|lleva|llévate) (?:\\S+ ){1,4}?(?:paga|gratis|regal)~|te (?:lo |la )?regalamos|de regalo|mitad de precio|precio de (?:amigo|risa|fábrica|oferta)|más barat[oa]|puntos de fidelidad|cashback|euros menos|por menos de',
		delivery:
			'pide (?:hoy|antes|ahora) y|pedido hoy|(?:mañana|hoy) (?:mismo )?en (?:tu|su) (?:casa|puerta)|(?:enviamos|entregamos|mandamos|recíbelo|recibes|recibirás|envío|entregad[oa]) (?:\\S+ )?(?:a todo|a toda|en 24|en 48|en \\d|mañana|hoy|gratis|a domicilio|a tu)|gastos de envío|sin gastos|portes (?:incluidos|pagados|gratis)|a domicilio|contra ?reembolso|paga (?:después|luego|en \\d)',
		returns:
			'cambi(?:o|os|a|amos|e) (?:de )?(?:talla|color|\\S+ )?(?:\\S+ )?(?:gratis|sin coste|sin cargo|gratuit|las veces|sin compromiso)~|cambios? de talla|(?:talla|tamaño) equivocad[oa]|(?:te |lo |la |le )+(?:mandamos|enviamos|cambiamos|reembolsamos|devolvemos|reponemos|reemplazamos|sustituimos|arreglamos) ?(?:otr[oa]|un[oa]|gratis|el)?|sin (?:hacer )?preguntas|(?:si )?no (?:estás|quedas|te) (?:satisfech|convenc|conten|gust)~|pruébal[oa]~ (?:\\S+ ){0,2}?(?:días|sin|en casa|gratis)~|\\d+ (?:días|noches) de prueba|sin compromiso|repuesto gratis|reposición gratuita',
	},
	{
		group: 'x',
		scarcity:
			'(?:nur|gerade) (?:noch )?(?:ein|eine|einen|zwei|drei|vier|fünf|\\d+|wenige|einige)(?: \\S+)? (?:exemplare?|übrig|auf lager|verfügbar)|(?:noch|nur) (?:noch )?(?:wenige|\\d+|ein paar)(?: \\S+)? (?:übrig|verfügbar|auf lager|vorrätig)|(?:kaum|bald|fast|nirgends|nirgendwo) (?:noch |mehr )?(?:zu (?:finden|bekommen|haben|kriegen)|erhältlich|verfügbar|vergriffen|ausverkauft|weg)|(?:selten|rar)(?:e|es|er)? (?:ausgabe|exemplar|stück|auflage|fund)~|(?:kleine|limitierte|streng limitierte) (?:auflage|serie|menge|charge)|geht weg wie|warme semmeln|wer zuerst kommt|(?:nicht|keine) (?:mehr )?(?:nachproduziert|nachgelegt|neuauflage)|wartet nicht|(?:morgen|bald|später) (?:schon )?(?:weg|vergriffen|ausverkauft|zu spät)|zu spät|warteliste|sichern sie sich (?:noch|schnell)|sicher dir (?:noch|schnell)|solange (?:es noch|noch|der vorrat|vorrat)~|restbestand|restbestände|auslaufmodell',
		countdown:
			'(?:nur noch|noch) (?:wenige|einige|\\d+) (?:stunden|tage|minuten)|(?:nur|noch) (?:bis|heute|diese|dieses|dieser|an diesem) ?(?:\\S+ )?(?:woche|wochenende|sonntag|montag|freitag|mitternacht|monatsende|abend)|bis (?:sonntag|mitternacht|monatsende|heute abend) (?:nur|sparen|gültig|günstiger|bestellen)|einführungs(?:preis|angebot)|in den nächsten \\d+ stunden|(?:angebot|aktion|deal) (?:nur|bis|endet|läuft)|letzter tag',
		discounts:
			'(?:der|die|das) (?:zweite|dritte)(?:r|s|n)? (?:\\S+ )?(?:gratis|umsonst|geschenkt|zum halben|schenken|gibt es)|(?:kaufe?|nimm|bestelle?|zwei|drei|3|2)(?: \\S+){0,4}? (?:zahle?|bezahle?|gratis dazu|geschenkt|für 2|für zwei)|schenken wir|(?:wir )?(?:legen|geben) (?:\\S+ )?(?:gratis|kostenlos|dazu)|gratis (?:dazu|obendrauf|extra)|(?:hälfte|bruchteil) (?:des|vom) preis~|halben? preis|preis(?:vorteil|knaller|hammer|sturz|garantie|aktion)|zum (?:vorzugs|sonder|aktions|schnäppchen|tiefst)?preis|treuepunkte|neukundenrabatt|willkommensrabatt|mengenrabatt|statt (?:€ ?)?\\d',
		delivery:
			'(?:heute|bis \\S+ uhr|jetzt) bestellt|(?:morgen|übermorgen|in \\d+ tagen|in zwei tagen) (?:schon )?(?:da|bei (?:dir|ihnen)|zu hause|geliefert|im haus)|(?:wir (?:liefern|versenden|verschicken|schicken)|(?:liefern|versenden|verschicken) wir) (?:\\S+ )?(?:in|nach|kostenlos|gratis|weltweit|sofort|noch|am|innerhalb|europaweit|frei|ohne)|(?:geliefert|verschickt|versendet) (?:\\S+ )?(?:innerhalb|kostenlos|frei|heute|morgen)|frei haus|versandkosten~|ohne versand~|lieferzeit~|packstation|abholung im|kauf auf rechnung|später bezahlen|ratenkauf',
		returns:
			'(?:falsche|nicht die richtige) größe|(?:größen?)?(?:um)?tausch~ (?:\\S+ )?(?:kostenlos|gratis|jederzeit|möglich|frei|ohne|innerhalb)|(?:schicken?|senden?|geben|gib|bringen?) (?:sie |ihn |es |uns )+(?:\\S+ )?(?:zurück|retour)|nicht (?:zufrieden|überzeugt|begeistert)|(?:wir (?:ersetzen|erstatten|tauschen|nehmen|reparieren)|(?:ersetzen|erstatten|tauschen|nehmen|reparieren) wir) (?:\\S+ ){0,4}?(?:kostenlos|gratis|sofort|ihnen|dir|zurück|aus|um|geld|kaufpreis|lebenslang)|ohne (?:wenn und aber|fragen|rückfragen)|(?:\\d+|dreißig|hundert) (?:tage|nächte) (?:\\S+ )?(?:test|probe|ausprobieren|probieren|rückgabe|zurück)~|risikolos|probewohnen|probeschlafen|kostenloser? ersatz|ersatz (?:kostenlos|gratis)|geld zurück',
	},
	{
		group: 'x',
		scarcity:
			'(?:ne )?(?:restano|rimangono|sono rimast[ie]) (?:\\S+ )?(?:solo |appena )?(?:\\d+|due|tre|quattro|cinque|sei|poch[ie]|pochissim[ie])|(?:quasi|presto|ormai) (?:introvabil|esaurit|finit|impossibil)~|ne (?:resta|rimane) (?:solo )?un[oa]|introvabil[ei]|(?:edizione|pezzo|tiratura|serie) (?:rar[ao]|limitata|unic[oa]|numerata)|vola(?:no)? via|chi prima arriva|non (?:aspettare|durerà|tornerà|ce ne saranno|farti scappare|lasciarti)~|prima che (?:\\S+ )?(?:tardi|finisc|esaur|scompai|vol)~|troppo tardi|lista d.attesa|ultim[oaie] (?:\\S+ )?(?:pezzi|copie|scorte|taglie|unità|occasione|rimast)~|(?:presto|già|quasi|ormai|va|andrà|andare|essere) (?:\\S+ )?fuori (?:catalogo|produzione)|affrettati|fine serie|poi bisognerà aspettare',
		countdown:
			'(?:solo|soltanto|unicamente) (?:per )?(?:oggi|questa settimana|questo (?:mese|weekend|fine))|entro (?:oggi|domani|stasera|mezzanotte|domenica)|fino a (?:esaurimento|domenica|fine mese)|prezzo (?:di )?lancio|nelle prossime \\d+ ore|ancora (?:poche ore|pochi giorni|\\d+ ore)|ultimo giorno',
		discounts:
			'(?:il|la) (?:second|terz)[oa] (?:\\S+ )?(?:gratis|in omaggio|te l[oa] regal|a metà|è)~|(?:compra|compri|acquista|prendi)(?:ne|ndo)? (?:\\S+ ){1,4}?(?:paghi|gratis|omaggio|regalo)|te (?:lo|la) regaliamo|in omaggio|in regalo (?:con|se|per te|all)~|metà prezzo|prezzo (?:amico|di favore|speciale|piccolo|scontato|di fabbrica|basso)|punti fedeltà|cashback|costa meno|meno di quanto',
		delivery:
			'ordina entro|ordinato oggi|ordina oggi e|(?:domani|oggi) (?:a casa|da te)|(?:spediamo|consegniamo|ricevilo|ricevi|spedit[oa]|consegnat[oa]|inviamo) (?:\\S+ )?(?:in tutt|in \\d|in 24|entro|domani|oggi|gratis|gratuitamente|a casa|ovunque|subito)~|spese di spedizione|a casa tua|spedizione (?:inclusa|omaggio)|contrassegno|paga (?:dopo|in \\d|alla consegna)',
		returns:
			'(?:taglia|misura) sbagliata|cambi(?:o|a|amo|are) (?:di |la |il )?(?:taglia|misura|\\S+ )?(?:\\S+ )?(?:gratis|gratuit|senza costi|omaggio)~|cambio taglia|(?:rimanda|rispedisci|restituisci)(?:cel[oa]|l[oa])|(?:te |ve )?l[oa] (?:sostituiamo|cambiamo|rimborsiamo|ripariamo|riprendiamo)|senza (?:fare )?domande|non (?:sei|ti|siete) (?:soddisfatt|convint|content|piace)~|provalo (?:\\S+ ){0,2}?(?:giorni|senza|gratis|a casa)~|(?:\\d+|trenta) (?:giorni|notti) di prova|sostituzione (?:gratuita|immediata|gratis|a vita)|senza impegno',
	},
	{
		group: 'x',
		scarcity:
			'(?:só |apenas |somente )?(?:resta|restam|sobram?|há) (?:\\S+ )?(?:apenas |só )?(?:\\d+|um[a]?|dois|duas|três|quatro|cinco|seis|pouc[oa]s?|pouquíssim[oa]s)(?: unidades?| peças?| exemplares?)|(?:quase|logo|em breve) (?:impossível|esgotad|acab|no fim)~|difícil de (?:encontrar|achar)|(?:edição|peça|tiragem|série) (?:rara|limitada|única|numerada)|voando das prateleiras|quem chega(?:r)? primeiro|não (?:vai durar|espere|voltará|haverá|deixe (?:passar|escapar|para))~|antes que (?:\\S+ )?(?:tarde|acab|esgot|termin|sum|desapareç)~|tarde demais|lista de espera|últim[oa]s? (?:\\S+ )?(?:unidades|peças|exemplares|tamanhos|chance|oportunidade)|fora de (?:catálogo|linha)',
		countdown:
			'(?:só|apenas|somente) (?:por |até )?(?:hoje|esta (?:noite|semana)|este (?:mês|fim)|domingo|amanhã)|até (?:domingo|durarem|o fim do mês)|preço de lançamento|nas próximas \\d+ horas|últim[oa] dia|faltam (?:poucas|\\d+) (?:horas|dias|minutos)',
		discounts:
			'(?:o|a) (?:segund|terceir)[oa] (?:\\S+ )?(?:grátis|é por nossa|sai|de brinde|pela metade)|(?:leve|compre) (?:\\S+ ){1,4}?(?:pague|ganhe|grátis|leve)|ganhe (?:\\S+ )?(?:brinde|grátis|outro|um)|de (?:brinde|graça)|metade do preço|preço (?:de banana|de custo|de fábrica|especial|baixinho|camarada)|mais barat[oa]|cashback|sem juros',
		delivery:
			'encomendado hoje|(?:peça|compre|encomende) hoje e|(?:amanhã|hoje) (?:em|na) sua (?:casa|porta)|(?:enviamos|entregamos|despachamos|receba|envio|entregue) (?:\\S+ )?(?:para todo|em todo|em 24|em \\d|amanhã|hoje|grátis|em casa|de graça|no mesmo)~|(?:portes|frete|envio) (?:grátis|gratuit|incluíd|ofereci|por nossa|zero)~|frete|em até \\d+x|parcel~ em|à cobrança',
		returns:
			'(?:tamanho|número) errado|troc(?:a|as|amos|ar|ue) (?:de )?(?:tamanho|\\S+ )?(?:\\S+ )?(?:grátis|gratuit|sem custo)~|troca de tamanho|devolv(?:a|emos|a_nos)|(?:trocamos|reembolsamos|substituímos|devolvemos) (?:\\S+ )?(?:grátis|o|por|seu|sem)~|sem (?:fazer )?perguntas|(?:se )?não (?:gostou|gostar|ficar satisfeit|estiver satisfeit)~|experimente (?:\\S+ ){0,2}?(?:dias|sem|grátis|em casa)~|(?:\\d+|trinta) (?:dias|noites) (?:de teste|para (?:testar|experimentar|trocar|devolver))|sem compromisso|substituição (?:gratuita|grátis)',
	},
	{
		group: 'x',
		scarcity:
			'(?:nog |slechts |maar )+(?:een|één|twee|drie|vier|vijf|\\d+|enkele|een paar|weinig) (?:\\S+ )?(?:stuks?|exemplaren|over|beschikbaar|op voorraad|te krijgen)|(?:bijna|straks|binnenkort|haast) (?:uitverkocht|op(?=[.,!]|$)|onvindbaar|nergens meer)~|nergens (?:anders )?(?:meer )?(?:te (?:vinden|krijgen|koop))|(?:is|op) (?:straks |dan )?(?:echt )?op(?= |[.,!]|$)(?= is|[.,!]|$)|zeldza(?:am|me) (?:uitgave|exemplaar|stuk|vondst|editie)?|(?:beperkte|kleine|gelimiteerde) (?:oplage|serie|partij|voorraad)|vliegen (?:de deur|over)|warme broodjes|wie het eerst|wacht niet (?:te lang)?|te laat|wachtlijst|laatste (?:\\S+ )?(?:stuks|exemplaren|maten|voorraad|kans)|komt niet (?:meer )?terug|uit productie|sla (?:nu )?je slag',
		countdown:
			'(?:alleen|enkel|slechts|nog) (?:vandaag|vanavond|deze week|dit weekend|tot (?:vanavond|zondag|middernacht|morgen))|(?:geldig|alleen|nog) tot~|(?:loopt|stopt|eindigt) (?:bijna|vandaag|morgen|zondag|vanavond)(?: af)?|introductieprijs|laatste dag',
		discounts:
			'(?:de|het) (?:tweede|derde) (?:\\S+ )?(?:gratis|cadeau|voor de helft|voor niks|krijg)|(?:koop|bestel|neem) (?:\\S+ ){1,4}?(?:betaal|gratis|cadeau|krijg)|cadeau (?:bij|erbij|van ons)|gratis (?:erbij|extra|cadeau)|halve prijs|helft van de prijs|prijs(?:knaller|stunt|daling|verlaging)|voor een prikkie|kortingscode~|spaarpunten|goedkoper (?:dan|is)|niet duur',
		delivery:
			'(?:vandaag|voor \\S+(?: uur)?) besteld|morgen (?:al )?(?:op|bij|in|voor|thuis|bezorgd)|(?:we|wij) (?:versturen|verzenden|leveren|bezorgen|sturen) (?:\\S+ ){0,2}?(?:wereldwijd|gratis|vandaag|dezelfde|binnen|in heel|door heel|overal|op)|(?:verstuurd|verzonden|bezorgd) (?:\\S+ )?(?:binnen|vandaag|gratis|morgen|wereldwijd)|gratis (?:verzonden|thuis|bezorgd|afhalen)|afhaalpunt|achteraf betalen|binnen \\S+ dagen (?:in huis|geleverd|bezorgd)',
		returns:
			'verkeerde maat|(?:gratis|kosteloos) (?:ruilen|omruilen|retour|terug|vervang)~|(?:stuur|zend|breng)(?:t|en)? (?:\\S+ ){0,3}?terug|niet (?:tevreden|goed|blij|overtuigd)|(?:wij|we) (?:vervangen|vergoeden|ruilen|nemen|repareren) (?:\\S+ ){0,3}?(?:gratis|kosteloos|terug|om|het)|zonder (?:vragen|gedoe|opgaaf)|(?:\\d+|dertig|honderd) (?:dagen|nachten) (?:\\S+ )?(?:proberen|proef|uitproberen|bedenktijd|retour|ruilen|testen)~|op proef|geld terug',
	},
	{
		group: 'x',
		scarcity:
			'(?:endast|bara|blott) (?:ett|en|två|tre|\\d+|några|få)(?: få)? (?:\\S+ )?(?:kvar|exemplar|i lager)|(?:snart|nästan) (?:slut|borta|slutsål|omöjlig)~|(?:få|några) (?:\\S+ )?(?:exemplar|kvar)|(?:sällsynt|begränsad|liten) (?:utgåva|upplaga|serie|exemplar)|går åt som|först till kvarn|vänta inte|för sent|väntelista|innan (?:de|den|det) (?:tar|är) (?:slut|borta)|kommer inte tillbaka|kun (?:\\d+|få|én|en|et|to|tre) (?:\\S+ )?(?:tilbage|igjen|igen|på lager|stk|eksemplarer)~|få (?:\\S+ )?(?:tilbage|igjen|på lager|stk)|snart udsolgt|snart utsolgt|næsten udsolgt|nesten utsolgt|begrænset (?:antal|oplag|parti)|begrenset (?:antall|opplag|parti)|så længe lager|så lenge lager|skynd dig|skynd deg|løb ikke|går som varmt|sidste (?:eksemplarer|stk|chance|på lager)|siste (?:eksemplarer|stk|sjanse|på lager)|først til mølle|gå ikke glip|vent ikke|takmarkað|síðustu|rajoitettu erä|viimeiset kappaleet|vain \\d+ (?:kpl )?jäljellä|varastoa rajoitetusti|loppuu pian|nopeat syövät|kiirehdi|viimeinen tilaisuus|älä missaa|niin kauan kuin',
		countdown:
			'(?:endast|bara) (?:idag|i dag|ikväll|denna vecka|i helgen)|(?:gäller|slutar|upphör|till och med) (?:\\S+ )?(?:idag|ikväll|imorgon|söndag|måndag|midnatt)|introduktionspris|sista dagen|kun (?:i dag|i aften|i kveld|denne uge|denne uka)|(?:tilbud|kampagne|kampanje)~ (?:\\S+ ){0,3}?(?:slutter|udløber|utløper|gælder|gjelder|ender)|(?:slutter|udløber|utløper) (?:\\S+ )?(?:i dag|i morgen|søndag|snart|ved midnat|om)|nedtælling|nedtelling|flash_?salg|vain tänään|vain tämän|tarjous (?:päättyy|voimassa)|päättyy (?:tänään|pian|sunnuntai)~|rajoitetun ajan',
		discounts:
			'(?:den|det) (?:andra|tredje) (?:\\S+ )?(?:gratis|på köpet|för halva)|köp (?:\\S+ ){1,3}?(?:betala|få)|på köpet|halva priset|prispress~|prissänk~|rabattkod~|billigare|tilbud~|\\d+ ?% rabatt?|rabatt? på|nedsat~|nedsatt|spar (?:op til |opptil )?\\d~|halv pris|til halv pris|billigt?|billigere|udsalg|salg|køb (?:\\S+ ){1,3}?(?:betal|få)|kjøp (?:\\S+ ){1,3}?(?:betal|få)|gratis gave|tarjous~|alennu(?:s|ksen|ksessa|skoodi)~|alehinta~|edullise~|halvempi|halvalla|puoleen hintaan|kaupan päälle|ilmainen lahja',
		delivery:
			'beställ~ (?:före|innan)|(?:hem|hemma) (?:till dig|imorgon)|(?:skickas|levereras|skickar|levererar) (?:\\S+ )?(?:inom|samma|gratis|fritt|idag|imorgon|över hela|hem)|fraktfri~|fri frakt|frakten|gratis hemleverans|bestil inden|(?:levering|leveret|sendt|sender|leverer|leveres) (?:\\S+ )?(?:inden for|fra dag|gratis|i morgen|i dag|samme|til døren|hele verden|innen|på døra)|gratis (?:levering|fragt|forsendelse)|fri fragt|fragtfri|hurtig levering|rask levering|dag_?til_?dag|ilmainen (?:toimitus|kuljetus)|ilmaiset toimituskulut|toimitu(?:s|kset) (?:kotiin|huomenna|\\d|heti|nopeasti|seuraavana)~|nopea toimitus|kotiinkuljetus~|frí heimsending|delbetal~|betala senare|faktura',
		returns:
			'fel storlek|(?:byt|skicka|returnera|lämna)~ (?:\\S+ ){0,3}?(?:gratis|tillbaka|kostnadsfritt|fritt)|inte (?:nöjd|helt nöjd)|vi (?:ersätter|byter|återbetalar|tar tillbaka)|(?:\\d+|hundra) (?:dagars|nätters) (?:\\S+ )?(?:öppet|prov|retur|ångerrätt|test)~|utan frågor|pengarna tillbaka|returret|bytteret|fortrydelsesret|angrerett|åpent kjøp|gratis (?:retur|ombytning|bytte)|fri retur|(?:send|bytt|byt) (?:\\S+ )?(?:tilbage|tilbake|gratis)|ikke (?:tilfreds|fornøyd)|(?:forkert|feil) størrelse|pengene (?:tilbage|tilbake)|dages? (?:returret|prøve|retur)|dagers (?:returrett|prøve|åpent)|ilmainen (?:palautus|vaihto)|palautusoikeu~|palauta|rahat takaisin|vaihto_?oikeus|tyytyväisyystakuu|skilarétt~',
	},
	{
		group: 'x',
		scarcity:
			'(?:został|zostal|zosta)~ (?:już |nam )?(?:tylko )?(?:\\d+|jedna|dwie|trzy|kilka|parę|ostatni|niewiele)~|(?:prawie|wkrótce|niemal) (?:wyprzedan|nieosiągaln|niedostępn|nie do)~|(?:rzadki|unikaln|limitowan)~ (?:egzemplarz|wydani|seri|edycj|nakład)~|rozchodzi się|ciepłe bułeczki|kto pierwszy|nie (?:czekaj|zwlekaj|przegap|przegapcie|będzie)~|zanim (?:znikn|się skończ|będzie za późno|wyprzeda)~|za późno|lista oczekujących|ostatni~ (?:sztuk|egzemplarz|rozmiar|szans)~',
		countdown:
			'tylko (?:dzisiaj|dziś|teraz|w ten weekend|w tym tygodniu|do (?:niedzieli|północy|jutra|końca))|(?:kończy|wygasa|trwa|obowiązuje) (?:się )?(?:\\S+ )?(?:dziś|dzisiaj|jutro|w niedzielę|o północy|wkrótce|do)|ostatni dzień|jeszcze (?:tylko )?(?:dziś|przez|\\d+ (?:godz|dni))~',
		discounts:
			'(?:drug|trzeci)~ (?:\\S+ )?(?:gratis|za darmo|za pół|w prezencie)|(?:kup|weź|zamów) (?:\\S+ ){1,4}?(?:zapłać|gratis|dostan|otrzym)~|w prezencie|pół ceny|za darmo|kod rabatow~|niższ~ cen~|tańsz~|obniżk~|najlepsz~ cen~',
		delivery:
			'zamów do|(?:jutro|dziś) (?:u ciebie|w twoim|w domu)|(?:wysyłamy|dostarczamy|wyślemy|dostarczymy|wysyłka|dostawa) ?(?:\\S+ )?(?:w|na|do|gratis|za darmo|jutro|natychmiast|następnego)?|(?:dostaw|przesyłk)~ (?:gratis|0|za 0|bezpłatn|darmow|ekspres)~|bezpłatn~ (?:dostaw|wysyłk|przesył)~|paczkomat~|kurier~',
		returns:
			'(?:zły|nie ten) rozmiar|odeśl~|odesła~|wymian~ (?:gratis|na inn|rozmiar|bez)~|wymienimy|wymieniamy|(?:darmow|bezpłatn)~ wymian~|oddamy pieniądze|(?:\\d+|trzydzieści|sto) (?:dni|nocy) (?:na (?:zwrot|testow|wypróbow|wymian)|próbn)~|nie (?:jesteś |będziesz )?zadowolon~|bez (?:pytań|podania przyczyny)|zwróci~|na próbę|bezpłatn~ zwrot~',
	},
	{
		group: 'x',
		scarcity:
			'(?:sadece|yalnızca|son) (?:\\d+|bir|iki|üç|beş|birkaç)(?: \\S+)? (?:kaldı|adet|tane|ürün|parça)~|(?:neredeyse|yakında) (?:tüken|bulunm|bit)~|bulunması zor|nadir (?:bulun|baskı|parça)~|(?:sınırlı|özel) (?:üretim|seri|baskı)~|kapış kapış|ilk gelen|geç kal~|bekleme(?:yin|den|yiniz)?(?= |[.,!]|$)|bekleme listesi|tekrar (?:üretilmey|gelmey)~|son (?:şans|fırsat|stok|ürün|parça|adet)~|yok olmadan',
		countdown:
			'(?:sadece|yalnızca|bir tek) (?:bugün|bu (?:gece|hafta|ay))~|(?:pazar|pazartesi|cuma|gece yarısı|yarın|bugün)~ (?:\\S+ )?(?:kadar|bitiyor|sona)~|son (?:gün|saat)~|lansman fiyat~',
		discounts:
			'ikincisi(?:ni)? (?:bedava|ücretsiz|hediye|yarı)~|(?:al|alana) (?:\\S+ ){1,3}?(?:öde|bedava|hediye)~|bedava|hediyemiz|yarı fiyat~|daha ucuz~|fiyat avantaj~|taksit~',
		delivery:
			'bugün (?:\\S+ ){1,3}?(?:yarın|kapınızda)|(?:yarın|aynı gün|ertesi gün|\\d+ (?:gün|saat))~ (?:\\S+ )?(?:kapın|evin|elin|teslim|kargo)~|gönderiyoruz|(?:teslim ed|kargola)~|kapınızda|adresinize|ücretsiz gönderim|kapıda öde~',
		returns:
			'yanlış beden|beden değişim~|(?:ücretsiz|koşulsuz) (?:iade|değişim)~|kolay iade|iade ~?(?:ed|hakkı|garanti)|geri (?:gönder|yolla|ver|al|iade)~|memnun (?:kalmaz|değil)~|soru sor(?:ma|ul)~|(?:\\d+|otuz|yüz) gün(?:lük)? (?:deneme|iade|içinde iade|değişim)~|paranızı? geri|param? iade~|yenisiyle değiştir~|ücretsiz değiştir~',
	},
	{
		group: 'x',
		scarcity:
			'(?:остал|осталось|остало|залишил|залишило)~ (?:\\S+ )?(?:всего |только |лише |тільки )?(?:\\d+|один|одна|два|дві|две|три|пять|п.ять|несколько|кілька|последни|останні|мало)~|(?:почти|скоро|майже|незабаром) (?:\\S+ )?(?:раскупл|законч|не найти|недоступ|закінч|розпрод)~|(?:редк|рідкісн)~ (?:издани|экземпляр|видання|екземпляр|вещь|находк)~|разлета(?:ется|ются)|горячие пирожки|кто первый|не (?:ждите|медлите|откладывайте|упустите|пропустите|зволікайте|пропустіть|чекайте)|пока не (?:поздно|разобрали|закончил|раскупил)~|поки (?:не|є)~|поздно|лист ожидания|последн~ (?:штук|экземпляр|размер|шанс|парти|единиц)~|останн~ (?:штук|шанс|екземпляр)~|обмежен~ (?:кількість|серія|тираж|пропозиц|запас)~|кількість обмежен~|встигн~|поспішай~|последен шанс|остават (?:само )?|ограничен~ количеств~|побързай~|изчерпван~',
		countdown:
			'только (?:сегодня|сейчас|на этой неделе|в эти выходные|до (?:конца|завтра|воскресенья|полуночи))|(?:лише|тільки) (?:сьогодні|цього тижня|цими вихідними|до (?:кінця|завтра|неділі|півночі))|(?:предложение|акция|скидка|пропозиція|акція|знижка) (?:\\S+ ){0,3}?(?:действ|заканч|истека|до|діє|закінч|заверш)~|последний день|останній день|само днес|офертата (?:изтича|важи)~|до конца (?:дня|недели|месяца)|до кінця (?:дня|тижня|місяця)',
		discounts:
			'(?:втор|друг|трет)~ (?:\\S+ )?(?:дарим|бесплатно|в подарок|за полцены|безкоштовно|у подарунок|даруємо)|(?:купи|купите|закажи|при покупке|купуй|купіть) (?:\\S+ ){0,4}?(?:получи|плати|подар|бесплатн|отрим|безкоштовн)~|дарим|даруємо|в подарок|у подарунок|полцены|пів ціни|знижк~|розпродаж~|дешевше|вигідн~ цін~|найкращ~ цін~|промокод~|кэшбэк|кешбек|по (?:лучшей|низкой|выгодной) цене|отстъпк~|намаление~|промоци~|безплатен подарък|по_?евтин~',
		delivery:
			'(?:закажите|заказ|замовте|замовлення) до|(?:завтра|сегодня|сьогодні) (?:у вас|у тебя|на пороге|вже)|(?:отправ|достав|привез|отправля|доставля|відправ|надішл|достави)~ (?:\\S+ )?(?:бесплатно|сегодня|завтра|по всему|безкоштовно|сьогодні|по всій|до дверей|на дом|додому|домой|за \\d)|(?:бесплатн|безкоштовн|безплатн)~ доставк~|доставк~ (?:\\S+ )?(?:бесплатн|безкоштовн|безплатн)~|нова пошта|новою поштою|наложен~ платіж~|рассрочк~|кур.?ер~',
		returns:
			'(?:не тот|не той|неправильний) (?:размер|розмір)|(?:верн|возврат|обмен|поверн|обмін|замін)~ (?:\\S+ ){0,3}?(?:бесплатн|деньг|дней|безкоштовн|гроші|днів)~|верн[её]м|поверн(?:емо|ення)|обменяем|обміняємо|заменим|замінимо|не (?:понравил|подош|устро|сподоба|підійш)~|без (?:лишних )?вопросов|без запитань|(?:\\d+|тридцать|тридцять) (?:дней|днів|дни|дні) на (?:возврат|повернення|обмен|обмін|пробу|тест)~|возвращаем деньги|безплатно връщане|връщане|замяна',
	},
	{
		group: 'x',
		scarcity:
			'(?:zbýv|zbýva|zostáva)~ (?:\\S+ )?(?:už )?(?:jen |len )?(?:\\d+|posledn)~|(?:jen|len|pouze) \\d+ (?:\\S+ )?(?:kus|skladem|na sklade)~|omezen~ (?:počet|množství|edice|série)|obmedzen~ (?:počet|množstvo)|posledn~ (?:kus|kusy|šance|šanca|zásob)~|do vyprodání (?:zásob)?|do vypredania|pospěš~|poponáhľaj~|neváhejte|neváhajte|nezmeškejte|rychle mizí|(?:doar|numai|mai sunt|au mai rămas|ultimele|ultima) (?:\\S+ )?(?:\\d+ )?(?:bucăți|bucata|exemplare|produse|în stoc|piese|șansă)~|stoc(?:ul|uri)? (?:este |e )?limitat~|cantitat~ limitat~|în limita stocului|grăbiți_?vă|grăbește_?te|nu (?:ratați|rata|pierde|mai aștepta)~|se epuizează|ediție limitată|(?:csak|már csak|utolsó) (?:\\S+ )?(?:\\d+ )?(?:darab|db|példány|esély|maradt)~|korlátozott (?:készlet|mennyiség|számban|ideig|példány)~|amíg a készlet tart|siess~|ne (?:maradj|hagyd|maradjon|késs)~|fogynak|hamarosan elfogy|(?:samo|još samo|posljednj|poslednj|zadnj)~ (?:\\S+ )?(?:\\d+ )?(?:komad|kom|primjer|primer|šans|prilik)~|ograničen~ (?:količin|serij|zalih)~|omejen~ (?:količin|zalog)~|dok (?:traju )?zalih~|požurite|pohitite|ne propustite|do isteka zaliha|(?:μόνο|τελευταί|λίγα|απομέν)~ (?:\\S+ )?(?:\\d+ )?(?:κομμάτι|τεμάχι|ευκαιρία|απόθεμα)~|περιορισμέν~ (?:απόθεμα|ποσότητ|διάθεσ|έκδοσ|αποθ)~|μέχρι εξαντλήσεως|προλάβ~|μην (?:χάσ|το χάσ|περιμέν)~|tik \\d+ (?:vnt|liko)|paskutin~ (?:vnt|šans|vienet)~|ribotas kiekis|tikai \\d+|pēdēj~ (?:gabal|iespēj)~|ierobežot~ daudzum~|viimased (?:tükid|eksemplarid)|piiratud kogus~|ainult \\d+ (?:tk|alles)|(?:només|últimes|queden) (?:\\d+ )?(?:unitats|peces)|existències limitades|son \\d+ ədəd|məhdud say~',
		countdown:
			'(?:jen|len|pouze|iba) dnes|(?:nabídka|akce|sleva|ponuka|akcia) (?:\\S+ ){0,3}?(?:končí|platí|do|skončí)~|končí (?:dnes|zítra|zajtra|za|o půlnoci)|(?:doar|numai) (?:azi|astăzi|săptămâna aceasta)|(?:oferta|promoția|reducerea) (?:\\S+ ){0,3}?(?:expiră|se încheie|valabil|până|se termină)~|ofertă limitată|timp limitat|(?:csak|kizárólag) (?:ma|máig|holnapig|ezen|ma éjfélig)~|az? (?:ajánlat|akció) (?:\\S+ ){0,3}?(?:lejár|véget|érvényes|ig)~|visszaszámlál~|samo (?:danas|danes)|(?:ponuda|akcija) (?:\\S+ ){0,3}?(?:istječe|ističe|traje|vrijedi|završava|poteče)~|μόνο (?:για )?σήμερα|(?:η )?προσφορά (?:\\S+ ){0,3}?(?:λήγει|ισχύει|τελειώνει)~|αντίστροφη|tik šiandien|tikai šodien|ainult täna|només avui|yalnız bu gün',
		discounts:
			'slev(?:a|u|y|ou|ě)|zľav~|výprodej~|výpredaj~|akční cen~|akciov~ cen~|zdarma|zadarmo|levněj~|lacnejš~|druh(?:ý|á|é) (?:\\S+ )?(?:zdarma|za polovinu|gratis)|nejnižší cen~|poloviční cen~|reducer(?:e|i|ea)|discount|ofert(?:ă|a) (?:special|de)~|preț(?:ul)? (?:special|redus|mic|imbatabil|promoțional|cel mai)~|ieftin~|gratuit (?:la|al doilea)|cadou (?:gratuit|la)|al doilea (?:gratis|gratuit|la jumătate)|jumătate de preț|kedvezmény~|akció(?:s|ban)?|leárazás~|olcsó~|féláron|ajándék(?:ba)? (?:jár|adunk|ingyen)~|ingyen|legjobb ár~|popust~|rasprodaj~|razprodaj~|akcijsk~ cijen~|sniženj~|jeftin~|cenej~|besplatn~ (?:poklon|dar)|gratis poklon|brezplač~ darilo|pola cijene|έκπτωσ~|εκπτώσ~|προσφορά(?= τιμ)|προσφορές|φθην~|δωρεάν δώρο|δώρο|μισή τιμή|καλύτερη τιμή|nuolaid~|išpardavim~|atlaide~|izpārdošan~|allahindlus~|soodus~|descompte~|rebaix~|endirim~|afslag|uitverkoping',
		delivery:
			'doprav(?:a|u|né) (?:\\S+ )?(?:zdarma|zadarmo|gratis|do|zítra)|(?:doručení|doručen|doručíme|doručenie|dodáme|pošleme) ?(?:\\S+ )?(?:do|zítra|zdarma|zajtra|až|dnes)|poštovn~|dobírk~|livr(?:are|ăm|are gratuită|area) ?(?:\\S+ )?(?:gratuit|rapid|în|la|mâine|gratis|toată)~|transport gratuit|ramburs|curier~|(?:ingyenes|gyors|másnapi) (?:szállítás|kiszállítás|házhoz)~|házhozszállítás~|(?:holnap|másnap)~ (?:\\S+ )?(?:nálad|kézbesít|megérkez|házhoz)~|kiszállít~|utánvét~|(?:besplatn|brza|brezplačn|hitra)~ (?:dostav)~|dostava (?:besplatn|u|na|isti|brezpl|v)~|pouzeć~|po povzetju|(?:δωρεάν|γρήγορη|άμεση) (?:μεταφορικ|παράδοσ|αποστολ)~|μεταφορικά (?:δωρεάν|έξοδα)|αντικαταβολή|παράδοση (?:σε|στην|αύριο|εντός)|nemokam~ pristatym~|bezmaksas piegād~|tasuta (?:tarne|kohaletoimet)~|enviament gratuït|pulsuz çatdırılma|gratis aflewering|usafirishaji (?:wa )?bure',
		returns:
			'vrác(?:ení|en|íme|ejte)|vrát(?:íme|it|te|enie|enia)|výměn(?:a|u) (?:\\S+ )?(?:zdarma|velikost|do)|výmena|nevyhovuje|retur(?:nare|ul|nezi|ur)?(?:i)?|schimb(?:ăm|are|ul|a|ați) (?:\\S+ )?(?:gratuit|mărim|gratis|în)~|rambursa~|banii înapoi|restitui(?!sc)~|nu (?:ești|sunteți) (?:mulțumit|satisf)~|ingyenes (?:visszaküld|csere|cseré|visszavét)~|visszaküld~|visszaadjuk|visszatérít~|csereg~|pénzvisszafizet~|pénz~ vissza|elállás~|povrat (?:novca|robe)?|vraćanje|vračilo|zamjen(?:a|u) (?:\\S+ )?(?:besplatn|veličin)~|povraćaj|επιστροφ(?:ή|ές|ων) (?:χρημάτων|εντός|προϊόντ|δωρεάν|σε)?|αλλαγ(?:ή|ές) (?:μεγέθους|δωρεάν|εντός)|grąžinim~|atgriešan~|tagastus~|devolucions? gratuït~|qaytarma|terugbesorging|kurudisha',
	},
	{
		group: 'x',
		scarcity:
			'(?:tinggal|sisa|hanya|cuma|stok) (?:\\S+ )?(?:\\d+|beberapa|satu|dua|tiga|sedikit|terakhir)(?: \\S+)? (?:unit|buah|pcs|lagi|tersisa|stok)|(?:hampir|segera|cepat|keburu) (?:habis|kehabisan|ludes)|stok terhad|kuantiti terhad|sementara (?:stok|persediaan) masih~|selagi (?:stok|masih ada)|edisi (?:terbatas|terhad)|jangan (?:tunggu|lepaskan|terlepas|tunda|sampai)|siapa cepat|kehabisan|(?:chỉ )?còn (?:lại )?(?:\\S+ )?(?:\\d+|vài|ít|duy nhất)(?: sản phẩm| chiếc| cái)?|sắp (?:hết|cháy|bán hết)~|cháy hàng|số lượng (?:có hạn|giới hạn|ít)|phiên bản giới hạn|nhanh (?:tay|chân)|đừng (?:bỏ lỡ|chờ|để lỡ)|cơ hội cuối|kẻo (?:hết|lỡ)|iilan na lang|limitado ang stock|huwag palampasin|ubusan na|huling (?:pagkakataon|piraso)|zimebaki|chache tu|usikose|hisa chache|nafasi ya mwisho|slegs \\d+ (?:oor|beskikbaar)|terwyl voorraad hou|moenie (?:wag|uitmis)',
		countdown:
			'(?:hanya|khusus|cuma) (?:hari ini|malam ini|minggu ini|sampai|hingga|bulan ini)|(?:promo|tawaran|penawaran|jualan) (?:\\S+ ){0,3}?(?:tamat|berakhir|sehingga|sampai|hingga)|tamat (?:hari|malam|dalam|pada)|(?:chỉ )?(?:trong|duy nhất) (?:hôm nay|\\d+ (?:giờ|ngày))|(?:ưu đãi|khuyến mãi|khuyến mại) (?:\\S+ ){0,4}?(?:kết thúc|đến hết|hết hạn|chỉ)|đến hết (?:hôm nay|ngày|tuần)|đếm ngược|ngayon(?:g araw)? lang|hanggang (?:ngayon|hatinggabi)|leo tu|ofa (?:inaisha|itaisha)~|slegs vandag|aanbod eindig',
		discounts:
			'beli (?:\\S+ ){1,3}?(?:gratis|bayar|percuma|dapat)|percuma|separuh harga|setengah harga|harga (?:miring|istimewa|runtuh|pabrik|terendah|diskaun)|diskaun|jualan murah|lebih murah|giảm (?:giá|\\d+ ?%)|khuyến m[ãạ]i|giá (?:rẻ|tốt|sốc|ưu đãi|hời|gốc|thấp)~|ưu đãi|mua (?:\\S+ ){1,3}?tặng|tặng (?:kèm|miễn phí|quà)|miễn phí|rẻ (?:nhất|hơn)|nửa giá|mã giảm|diskwento|libre(?:ng)? (?:regalo|isa)|bei (?:nafuu|rahisi)|punguzo~|bure|ofa|goedkoop|spesiale prys|halfprys',
		delivery:
			'(?:dikirim|sampai|diantar|tiba) (?:\\S+ )?(?:hari ini|besok|hari yang sama|gratis|ke rumah|dalam|seluruh)|(?:penghantaran|pengiriman|pos) (?:percuma|gratis|pantas|cepat|kilat|seluruh)|bebas ongkir|bayar di tempat|giao (?:hàng )?(?:miễn phí|nhanh|trong|tận|toàn quốc|hỏa tốc|ngay)|freeship|miễn phí (?:giao|vận|ship)~|nhận hàng (?:trong|ngay|mới)|trả góp|libreng (?:shipping|delivery|padala)|utoaji wa bure|(?:tunasafirisha|tunapeleka)|gratis versending',
		returns:
			'(?:salah|tukar|ganti) (?:ukuran|saiz)|(?:retur|tukar|kembalikan|pengembalian|penukaran|pemulangan) (?:\\S+ )?(?:gratis|percuma|mudah|dalam|barang|uang|wang|dana)|(?:tidak|kalau tidak|jika tidak) (?:puas|cocok|berpuas)|(?:uang|wang) (?:anda )?(?:kembali|dikembalikan)|bayaran balik|(?:\\d+|30) hari (?:retur|pengembalian|percobaan|coba)|đổi (?:trả|size|hàng|mới|1)~|hoàn (?:tiền|trả)~|trả (?:hàng|lại)|không (?:ưng|hài lòng|vừa)|dùng thử|ibalik|isauli|refund|rudisha|kurejeshewa|stuur terug|geld terug',
	},
	{
		group: 'x',
		scarcity:
			'(?:केवल|सिर्फ|सिर्फ़|बस|मात्र) (?:\\S+ )?(?:\\d+|कुछ|एक|दो|तीन|पाँच|आख़िरी|आखिरी)(?: \\S+)? (?:बचे|बची|बचा|बाकी|शेष|पीस|रह)~|(?:आखिरी|आख़िरी|अंतिम) (?:मौका|पीस|स्टॉक|कुछ|अवसर)~|स्टॉक (?:सीमित|खत्म|ख़त्म|कम)~|(?:जल्दी|फटाफट) (?:करें|करो|कीजिए|ऑर्डर|खरीदें)|हाथ से न~|मौका (?:न|हाथ|मत)~|(?:खत्म|ख़त्म) (?:होने|हो) (?:से|जाए|रहा|वाला)~|দ্রুত (?:শেষ|অর্ডার|ফুরিয়ে)~|স্টক (?:সীমিত|শেষ)~|সীমিত (?:স্টক|সময়|সংখ্যক|সংস্করণ)~|মাত্র \\S+ (?:টি|বাকি|আছে)~|শেষ সুযোগ|হাতছাড়া~|मर्यादित (?:साठा|वेळ)|फक्त \\S+ शिल्लक|स्टॉक संपत|சில மட்டுமே|கடைசி வாய்ப்பு|இருப்பு (?:குறைவு|உள்ளவரை)|స్టాక్ (?:పరిమితం|ఉన్నంత)~|చివరి అవకాశం|మర్యాది|સ્ટોક (?:મર્યાદિત|ખતમ)|છેલ્લી તક|ਸਟਾਕ ਸੀਮਤ|ਆਖਰੀ ਮੌਕਾ|ಸೀಮಿತ (?:ಸ್ಟಾಕ್|ಸಂಗ್ರಹ)|ಕೊನೆಯ ಅವಕಾಶ|പരിമിത (?:സ്റ്റോക്ക്|ലഭ്യത)|അവസാന അവസരം',
		countdown:
			'(?:केवल|सिर्फ|सिर्फ़|बस) (?:आज|इस|कुछ (?:घंटे|दिन)|\\d+ (?:घंटे|दिन))|(?:ऑफ़?र|ऑफर|सेल|छूट) (?:\\S+ ){0,3}?(?:खत्म|ख़त्म|समाप्त|आज तक|तक)~|(?:शুধু|শুধু) (?:আজ|আজকের)~|অফার (?:\\S+ ){0,3}?(?:শেষ|পর্যন্ত)~|फक्त आज|இன்று மட்டும்|ఈరోజు మాత్రమే|ફક્ત આજે|ਸਿਰਫ਼? ਅੱਜ|ಇಂದು ಮಾತ್ರ|ഇന്ന് മാത്രം',
		discounts:
			'(?:एक|दो|\\d+) (?:\\S+ )?(?:खरीदें|ख़रीदें|लें|लो|खरीदो|पर) (?:\\S+ ){0,3}?(?:मुफ्त|मुफ़्त|फ्री|पाएं)|मुफ़?्त (?:में|उपहार|साथ)|फ्री (?:में|गिफ्ट)|आधे? (?:दाम|कीमत)~|कम (?:दाम|कीमत)~|सस्त[ाीे]|किफ़?ायती|बचत|ছাড়|ডিসকাউন্ট|অফার(?: মূল্য)?|সস্তা|কম দামে|বিনামূল্যে|ফ্রি|सवलत~|स्वस्त~|மலிவு|தள்ளுபடி~|சலுகை~|இலவச~|తగ్గింపు~|డిస్కౌంట్|ఉచిత~|చౌక~|ડિસ્કાઉન્ટ|છૂટ|મફત|સસ્ત~|ਛੂਟ|ਮੁਫ਼?ਤ|ਸਸਤ~|ರಿಯಾಯಿತಿ|ಉಚಿತ~|ಅಗ್ಗ~|കിഴിവ്~|സൗജന്യ~|വിലക്കുറ~',
		delivery:
			'(?:घर|दरवाज़?े) (?:तक|पर) (?:\\S+ )?(?:डिलीवरी|पहुँच|पहुंच)~|(?:कल|आज|अगले दिन) (?:\\S+ )?(?:डिलीवरी|पहुँच|पहुंच|मिल)~|कैश ऑन|ডেলিভারি|হোম ডেলিভারি|ক্যাশ অন|डिलिव्हरी|டெலிவரி|డెలివరీ|ડિલિવરી|ਡਿਲੀਵਰੀ|ಡೆಲಿವರಿ|ഡെലിവറി',
		returns:
			'(?:वापस|लौटा|एक्सचेंज) (?:\\S+ )?(?:करें|करने|सकते|दें|मुफ्त|मुफ़्त)~|पसंद (?:न|नहीं) (?:आए|आया|आने)~|(?:पैसे|पैसा) (?:\\S+ )?वापस~|ফেরত|রিফান্ড|এক্সচেঞ্জ|परतावा|परत~ (?:करा|पाठव)~|திரும்ப~ (?:பெற|அனுப்ப|தர)~|రిటర్న్~|రీఫండ్~|રિટર્ન|રિફંડ|ਵਾਪਸੀ|ರಿಟರ್ನ್|ಮರುಪಾವತಿ|റിട്ടേൺ|റീഫണ്ട്',
	},
	{
		group: 'ar',
		scarcity:
			'(?:لم|ما|مابقا|ما ?بقا(?:ش|و|وش)?) (?:يبق|يتبق|يبقي|غير|منه|منها) ?(?:\\S+ )?(?:سوي|الا|غير|فقط|شوي~|قليل|بزاف)?~|(?<!ك)(?:بقات|بقاو|باقين|بقي|تبقي|متبقي|يتبقي)(?= |\\d) ?(?:\\S+ )?(?:غير|سوي|فقط|الا)? ?(?:\\d+|قطع~|وحده|وحد|واحد~|جوج|قليل~|شوي~|القليل|اخر|ثلاث|خمس|خمسه)~|(?:نادره?|صعيب تلقا|يصعب العثور|من الصعب ان تجد)|(?:قبل|لا) (?:ان |ما )?(?:ت|ي)?(?:نفد|نفذ|نتهي|ختفي|سالي|تسالا|تاخر|فوت|ندم)~|لا تنتظر|ما تستناش|ما تعطلش|(?:الاول|اول) من يطلب|(?:ينفد|ينفذ|كيسالي|كيتباع|يباع) (?:ب)?(?:سرعه|دغيا|الزربه|سريعا)|سارع|سارعوا|سارعي|اسرعوا|عجلوا|قائمه (?:ال)?انتظار|طبعه (?:ال)?(?:نادره|محدوده)|(?:اخر|لاخر|الاخير) (?:فرصه|قطع|قطعه|حبه|حبات|كميه|المخزون|وحده|نسخ)~|تنها \\S+ (?:عدد|باقي)~|موجودي محدود|تعداد محدود|تا اتمام موجودي|رو به اتمام|عجله كنيد|از دست ندهيد|آخرين (?:فرصت|موجودي)|صرف \\S+ باقي|محدود (?:سٹاك|مدت|تعداد|اسٹاك)|سٹاك (?:ختم|محدود)|جلدي كريں|آخري موقع|ہاتھ سے نہ',
		countdown:
			'(?:هذا|هاد|هذه|هاد) (?:العرض|الاسبوع|الشهر|السيمانه|الويكاند|نهار|الليله) (?:فقط|برك|صافي|غير|مستمر|ينتهي|كيسالي|محدود)|(?:فقط|غير|حصريا) (?:ل|ال)?(?:اليوم|ليوم|نهار|الليله|هاد|هذا|هذه|حتي|حتى)|(?:حتي|لغايه|الي غايه|تال) (?:ال)?(?:غد|منتصف|نهايه|احد|جمعه|يوم|ليل)~|(?:عرض|سعر) (?:ال)?(?:اطلاق|افتتاح)|(?:خلال|في) (?:ال)?\\d+ ساعه (?:القادمه|فقط)?|(?:اين |اين )?(?:پيشنهاد|تخفيف) (?:\\S+ ){0,4}?(?:تا|فقط|پايان|محدود)|فقط (?:تا|امروز|امشب)|تا پايان (?:امشب|امروز|هفته|ماه)|صرف آج|(?:آفر|پيشكش|سيل) (?:\\S+ ){0,4}?(?:ختم|تك)|آج تك',
		discounts:
			'(?:اشتر|خذ|خد|شري|اطلب|احصل)~ (?:\\S+ ){0,5}?(?:مجانا|فابور|باطل|هديه|كادو|بنصف|بنص|ادفع|خلص|خود)~|(?:الثاني|التاني|القطعه الثانيه|الثالثه) (?:\\S+ )?(?:مجان|فابور|هديه|بنصف|باطل)~|(?:هديه|كادو) (?:\\S+ )?(?:مجان|فابور|باطل|منا|معاه|معاها|مع)~|مجانا|فابور|باطل|(?:ب)?نصف (?:ال)?(?:ثمن|سعر)|(?:باقل|بارخص|باحسن|بافضل) (?:\\S+ )?(?:ثمن|سعر|الاثمنه|تكلفه)|(?:كود|رمز) (?:ال)?(?:خصم|تخفيض)|(?:لا|ما) (?:ي|كي)?(?:كلف|غلاش)~ ?|غير غالي|(?:با|درصد) تخفيف|تخفيف (?:ويژه|\\d)~|حراج|ارزان|قيمت (?:ويژه|مناسب|مناسب|كم)|رايگان|هديه رايگان|رعايت|سستا|سستي|ڈسكاؤنٹ|مفت|كم قيمت|آدهي قيمت',
		delivery:
			'(?:اطلب|طلب|كوموندي|اطلبه|اطلبها)~ (?:اليوم|الان|دابا|قبل) (?:\\S+ ){0,4}?(?:غدا|غدا|يوصل|توصل|تصل|يصل)~|(?:يصلك|تصلك|يوصلك|كيوصلك|كيوصل ل|غادي يوصل|غيوصل|غاتوصل|نوصل|كنوصل|نرسل|كنصيفط|نشحن|نسلم)(?:ه|ها|ك|و|وه|وها|لك|ليك|كم|لكم)* (?:\\S+ ){0,3}?(?:غدا|غدا|باب|الدار|بيت|منزل|مجانا|فابور|جميع|كل|خلال|في \\d|ف \\d|24|48|العالم|المدن)~|(?:ال)?توصيل (?:ال)?(?:\\S+ )?(?:مجان|فابور|سريع|باطل|ل|حتي|الي|ف|خلال)~|ارسال (?:رايگان|سريع|به|فوري)|تحويل (?:در|فوري)|پرداخت در محل|ڈيليوري|مفت (?:ڈيليوري|ترسيل)|گهر تك|(?:الدفع|الخلاص|دفع|خلاص) (?:عند|حتي|ملي|بعد)~',
		returns:
			'(?:مقاس|قياس|القياس|المقاس|الطاي) (?:ال)?(?:خاطئ|غالط|ما جاكش|ماجاش|غلط|ماشي)~|(?:رجع|ترجع|رجعو|رجعها|ترجعو|ترجعها|بدلو|بدلها|تبدلو|تبدلها|صيفطو|اعد|اعده|اعدها|ارجع|استبدل|استبدله|نستبدل|نستبدله|نعوض|نعوضك|كنبدلو|كنبدلوه|نبدلو|غنبدلو)~ ?(?:\\S+ ){0,3}?(?:مجان|فابور|باطل|فلوس|خلال|لينا|الينا|فورا)~|(?:اذا|ايلا|لو|ان) (?:لم|ما) (?:ت|ي)?(?:عجب|رض|كن راض|عجبك|عجبكش|ناسب)~|(?:بدون|بلا|من غير|دون) (?:اي )?(?:اسئله|سؤال|سوال|مخاطر|ما نسولوك)|(?:جرب|تجربه|جربو|جربها)~ (?:\\S+ ){0,2}?(?:\\d+|ثلاثين|شهر|يوم|ايام|بدون|مجان)~|ضمان (?:ال)?(?:استرجاع|استرداد|رضا)|مرجوع~|بازگشت (?:وجه|كالا)|مرجوع كردن|تعويض (?:رايگان|سايز)|ضمانت بازگشت|واپس (?:كريں|كر|ي)~|رقم واپس|تبديل كريں',
	},
	{
		group: 'he',
		scarcity:
			'(?:נשאר|נשארו|נותר|נותרו|יש לנו)(?: \\S+)? (?:רק |עוד )?(?:\\d+|אחד|אחת|שניים|שלוש|שלושה|כמה|מעטים|ספורים|בודדים|אחרונים|יחידות)|(?:כמעט|עוד מעט) (?:אזל|נגמר|לא)|אזל(?:ו)? (?:מ|ב)|(?:נחטף|נחטפים|נחטפות)|מהדורה (?:מוגבלת|נדירה)|נדיר(?:ה)?|(?:לפני|עד) ש(?:יהיה|זה|יגמר|ייגמר|אוזל)~|אל (?:תחכו|תחכי|תפספסו|תפספסי)|מאוחר מדי|רשימת המתנה|כל הקודם זוכה|יחידות אחרונות|הזדמנות (?:אחרונה|שלא)',
		countdown:
			'(?:רק|בלבד) (?:היום|השבוע|עד|הלילה|החודש)|(?:היום|השבוע|הלילה|החודש) בלבד|(?:ה)?מבצע (?:\\S+ ){0,3}?(?:מסתיים|נגמר|עד|בתוקף)|עד (?:סוף|חצות|מחר|יום)|מחיר השקה',
		discounts:
			'(?:קנו|קני|קנה|הזמינו) (?:\\S+ ){0,4}?ו?(?:שלמו|קבלו|חינם|מתנה|שלם)|(?:השני|השנייה|השלישי) (?:\\S+ )?(?:חינם|במתנה|מתנה|בחצי)|במתנה|בחינם|חינם|חצי מחיר|מחיר (?:מצחיק|חבר|רצפה|מעולה|משתלם)|קוד קופון|שלמו (?:רק )?(?:על|חצי)|יותר זול|לא יקר',
		delivery:
			'(?:הזמינו|הזמן|מזמינים) עד|(?:מחר|היום) (?:אצל|אצלך|בבית|עד)|(?:שולחים|נשלח|מגיע|יגיע|אנחנו שולחים) (?:\\S+ )?(?:חינם|תוך|עד|לכל|מחר|היום|אליכם|הביתה)|שליח(?:ים)? עד|משלוח~|עד הבית|תשלומים ללא',
		returns:
			'(?:מידה|גודל) (?:לא נכונ|אחר|שגוי)~|(?:החלפ|החזר|החליפ|החזיר|תחליפ|נחליף|מחליפים)~ (?:\\S+ ){0,3}?(?:חינם|בחינם|מידה|כסף)|(?:לא|אינכם) (?:מרוצים|מרוצה|אהבתם|מתאים)|ללא (?:שאלות|סיכון|התחייבות)|(?:\\d+|שלושים) (?:יום|ימי) (?:ניסיון|החזר|להחזר|להתנסות)~|הכסף (?:חזרה|בחזרה)|זיכוי מלא',
	},
	{
		group: 'cjk',
		scarcity:
			'(?:残り|のこり)(?:わずか|僅か|少し|数[点個台本枚着]|[0-9一二三四五]+[点個台本枚着冊])|(?:在庫|数量)[^。]{0,4}あと(?:わずか|少し)|あと(?:わずか(?!で|に)|僅か(?!で|に)|数[点個台枚着]|[0-9一二三四五]+[点個台枚着冊](?!目))|(?:残|余)り[0-9]+|在庫(?:が)?(?:残り|わずか|僅少|少な|限り|なくな|切れ)|(?:もうすぐ|まもなく|すぐに|間もなく)(?:完売|売り切れ|終了|なくな|手に入ら)|入手困難|希少|稀少|レア(?:もの|品|アイテム)|再入荷|再販(?:予定|なし|未定)|一点(?:物|もの)|絶版|廃盤|ラスト[0-9]|お早めに|早い者|なくなる前に|売り切れる前|待って(?:くれ|は)|後悔|チャンスを逃|この機会|(?:仅|只|還|还|就)剩|剩(?:下|余|餘)?(?:不多|最后|最後|[0-9一二三四五几幾])|(?:快|即将|很快|馬上|马上|就要)(?:卖完|賣完|售罄|断货|斷貨|没了|沒了|抢光|搶光)|(?:一货难求|一貨難求|绝版|絕版|断货|斷貨|缺货|补货|補貨|手慢|先到先|错过|錯過|趁早|从速|從速|抢先|搶先|别等|別等|稀有|罕见|罕見|孤品|尾货|尾貨)|(?:얼마|몇 ?개|몇개|[0-9]+개|하나|한 ?개|두 ?개) ?(?:안 )?(?:남|뿐)|(?:곧|금방|빠르게|순식간) ?(?:품절|매진|소진|완판|사라)|(?:희귀|절판|단종|재입고|품절|완판|매진)|(?:늦기|사라지기|품절되기|매진되기|없어지기) ?전|기다려 ?주지|놓치|서둘|(?:เหลือ|มี)(?:แค่|เพียง|อยู่|ไม่กี่|อีก)?.{0,4}(?:ชิ้น(?:สุดท้าย|เท่านั้น)|ไม่กี่|ตัวสุดท้าย|น้อย)|(?:หมดแล้วหมดเลย|ของหมด|ใกล้หมด|ขายหมด|หายาก|จำนวนจำกัด|ก่อนหมด|ก่อนจะสาย|ช้าหมด|อย่ารอ|รีบสั่ง|รีบซื้อ|ลิมิเต็ด|รุ่นลิมิต)',
		countdown:
			'(?:本日|今日|今夜|今週|週末|今月|月末)(?:まで|限り|だけ|中|のみ)|[0-9]+(?:時間|日|分)(?:限り|限定)|(?:セール|価格|特典|キャンペーン).{0,8}(?:終了|まで|期間)|発売記念|先行(?:価格|予約)|早割|(?:今天|今日|今晚|本周|本週|本月|周末|週末|双十一|雙十一)(?:为止|為止|限定|截止|特价|特價|最后|最後|结束|結束|才有|专享)|(?:截止|到)(?:今天|今晚|明天|周日|午夜)|(?:活动|優惠|优惠|特价|特價)(?:即将|仅|只|僅|到|倒|最后)|最后一天|最後一天|预售价|早鸟|早鳥|(?:오늘|내일|이번 ?주|이번 ?달|주말|자정)(?:만|까지|까지만|밤|한정)|(?:할인|행사|이벤트|특가).{0,8}(?:종료|끝|까지|마감)|출시 ?(?:기념|특가)|얼리버드|(?:วันนี้|คืนนี้|สัปดาห์นี้|เดือนนี้|สิ้นเดือน)(?:เท่านั้น|วันสุดท้าย|ก่อน)|ถึง(?:วันนี้|เที่ยงคืน|สิ้นเดือน)|โปร(?:นี้)?(?:ถึง|หมด|จำกัด)|วันสุดท้าย|ราคาเปิดตัว|เฉพาะวันนี้',
		discounts:
			'(?:2|二|もう1?一?|３|3)(?:つ|個|点|枚|本|着)目.{0,6}(?:無料|半額|オフ|引き|タダ|プレゼント)|(?:[0-9]+)(?:つ|個|点|枚)買うと|(?:買う|購入).{0,6}(?:もらえ|無料|プレゼント|付いて)|プレゼントし|ポイント(?:還元|[0-9]+倍|アップ)|キャッシュバック|お得|安い|安く|低価格|驚きの価格|プチプラ|(?:第二|第2|第三)(?:件|个|個|双|瓶).{0,4}(?:半价|半價|免费|免費|送|[0-9]折)|(?:买|買)[一二三四0-9].{0,3}(?:送|赠|贈|免)[一二三四0-9]?|(?:免费|免費)(?:赠|贈|送|领)|赠送|贈送|返现|返現|领券|領券|券后|满[0-9]+|省下|更便宜|亲民价|親民|骨折价|平价|平價|(?:[0-9]+)\\+(?:[0-9]+)|(?:하나|한 ?개|두 ?개|[0-9]+개)(?:를|을)? ?(?:사면|구매하면|구매 ?시).{0,10}(?:무료|증정|더|드려|반값|공짜)|(?:두 ?번째|2번째).{0,8}(?:무료|반값|공짜|할인)|공짜|무료로 ?드|덤으로|적립|캐시백|싸게|저렴|착한 ?가격|(?:ซื้อ).{0,10}(?:แถม|ฟรี|จ่าย)|(?:ชิ้นที่(?:สอง|2)).{0,8}(?:ฟรี|ครึ่ง|ลด)|แถม(?:ฟรี|อีก|หนึ่ง|[0-9])?|ของแถม|ครึ่งราคา|ราคา(?:เบา|คุ้ม|โรงงาน|สบายกระเป๋า|ไม่แพง|ส่ง)|ถูกกว่า|ลดแลก|โค้ดส่วนลด',
		delivery:
			'(?:ご)?注文.{0,8}(?:翌日|明日|即日|当日|その日).{0,4}(?:届|発送|着)|(?:明日|翌日|最短|即日|[0-9]+日で).{0,4}(?:届|着|お手元|発送)|玄関(?:先)?まで|ご自宅(?:まで|に)(?:お届|配)|送料(?:は)?(?:当店|無料|込|サービス|ゼロ)|全国どこでも|世界中(?:に|へ)(?:発送|お届)|あと払い|後払い|(?:今天|今日|现在|現在)下(?:单|單).{0,8}(?:明|到|发|發|送)|(?:明天|次日|隔日|隔天|[0-9]+天).{0,3}(?:就)?(?:到|送达|送達|收到|到家|到手)|送(?:货|貨)(?:上|到)?(?:门|門)?|送到家|(?:包|免)(?:邮|郵|运|運)|(?:全球|全国|全國|海外)(?:发货|發貨|配送|直邮|免运)|(?:오늘|지금) ?주문.{0,10}(?:내일|도착|배송|받)|(?:내일|다음 ?날|익일|[0-9]+일).{0,6}(?:도착|배송|받아)|문 ?앞|집 ?앞까지|전 ?세계 ?배송|무료 ?배송|배송비|(?:สั่งวันนี้|สั่งเลย).{0,10}(?:พรุ่งนี้|ได้รับ|ส่ง|ถึง)|(?:ถึง(?:หน้า)?บ้าน|ส่งถึง|ส่งฟรี|ค่าส่ง|ส่งทั่ว|พรุ่งนี้ได้|ได้ของภายใน)',
		returns:
			'交換(?:無料|保証|に応じ)|(?:返品|返金)(?:は)?(?:無料|自由|可能|いつでも|保証|OK|ok|できます|に応じ|対応|いたし)|(?:気に入らな|ご満足いただけな|合わな).{0,10}(?:返|交換)|(?:お試し|試用)(?:期間|[0-9]+日|いただけ)|(?:返して|送り返|ご返送)|新品と交換|無償交換|(?:尺码|尺碼|大小|不)(?:不合|合适|合適|满意|滿意|喜欢|喜歡).{0,8}(?:退|换|換)|(?:免费|免費|随时|隨時|包)(?:退|换|換)|可退|(?:退|换|換)(?:货|貨|款|新|码|碼)|试(?:用|穿|睡)[0-9]+|全额退|全額退|(?:사이즈|마음에|만족).{0,10}(?:교환|환불|반품)|(?:무료|무상|언제든|간편)(?:로)? ?(?:교환|반품|환불)|새 ?제품으로 ?교환|(?:[0-9]+)일 ?(?:무료 ?)?(?:체험|이내 ?(?:교환|반품|환불))|묻지도|(?:ไม่พอใจ|ไม่ถูกใจ|ไซส์ไม่|ใส่ไม่).{0,12}(?:คืน|เปลี่ยน)|คืน(?:ได้|เงิน|สินค้า|ฟรี)|เปลี่ยน(?:สินค้า|ไซส์|คืน)|ทดลองใช้(?:ฟรี|[0-9]| [0-9])|รับคืน',
	},
]

type Kind = Exclude<keyof SalesTalk, 'group'>

function termsOf(kind: Kind): Terms {
	const of = (group: keyof Terms) => TALK.flatMap((talk) => (talk.group === group && talk[kind] ? [talk[kind]] : [])).join('|')
	return { x: of('x'), ar: of('ar'), he: of('he'), cjk: of('cjk') }
}

export const SCARCITY_TALK: ConceptTable = { 'talk of stock': termsOf('scarcity') }
export const COUNTDOWN_TALK: ConceptTable = { 'talk of time': termsOf('countdown') }
export const DISCOUNT_TALK: ConceptTable = { 'talk of price': termsOf('discounts') }
export const DELIVERY_TALK: ConceptTable = { 'talk of delivery': termsOf('delivery') }
export const RETURNS_TALK: ConceptTable = { 'talk of returns': termsOf('returns') }
