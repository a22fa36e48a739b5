import { type Message, msg } from '../../core/messages/message'

/** What stands in the way of a page or in its place, and what to do next: each wall and other page by its name. */
const BY_NAME: Readonly<Record<string, Message>> = {
	captcha: msg('listing.robot_check'),
	'continue-shopping': msg('listing.robot_check'),
	'waf-challenge': msg('listing.robot_check'),
	'sign-in': msg('listing.signed_in_only'),
	homepage: msg('listing.front_page'),
	search: msg('listing.product_list'),
	category: msg('listing.product_list'),
	bestsellers: msg('listing.product_list'),
	comparison: msg('listing.comparison'),
	'offer-listing': msg('listing.about_a_product'),
	reviews: msg('listing.about_a_product'),
	article: msg('listing.article'),
	cart: msg('listing.basket'),
	'not-found': msg('listing.not_found'),
}

/** Names what a page is that is no product's, and what to do instead; undefined where its name says nothing. */
export const sayPage = (name: string | undefined): Message | undefined => BY_NAME[name ?? '']
