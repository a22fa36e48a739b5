import { describe } from 'vitest'
import { openWoocommerceWorld } from '../../../../test/fakes/woocommerce/open-woocommerce-world'
import { sampleOf } from '../../../../test/support/sample'
import { shopContract, storeContract } from '../store.contract'

describe('WooCommerce over https', () => storeContract(() => openWoocommerceWorld()))

/** Signed calls go another way out and back; what their answers become is the same code. */
const [contract] = sampleOf([storeContract], [shopContract])
describe('WooCommerce over http, with signatures', () => contract?.(() => openWoocommerceWorld({ home: 'origin' }, true)))
