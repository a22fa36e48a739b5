/** A picture on its way: by its public address, or by the path YouCan gave it earlier. */
export type DraftImage = {
	/** The page's id of it; YouCan's own id of one the seller added there. */
	id: string
	name: string
	order: number
	/** 1 (the usual one) is a picture, 2 a video elsewhere. */
	type?: number
	/** Added by the seller in YouCan. */
	isTheirs?: true
}
