import type { StoreCategory } from './store-product'

/** What a listing's own place among its shop's goods is kept by: the names from the top, '' for none. */
export const categoryKey = (breadcrumbs: readonly string[]): string => breadcrumbs.map((name) => name.trim().toLowerCase()).join(' › ')

/**
 * Where a product is filed: as chosen now (null = nowhere), else as the seller filed what stood in the same place
 * before, else nowhere.
 */
export function categoryOf(
	breadcrumbs: readonly string[],
	chosen: StoreCategory | null | undefined,
	remembered: Readonly<Record<string, StoreCategory>>,
): StoreCategory | null {
	const key = categoryKey(breadcrumbs)
	if (chosen !== undefined) return chosen
	return key === '' ? null : (remembered[key] ?? null)
}
