import type { Page } from '../../../../core/page/page'
import { optionsOfPage } from '../../../../core/stores/page-options'
import { countCombinations } from '../../../../core/stores/page-variants'
import { MOST_STORE_VARIANTS } from '../../../../core/stores/store-product'
import { useCurrentPage } from '../../use-current-page'
import { useWords } from '../words'

/** Values that become no combinations, by the option's name. */
export type Dropped = Readonly<Record<string, readonly string[]>>

/** The values a push keeps of each option; undefined for all of all. */
export function keptValues(page: Page, dropped: Dropped): Record<string, string[]> | undefined {
	const kept = optionsOfPage(page, null).flatMap(({ name, values }): [string, string[]][] =>
		dropped[name]?.length ? [[name, values.filter((value) => !dropped[name]?.includes(value))]] : [],
	)
	return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

/** The values a push before did not keep, as far as the page still has them. */
export function droppedOf(page: Page, kept: Readonly<Record<string, readonly string[]>> = {}): Dropped {
	const dropped = optionsOfPage(page, null).flatMap(({ name, values }): [string, string[]][] => {
		const left = values.filter((value) => kept[name]?.includes(value))
		return left.length > 0 && left.length < values.length ? [[name, values.filter((value) => !left.includes(value))]] : []
	})
	return Object.fromEntries(dropped)
}

/**
 * Which values of each option become combinations, where there are more than one push makes. One value of each
 * stays.
 */
export function OptionValues({ dropped, onChange }: { dropped: Dropped; onChange: (dropped: Dropped) => void }) {
	const t = useWords()
	const page = useCurrentPage()
	const count = countCombinations(page, keptValues(page, dropped))
	const toggle = (name: string, value: string) => {
		const before = dropped[name] ?? []
		onChange({ ...dropped, [name]: before.includes(value) ? before.filter((one) => one !== value) : [...before, value] })
	}
	return (
		<div className="grid gap-3">
			<p className={count > MOST_STORE_VARIANTS ? 'text-sm text-bad' : 'text-sm text-soft'} aria-live="polite">
				{t('details.combinations', { count, most: MOST_STORE_VARIANTS })}
			</p>
			{optionsOfPage(page, null).map(({ name, values }) => {
				const left = values.filter((value) => !dropped[name]?.includes(value))
				return (
					<fieldset key={name} className="grid gap-1">
						<legend className="text-sm font-medium" dir="auto">
							{name}
						</legend>
						<p className="text-sm text-faint tabular">{t('details.values_kept', { count: left.length, all: values.length })}</p>
						<div className="flex max-h-61 flex-wrap gap-x-4 overflow-y-auto rounded-pane border border-hairline px-3">
							{values.map((value) => (
								<label key={value} className="flex min-h-11 items-center gap-2 text-sm">
									<input
										type="checkbox"
										className="size-5 shrink-0 accent-(--accent)"
										checked={left.includes(value)}
										disabled={left.length === 1 && left[0] === value}
										onChange={() => toggle(name, value)}
									/>
									<span dir="auto">{value}</span>
								</label>
							))}
						</div>
					</fieldset>
				)
			})}
		</div>
	)
}
