import { describe } from 'vitest'
import type { ShopWorld, StoreWorld } from '../../../test/support/store-world'
import { accessContract, connectContract } from './access.contract'
import { editsContract } from './edits.contract'
import { errorContract } from './error.contract'
import { optionsContract } from './options.contract'
import { picturesContract } from './pictures.contract'
import { pushContract } from './push.contract'

/**
 * What every store does. `open` gives a fresh world for each statement: its fake, and a connector that talks to it. A
 * fake keeps silent (`silent-after-made`) by breaking the connection off, so that no test waits for a time-out.
 */
export function storeContract(open: () => Promise<StoreWorld>): void {
	shopContract(open)
	// Each in a world of its own, and mostly waiting: for what a store says it needs until the next try.
	describe.concurrent('what errors become', () => errorContract(open))
	describe.concurrent('access', () => accessContract(open))
	describe.concurrent('what a long gallery becomes', () => picturesContract(open))
}

/** Of it, what a shop does that cannot be made to misbehave: also one that really is there. */
export function shopContract(open: () => Promise<ShopWorld>): void {
	describe('connecting', () => connectContract(open))
	describe('what a product becomes', () => pushContract(open))
	describe('what its combinations become', () => optionsContract(open))
	describe('what a merchant changed', () => editsContract(open))
}
