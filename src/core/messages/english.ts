import accounts from './words/accounts/en'
import billing from './words/billing/en'
import call from './words/call/en'
import cli from './words/cli/en'
import facts from './words/facts/en'
import foreign from './words/foreign/en'
import generations from './words/generations/en'
import listing from './words/listing/en'
import machine from './words/machine/en'
import network from './words/network/en'
import pages from './words/pages/en'
import pictures from './words/pictures/en'
import profile from './words/profile/en'
import request from './words/request/en'
import shopify from './words/shopify/en'
import site from './words/site/en'
import stores from './words/stores/en'
import woocommerce from './words/woocommerce/en'
import writing from './words/writing/en'
import youcan from './words/youcan/en'

/** Every message there is, in English: its keys and holes are those of the other languages. */
export const ENGLISH = {
	accounts,
	billing,
	call,
	cli,
	facts,
	foreign,
	generations,
	listing,
	machine,
	network,
	pages,
	pictures,
	profile,
	request,
	shopify,
	site,
	stores,
	woocommerce,
	writing,
	youcan,
} as const
