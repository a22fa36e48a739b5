import type { SourceName } from '../../core/product/source-names'
import { aliexpress } from './aliexpress/aliexpress'
import { amazon } from './amazon/amazon'
import { generic } from './generic/generic'
import type { Marketplace } from './marketplace'

/** The reader of every source of links, the most particular first, by the name an operator opens its links with. */
export const MARKETPLACE_READERS = { amazon, aliexpress, any: generic } satisfies Record<SourceName, Marketplace>
