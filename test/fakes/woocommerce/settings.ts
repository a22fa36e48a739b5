/** A page every visitor gets instead of the site. */
export type Wall = 'password' | 'login' | 'coming-soon' | 'firewall' | 'suspended'

export type WooKey = {
	key: string
	secret: string
	permissions: 'read' | 'write' | 'read_write'
	owner: 'administrator' | 'shop_manager' | 'customer'
}

/** How a WordPress with WooCommerce is set up, hosted and guarded. */
export type WooSettings = {
	title: string
	/** The front page as WordPress knows it, with the folder it is in and without a slash at its end. */
	home: string
	/** Where its admin is; below `home` when left out. */
	core: string | undefined
	currency: string
	weightUnit: 'kg' | 'g' | 'lbs' | 'oz'
	sizeUnit: 'm' | 'cm' | 'mm' | 'in' | 'yd'
	/** WooCommerce 9.6 and newer. */
	hasBrands: boolean
	/** Of what the API says to people. */
	language: 'en' | 'fr'
	/** False: some other website. */
	isWordpress: boolean
	hasWoocommerce: boolean
	/** Plain: no address below /wp-json/. */
	permalinks: 'pretty' | 'plain'
	/** Whether `index.php/…` reaches WordPress. */
	hasPathInfo: boolean
	/** Folder of the API's addresses; plugins change it. */
	restPrefix: string
	/** False behind a proxy that ends https and is not told of in wp-config.php. */
	seesHttps: boolean
	/** WordPress takes itself for another host than it says: no signature from outside fits. */
	signsOddly: boolean
	passesAuthorization: boolean
	/** What WooCommerce itself cannot do: a host that takes the query away. */
	passesQuery: boolean
	/** Every address of another origin leads to that of `home`. */
	redirectsToHome: boolean
	/** Any other place everything leads to. */
	redirectsTo: string | undefined
	/** Whether pages name their API in their headers. */
	sendsLinkHeader: boolean
	/** A plugin that shows the API's index to members alone. */
	hidesIndex: boolean
	/** A plugin that switches `?rest_route=` off. */
	hidesQueryRoute: boolean
	/** A plugin that prints a warning in front of every answer. */
	printsWarnings: boolean
	wall: Wall | undefined
	/** Words of a plugin that answers every call of the API with 401, whoever asks; undefined for none. */
	restShut: string | undefined
	/** Whether pictures may come from private addresses, which no real shop allows. */
	takesPrivatePictures: boolean
	/**
	 * Somebody made an application password: WordPress then looks at every header itself and refuses the users it does not
	 * know.
	 */
	usesApplicationPasswords: boolean
	keys: WooKey[]
}

export const WOO_KEY: WooKey = {
	key: 'ck_3f1b6f5a0c9d4e2788aa01f2b7c4d5e6f7a8b9c0',
	secret: 'cs_9e8d7c6b5a4f3e2d1c0b9a8f7e6d5c4b3a2f1e0d',
	permissions: 'read_write',
	owner: 'administrator',
}

export const WOO_HOST = 'woo-shop.example'

export function defaultSettings(): WooSettings {
	return {
		title: 'Atelier & Fils',
		home: `https://${WOO_HOST}`,
		core: undefined,
		currency: 'EUR',
		weightUnit: 'kg',
		sizeUnit: 'cm',
		hasBrands: false,
		language: 'en',
		isWordpress: true,
		hasWoocommerce: true,
		permalinks: 'pretty',
		hasPathInfo: true,
		restPrefix: 'wp-json',
		seesHttps: true,
		signsOddly: false,
		passesAuthorization: true,
		passesQuery: true,
		redirectsToHome: true,
		redirectsTo: undefined,
		sendsLinkHeader: true,
		hidesIndex: false,
		hidesQueryRoute: false,
		printsWarnings: false,
		wall: undefined,
		restShut: undefined,
		takesPrivatePictures: false,
		usesApplicationPasswords: false,
		keys: [{ ...WOO_KEY }],
	}
}
