import { ALIEXPRESS } from './aliexpress'
import { AMAZON } from './amazon'

/**
 * Every marketplace with a reader of its own, in the order sellers choose from. A new one is its file, its line
 * here, and its reader's in connectors/marketplaces/registry.ts.
 */
export const MARKETPLACES = [AMAZON, ALIEXPRESS] as const
