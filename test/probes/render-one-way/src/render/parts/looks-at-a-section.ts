import { section } from '../sections/some-section'

export const shown = section
