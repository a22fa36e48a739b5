import type { Config } from '@react-router/dev/config'

/**
 * Public pages are written out at build time and read without JavaScript; everything behind sign-in starts from the same
 * fallback document and runs in the browser.
 */
export default {
	appDirectory: 'src/web',
	buildDirectory: 'build',
	ssr: false,
	prerender: ['/', '/pricing', '/login', '/signup'],
} satisfies Config
