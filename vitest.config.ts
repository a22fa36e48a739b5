import { defineConfig } from 'vitest/config'

export default defineConfig({
	test: {
		include: ['src/**/*.test.{ts,tsx}', 'test/*.test.ts', 'test/fakes/**/*.test.ts', 'test/visual/**/*.test.ts'],
		globalSetup: 'test/support/database-template.ts',
		testTimeout: 60_000,
		hookTimeout: 120_000,
		pool: 'threads',
		// What a file imports is kept for the next: most of the time went into loading the same modules again.
		isolate: false,
		// By default one core is kept free, which on a machine with two leaves one.
		maxWorkers: '100%',
	},
})
