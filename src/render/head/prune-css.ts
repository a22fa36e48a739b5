/**
 * CSS without the rules that style nothing in `html`: a selector is dropped when it names a class, or an attribute's
 * value, that the HTML does not have, or when none of its `:is()` alternatives is there. Expects what `themeCss`
 * writes: flat rules, at-rules one or two levels deep.
 */
export function pruneCss(css: string, html: string): string {
	const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap((match) => match[1]?.split(/\s+/) ?? [])
	const attributes = [...html.matchAll(/ (data-[a-z]+="[\w-]*")/g)].map((match) => `[${match[1]}]`)
	return prune(css, new Set([...classes, ...attributes]))
}

function prune(css: string, used: ReadonlySet<string>): string {
	let kept = ''
	for (let at = 0; at < css.length; ) {
		const open = css.indexOf('{', at)
		if (open < 0) break
		const end = closing(css, open)
		const prelude = css.slice(at, open).trim()
		const body = css.slice(open + 1, end)
		if (/^@(?:media|supports)/.test(prelude)) {
			const inner = prune(body, used)
			if (inner !== '') kept += `${prelude}{${inner}}`
		} else if (prelude.startsWith('@')) kept += `${prelude}{${body}}`
		else {
			const selectors = splitList(prelude).filter((selector) => isUsed(selector, used))
			if (selectors.length > 0) kept += `${selectors.map((selector) => shortened(selector, used)).join(',')}{${body}}`
		}
		at = end + 1
	}
	return kept
}

/** Where the block opened at `open` ends. */
function closing(css: string, open: number): number {
	let depth = 0
	for (let at = open; at < css.length; at++) {
		if (css[at] === '{') depth++
		else if (css[at] === '}' && --depth === 0) return at
	}
	return css.length
}

/** A selector list at its own commas, not those inside brackets. */
function splitList(list: string): string[] {
	const selectors: string[] = []
	let depth = 0
	let start = 0
	for (let at = 0; at < list.length; at++) {
		if (list[at] === '(') depth++
		else if (list[at] === ')') depth--
		else if (list[at] === ',' && depth === 0) {
			selectors.push(list.slice(start, at))
			start = at + 1
		}
	}
	return [...selectors, list.slice(start)]
}

/**
 * The selector without those alternatives of its `:is()`, `:where()` and `:not()` that the HTML has nothing for, as
 * long as one as specific stays: a rule must not lose its place among the others.
 */
function shortened(selector: string, used: ReadonlySet<string>): string {
	return selector.replace(/:(is|where|not)\(([^()]*)\)/g, (whole, name: string, list: string) => {
		const all = splitList(list)
		const kept = all.filter((one) => isUsed(one, used))
		const weight = (some: readonly string[]) => Math.max(0, ...some.map((one) => one.match(/[.[:]/g)?.length ?? 0))
		return kept.length > 0 && (name === 'where' || weight(kept) >= weight(all)) ? `:${name}(${kept.join(',')})` : whole
	})
}

function isUsed(selector: string, used: ReadonlySet<string>): boolean {
	// One of the alternatives has to be there; those that hold further brackets are left to the browser.
	const alternatives = selector.includes(':not(:') ? [] : selector.matchAll(/:(?:is|where)\(([^()]*)\)/g)
	for (const [, list = ''] of alternatives) {
		if (!splitList(list).some((one) => isUsed(one, used))) return false
	}
	let bare = selector
	for (let before = ''; before !== bare; ) {
		before = bare
		bare = bare.replace(/\([^()]*\)/g, '')
	}
	const named = [...bare.matchAll(/\.([\w-]+)|(\[data-[a-z]+="[\w-]*"\])/g)]
	return named.every((match) => used.has(match[1] ?? match[2] ?? ''))
}
