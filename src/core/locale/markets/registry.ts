import { AFRICA } from './africa'
import { EUROPE } from './europe'
import { LATIN_AMERICA } from './latin-america'
import type { Market } from './market'
import { MIDDLE_EAST } from './middle-east'
import { MOROCCO } from './morocco'
import { USA } from './usa'

/** Every market, in the order sellers choose from. A new one is its file and its line here. */
export const MARKETS: readonly Market[] = [MOROCCO, AFRICA, EUROPE, USA, MIDDLE_EAST, LATIN_AMERICA]
