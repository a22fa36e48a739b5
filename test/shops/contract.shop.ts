import { describe } from 'vitest'
import { shopContract } from '../../src/connectors/stores/store.contract'
import { storeIdSchema, storeName } from '../../src/core/stores/store-ids'
import { openRealShop } from './open-real-shop'

const store = storeIdSchema.parse(process.env.TEST_SHOP)

describe(`a real shop of ${storeName(store)}`, () => shopContract(() => openRealShop(store, process.env)))
