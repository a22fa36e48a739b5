import { fake } from '../../test/fake'

export const leaned = fake
