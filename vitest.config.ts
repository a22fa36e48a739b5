import { defineConfig } from 'vitest/config'

export default defineConfig({
	test: {
		include: ['src/**/*.test.{ts,tsx}', 'test/*.test.ts', 'test/fakes/**/*.test.ts', 'test/visual/**/*.test.ts'],
		globalSetup: 'test/support/database-template.ts',
		testTimeout: 60_000,
		hookTimeout: 120_000,
		pool: 'threads',
		// By default one core is kept free, which on a machine with two leaves one.
		maxWorkers: '100%',
	},
})
