import { describe } from 'vitest'
import { openWoocommerceWorld } from '../../../../test/fakes/woocommerce/open-woocommerce-world'
import { storeContract } from '../store.contract'

describe('WooCommerce over https', () => storeContract(() => openWoocommerceWorld()))
describe('WooCommerce over http, with signatures', () => storeContract(() => openWoocommerceWorld({ home: 'origin' }, true)))
