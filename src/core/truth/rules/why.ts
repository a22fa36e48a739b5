/** Why a kind of claim is never written, or only on certain facts, for a person; by category. */
export const WHY: Readonly<Record<string, string>> = {
	'social-proof': 'Popularity, ratings and endorsements are never written',
	scarcity: 'Stock pressure is never written',
	countdown: 'Countdowns and offers that end are never written',
	discounts: 'Price advantages are never written; the page shows the seller’s own price',
	guarantees: 'Guarantees come from the store profile only',
	delivery: 'Delivery and payment come from the store profile only',
	returns: 'Returns come from the store profile only',
	health: 'Health claims need proof a listing is not',
	superlatives: 'No fact supports the superlative',
}
