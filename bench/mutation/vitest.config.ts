import { defineConfig } from 'vitest/config'

/** The tests of one room (rooms.mjs), named by the program that runs the mutations. */
export default defineConfig({
	test: {
		include: (process.env.MUTATION_TESTS ?? '').split(','),
		setupFiles: 'test/support/truth-data.ts',
		testTimeout: 60_000,
		hookTimeout: 120_000,
		// What the tests of a room import is loaded once for all of them.
		isolate: false,
	},
})
