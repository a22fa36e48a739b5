/** Words spelled alike in many languages: that the listing has them too says nothing of a text's language. In lower case. */
export const INTERNATIONAL: ReadonlySet<string> = new Set(
	`mastering carbon riff riffs soundcheck setlist complete schweiz frame frames lightning big blinds cropped blind dealer button buttons agent agents thriller thrillers connector connectors panna cotta tarte tatin gnocchi rock roll punk
	adapter adapters adaptive album albums alpha amateur analog android animal anime antenna apartment app applications apps arena arabica aroma artist artiste
	asphalt atelier atlas audio aura aura auto automatic avocado baby baguette balance ballast ballet balkon bambus banana band bandana bank banner banquet bar
	barista baron base basic basis bass bassist bassiste batik battery beige beta bikini billiard biscuit bistro blazer blog blond blouson bluetooth board
	bonbon bonus shoulder interviews memorabilia boots bordeaux boutique bowl box boxer boxers bracelet brand brandy bricolage brioche brunch budget buffet bungalow bus business butter cable cables
	cabriolet cactus cafe café camera camping campus canal canvas cappuccino caramel caravan cardigan cardio cargo carnival carton casino cast casting catalog celsius
	cello center centimeter central ceramic chalet champagne champion charm charme chassis chat check chef chic chili chip chocolat chorus chrome cinema circa circuit
	citron city clean click clip clips club cobalt cocktail code codes cognac collection color colour columbia combi combo comic comics comfort commode communication compact
	computer concert concept condition console contact container content contour control cool copper copyright corset cosmos couch coupon cousin cover cowboy credo crepe
	crêpe crystal curry cyan danger data date deck decor defect deluxe demo denim design designer designs dessert detail details diagonal dialog diamant diesel digital dinner
	direct direction disco disk display distance doctor dollar dolphin domino double drama drum drums dual duet duo duplex dynamo dynamic echo eco editor effect effects ethernet gigabit elastan
	electric electro elegant element elite email emblem energy ensemble entrance episode espresso essence etui euro event excellent exotic expert export express extra fabric factor
	fahrenheit fan fans fantasy fashion favorite festival fiction figure film films filmmaker filter filters final finale finish fitness fjord flair flamingo flash flora folder folk font
	force forest form format forum foto fox france fruit fruits full funk fusion gadget galaxy gallon gamer gamers games garage garage garden gas gaming generator genre
	gentleman gin glamour global globe gloria gourmet gps grade graffiti gram grams graphics grill grip group grunge guide guitar gusto hall halloween handicap
	hardware harmonica harmony hard hero hobby holding hologram honey horizon horror hotel hotels hotspot humor hybrid ideal idea illusion image images import impulse
	inch index indigo indoor info information infrared instant instrument instruments intel intensive interface interior internal international internet interview invest item
	jacket jacks jazz jeans jersey jet jogging joker journal joystick judo jumbo junior kabel karaoke karate karma kebab ketchup keyboard kilo kilogram kimono kit kiwi label
	labor lager lagune land laptop laptops laser latte latin lavabo legging leggings legend lemon leopard level light lila limit limited line linear link lion liter literal litre litres
	lithium live lobby local logic logo logos london longboard look loop lotion lotus lounge lux luxe machine macro madame magazine magic magma magnet magnum mail main major
	mama mango manga mantra manual marathon marina marine marker market marketing mars massage master match material matt maximal maximum media medium melodie melody member memo
	memory mental mentor menu message metal metallic meter method metro micro microphone microphones microfibra migration milieu militant mini minimal minimum minus minute minutes
	mission mistral mixer mobil mobile modal mode model models modem modern module modul modus moment moments monitor monitors mono monster moral moto motor motors mountainbike
	mousse mp3 multi muscle museum music mustang mystery natal nation national natural navigation negligee neon neutral niveau noir nominal normal nostalgia note notebook notes
	notion nougat novel novelty number nylon oasis object objects octave office offline okay olive omega online opal open opera optimal optimum option options orange orbit original outdoor outfit
	outfits outlet output overall pack packs page pages paillettes paint palace palette pandora panel panic panorama papa paper paprika paradise parallel park parka parka partner partners party passage
	pasta pastel pasta patch patches patent pause pavilion pedal pedalboard pedalboards pedals pellets pendant perfume pergola person personal pesto petit phase phone photo photos picknick piano
	picnic pierrot pilates pilot pink pinot pixel pixels pizza plan planet plaid planner plastic plateau player playlist plissee podcast poetry poker polar police polo polyamid polyamide polyester
	pommes pony pool pop popular port portable portal portion portrait ports poster posters prairie praline premium present press prestige prince prinzip print prints processor product production pro
	profile profit program programs project projector prompt protest provider public publish pudding pulse pump puma pumps punk pure puzzle quadrat quality quartz quick quiche quiz radar radical radio radius rapid
	rattan reaction receiver reception record recorder recycling reflex reform reggae region regular relax relay reliable remote report reset resort resource restaurant retro revolver rhythm
	ritual robe robot robots rock roller roman romance roof rosé rose route router royal rucola rugby safari safe salon salsa salt samba sample samples sandal sandals santiago saphir sardine satellite satin
	sauce sauna scan scanner scene scenes school science scooter score script sector sedan segment selection self semester senior sensation sensor sensors serial series server service session
	set sets shampoo shop shopping shorts show signal signals silicon silicone silo simple simples simplex single singles situation ski skizze slalom slim slip slogan slot slots small smart smartphone smartphones smartwatch
	smoking snack snacks sneaker sneakers soda sofa soft software solar solid solo song songs sonar sorbet sound soul source souvenir spa spam spandex spatula special spectrum speed spike spiral spirit split
	sponsor sport sports spot spray stabil stable staff standard star start station stations statue status steak stereo stick stil stock stop story straight strass strategie stream streaming street stress structure student studio studios style
	super superior support surf surface surfaces surround sushi symbol symbols sympathie symposium system systems tablet tablets tango tank tape target tattoo taxi team technik technique techno telefon teleskop television tempo tender tennis tenor terminal terrain
	terrasse terrier territorial test text textil texture theater thermal thermo thermostat tiger timer titan toast toilette tomate ton toner tonic tonic top topping torso total touch tour tourist tournament
	track tracker trailer train trainer training trance transfer transform transistor transit transparent transport trapez travel trend trends triangle trick trio triumph troll tropical truck tube tulip tunnel
	turbo turban turn turquoise tutor twin twist type typ ultra unique uniform union universal universe update upgrade urban usb vanille vanilla vase vegan velour velours veranda verb version versions vertical veteran video videos
	villa vintage vinyl viola violet violin viral virtual virus visa vision visual vital vitamin vitamins voice volleyball volt volts volume wagon watt watts web website weekend wellness western whisky whiskey windows workshop workout worldwide yacht yoga zebra zone zones zoom
	paralela vertical horizontal circular lateral frontal`.split(/\s+/),
)

