import type { Signs } from '../signs-of-talk'

/** Who makes a thing popular, and how, in the signs of signs-of-talk.ts: Arabic, Hebrew, Turkish, Persian, South and South-East Asia, Swahili. */
export const PEOPLE_SOUTHERN: Readonly<Record<string, Signs>> = {
}
