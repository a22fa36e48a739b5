/**
 * All of a kind in `npm run test:deep`; elsewhere the few named, which differ most. Files that ask for it are named
 * `*.sampled.test.ts`, by which the deep run finds them.
 */
export function sampleOf<T>(all: readonly T[], few: readonly NoInfer<T>[]): readonly T[] {
	return isWhole ? all : few
}

/** How often a drawn example is tried: `often` in `npm run test:deep`, `seldom` elsewhere. */
export function timesOf(often: number, seldom: number): number {
	return isWhole ? often : seldom
}

const isWhole = process.env.WHOLE === 'yes'
