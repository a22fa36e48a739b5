import { describe } from 'vitest'
import { openYoucanWorld } from '../../../../test/fakes/youcan/open-youcan-world'
import { storeContract } from '../store.contract'

describe('YouCan', () => storeContract(openYoucanWorld))
