import { SHOPIFY } from './descriptors/shopify'
import { WOOCOMMERCE } from './descriptors/woocommerce'
import { YOUCAN } from './descriptors/youcan'

/**
 * Every store a page can be pushed to, in the order their buttons stand. A new one is its descriptor and a line here.
 */
export const STORES = [YOUCAN, SHOPIFY, WOOCOMMERCE] as const