/** English words of goods that other languages do not borrow, though they are often left standing with capitals. */
export const ENGLISH_ONLY_WORDS: ReadonlySet<string> = new Set(
	`function functions backlit bagless sleeve sleeves neck handle weight included includes batteries dishwasher removal stainless steel leather cotton wash washable surfaces
	connectors shielding shielded braided replacement warranty waterproof rechargeable adjustable brush suction dust nozzle wheels charger charging lightweight durable durability
	lining stitching buttons zipper pockets hooded ruched shoulder boat fabric care instructions weighing kitchen scale juicer cleaner vacuum feeding spout feet slip storage cord
	corded bulb lamp housing capacity speed speeds shutoff lid bowl blade blades knife pulp strap buckle watch wrist band dial thickness heavy duty tool toolbox wrench pliers
	screwdriver hammer drill saw wood wooden bookcover hardback paperback pages filmmaker foreword chapters exercises answers learner runtime actors subtitles edition songs`.split(
		/\s+/,
	),
)

/** Further English words of goods that are common ones even with a capital: two in a row are a phrase left as it was, and no name. */
export const ENGLISH_IN_CAPITALS: ReadonlySet<string> = new Set(
	`keep warm dining chair chairs cover covers slipcover sleeveless vest tops shirt shirts dress skirt blouse jacket trousers strap straps long short sleeve round
	floral print loose fit casual kids toddler outdoor indoor portable cordless headphones earbuds protector keyboard water bottle
	resistant proof box bags backpack lunch lamp wall light lights mirror floor standing length tape cleaning pressure cooker shaving cream
	building bricks pieces variable temperature electric kettle pour over blade knife pocket noise cancelling cancellation washing machine drying free easy
	quick dry wrinkle stretch soft touch slow cook steam rice warmer one two three black white silver blue green grey red large small medium extra size sizes
	window windows robot side coffee maker book paperback hardcover battery included`.split(/\s+/),
)
