import type { Config } from '@react-router/dev/config'
import { SIGN_IN_DOCUMENTS } from './src/core/site/sign-in-documents'
import { SITE_PAGES } from './src/core/site/site-pages'

/**
 * Public pages are written out at build time and read without JavaScript; everything behind sign-in starts from the same
 * fallback document and runs in the browser.
 */
export default {
	appDirectory: 'src/web',
	buildDirectory: 'build',
	ssr: false,
	prerender: [...SITE_PAGES.map(({ path }) => path), ...SIGN_IN_DOCUMENTS],
} satisfies Config
