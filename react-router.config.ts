import type { Config } from '@react-router/dev/config'
import { SITE_PAGES } from './src/core/site/site-pages'
import { SPOKEN_DOCUMENTS } from './src/core/site/spoken-documents'

/**
 * Public pages are written out at build time and read without JavaScript; everything behind sign-in starts from the same
 * fallback document and runs in the browser.
 */
export default {
	appDirectory: 'src/web',
	buildDirectory: 'build',
	ssr: false,
	prerender: [...new Set([...SITE_PAGES.map(({ path }) => path), ...SPOKEN_DOCUMENTS])],
} satisfies Config
