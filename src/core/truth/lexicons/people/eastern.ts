import type { Signs } from '../signs-of-talk'

/** Who makes a thing popular, and how, in the signs of signs-of-talk.ts: Slavic and Baltic languages, Hungarian, Chinese, Japanese, Korean. */
export const PEOPLE_EASTERN: Readonly<Record<string, Signs>> = {
}
