import type { LeftOut, StoreImage } from '../../core/stores/store-product'

/** HTML that is to be pushed, its gallery's beside it; `origin`: what addresses without a host belong to. */
export type PushedHtml = {
	html: string
	gallery: string
	origin: string
	/** The store can fetch pictures from here. */
	withPictures: boolean
}

/** What a store needs of it; `title` is '' when there is no text in it. */
export type ReadHtml = {
	title: string
	/** Without anything that could run (N-4), pictures by whole addresses. */
	html: string
	description: string
	images: StoreImage[]
	htmlImages: StoreImage[]
	leftOut: LeftOut[]
}
