import readex from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url'
import fraunces from './fonts/fraunces.woff2?url'
import inter from './fonts/inter.woff2?url'

/** Files of the public pages' faces, asked for early. */
export const SITE_FACES = [fraunces, inter]
export const ARABIC_FACES = [readex]

/** What a route says of its document. */
export type SiteHandle = {
	/** It is read as it is; no React starts in it. */
	isStatic?: true
}
