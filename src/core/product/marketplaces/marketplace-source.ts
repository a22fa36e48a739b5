/** A marketplace with a reader of its own, as everything but its connector knows it. */
export type MarketplaceSource<Id extends string = string> = {
	/** By which an operator opens its links, and by which its connector is registered. */
	id: Id
	/** The same in every language. */
	name: string
	/** Host names of its links. */
	hosts: RegExp
}
