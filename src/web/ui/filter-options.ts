import { foldText } from '../../core/locale/fold-text'

export type Option = {
	value: string
	label: string /** Shown beside the label and searched too, e.g. a language's own name. */
	also?: string /** Language tag of `also`. */
	alsoTag?: string
}

/** Options that hold the words typed, those that begin with them first; case and accents do not matter. */
export function filterOptions(options: readonly Option[], typed: string): Option[] {
	const wanted = foldText(typed.trim())
	if (!wanted) return [...options]
	const rank = (option: Option) => {
		const names = [foldText(option.label), foldText(option.also ?? '')]
		if (names.some((name) => name.startsWith(wanted))) return 0
		return names.some((name) => name.includes(wanted)) ? 1 : 2
	}
	const ranked = options.map((option) => ({ option, rank: rank(option) })).filter((entry) => entry.rank < 2)
	return ranked.sort((a, b) => a.rank - b.rank).map((entry) => entry.option)
}
