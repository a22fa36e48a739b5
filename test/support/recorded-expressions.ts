import type { Expression } from './attack-expression'

export type Recorded = Expression & { file: string }

/**
 * Keeps every expression that sources of the product make while they run with `new RegExp(…)`, until `stop`. Modules
 * loaded before make theirs unseen.
 */
export function recordExpressions(): { recorded: ReadonlyMap<string, Recorded>; stop(): void } {
	const recorded = new Map<string, Recorded>()
	const Native = globalThis.RegExp
	globalThis.RegExp = new Proxy(Native, {
		construct(target, given: [string | RegExp, string?], newTarget) {
			const made = Reflect.construct(target, given, newTarget) as RegExp
			// The first of our sources below this one: the expression is written there.
			const file = Native('(?<=[/ (])src/[^:)?]+', 'g').exec(new Error().stack ?? '')?.[0]
			if (file) recorded.set(`${file} /${made.source}/${made.flags}`, { source: made.source, flags: made.flags, file })
			return made
		},
	})
	return {
		recorded,
		stop() {
			globalThis.RegExp = Native
		},
	}
}
