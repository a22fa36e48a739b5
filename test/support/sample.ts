/**
 * All of a kind in `npm run test:deep`; elsewhere the few named, which differ most. Files that ask for it are named
 * `*.sampled.test.ts`, by which the deep run finds them.
 */
export function sampleOf<T>(all: readonly T[], few: readonly NoInfer<T>[]): readonly T[] {
	return process.env.WHOLE === 'yes' ? all : few
}
