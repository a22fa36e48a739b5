import { openShopifyWorld } from '../../../../test/fakes/shopify/open-shopify-world'
import { storeContract } from '../store.contract'

storeContract(openShopifyWorld)
