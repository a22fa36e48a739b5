import type english from './words/en.json'

/** The words of /demo, in one language. */
export type DemoWords = typeof english
