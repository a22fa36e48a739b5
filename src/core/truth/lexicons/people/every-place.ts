import type { Signs } from '../signs-of-talk'

/** Every or half right before a place of others; `between` is what one word that stands between them must be like. */
export const everyPlace = (every: string, place: string, between: string): Signs => ({
	Q: `(?:${every})\\S*(?=\\s(?:${between}\\s)?(?:${place}))`,
	L: place,
})
