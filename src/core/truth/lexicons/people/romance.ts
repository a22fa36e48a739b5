import type { Signs } from '../signs-of-talk'

/** Who makes a thing popular, and how, in the signs of signs-of-talk.ts: Romance languages and Greek. */
export const PEOPLE_ROMANCE: Readonly<Record<string, Signs>> = {
}
