/** A fixture: a fake of one journey's own, started before it and closed after it. */
export function ownFake<T extends { close(): Promise<void> }>(start: () => Promise<T>) {
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
	return async ({}, use: (value: T) => Promise<void>) => {
		const fake = await start()
		await use(fake)
		await fake.close()
	}
}
