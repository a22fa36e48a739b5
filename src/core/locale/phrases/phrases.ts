/**
 * The fixed phrases of a page, in one language: `words/<tag>.json`. Holes (`{{product}}`) are filled in; everything
 * else is used as it stands.
 */
export type Phrases = {
	/** Section headings. */
	benefits: string
	features: string
	story: string
	specifications: string
	variants: string
	box: string
	gallery: string
	images: string
	faq: string
	/** Buttons and calls. */
	buyNow: string
	orderNow: string
	/** Heading of the last call, without a claim: "Ready to order?" */
	closing: string
	/** Questions of the embedded writer's FAQ; each is answered by a fact. */
	askMaterial: string
	askDimensions: string
	askWeight: string
	askCompatibility: string
	askCare: string
	/** Alternative text: `{{product}}`, and with a running number: `{{product}} – image {{number}}`. */
	imageAlt: string
	/** Shown in place of a picture that could not be had. */
	imageMissing: string
	/**
	 * Marks: text written by a machine; facts left in the listing's language (`{{language}}` is its name in this
	 * language).
	 */
	writtenByMachine: string
	factsInLanguage: string
	/** Embedded writer's description for search engines, e.g. `{{product}} – details, specifications and pictures.` */
	seoDescription: string
	/** Words of the page's frame. */
	price: string
	compareAt: string
	brand: string
	/** Headings of the sections a page has only when there are facts for them. */
	howToUse: string
	/** The product's own variants, compared. */
	comparison: string
	sizeTable: string
	/** What the seller states about delivery, returns, guarantee and payment: a heading that promises nothing itself. */
	guarantee: string
	delivery: string
	returns: string
	warranty: string
	payment: string
	reviews: string
	/** Above imported reviews; `{{source}}` is the shop they stand in. */
	reviewsSource: string
	contact: string
	phone: string
	email: string
	/** Order form: its heading and fields. */
	orderForm: string
	fullName: string
	city: string
	quantity: string
	/** Above the fields, where the order is a message sent in a chat that opens written. */
	addInChat: string
	/** Manufacturer, responsible person and warnings. */
	legal: string
	/** Whom and what it suits, and what not: a question. */
	fit: string
	/** The two answers to `fit`, said of the lists below it. */
	fits: string
	fitsNot: string
	/** Heading of the specifications: `{{product}}: the details`. */
	detailsOf: string
	/** Heading of the questions, with what they are about; nothing is inflected: `Before you order: {{topics}}`. */
	beforeOrder: string
	/** Heading above ways to reach the seller, with their names: `Ask before you order: {{ways}}`. */
	contactFirst: string
}
