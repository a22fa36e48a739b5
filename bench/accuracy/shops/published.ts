/** Precision, recall and F1, and how far F1 may stray (standard deviation over resampled pages). */
export type Figures = { f1: number; precision: number; recall: number; spread?: number }

export const ATTRIBUTES = ['price', 'sku', 'availability'] as const
export type Attribute = (typeof ATTRIBUTES)[number]

/**
 * What the public product extraction benchmark (scrapinghub/product-extraction-benchmark, February 2021) reports for
 * three systems on all its 140 pages; below, on the pages ours is measured on.
 */
export const PUBLISHED: Readonly<Record<string, Readonly<Record<Attribute, Figures>>>> = {
	Zyte: {
		price: { f1: 0.918, precision: 0.918, recall: 0.918, spread: 0.023 },
		sku: { f1: 0.841, precision: 0.86, recall: 0.822, spread: 0.031 },
		availability: { f1: 0.957, precision: 0.957, recall: 0.957, spread: 0.018 },
	},
	Diffbot: {
		price: { f1: 0.824, precision: 0.844, recall: 0.806, spread: 0.031 },
		sku: { f1: 0.765, precision: 0.828, recall: 0.711, spread: 0.035 },
		availability: { f1: 0.943, precision: 0.943, recall: 0.943, spread: 0.02 },
	},
	extruct: {
		price: { f1: 0.685, precision: 0.864, recall: 0.567, spread: 0.039 },
		sku: { f1: 0.537, precision: 0.786, recall: 0.407, spread: 0.045 },
		availability: { f1: 0.626, precision: 0.905, recall: 0.479, spread: 0.041 },
	},
}

/** How many of its pages lie in the corpus at hand. */
export const PAGES_AT_HAND = 69

/**
 * The outputs the benchmark publishes of the same three systems, scored by its own script on those of its pages that
 * lie in the corpus at hand; scored on all 140, they give the figures above.
 */
export const ON_PAGES_AT_HAND: typeof PUBLISHED = {
	Zyte: {
		price: { f1: 0.912, precision: 0.912, recall: 0.912, spread: 0.034 },
		sku: { f1: 0.773, precision: 0.797, recall: 0.75, spread: 0.051 },
		availability: { f1: 0.971, precision: 0.971, recall: 0.971, spread: 0.021 },
	},
	Diffbot: {
		price: { f1: 0.848, precision: 0.875, recall: 0.824, spread: 0.042 },
		sku: { f1: 0.729, precision: 0.77, recall: 0.691, spread: 0.053 },
		availability: { f1: 0.957, precision: 0.957, recall: 0.957, spread: 0.025 },
	},
	extruct: {
		price: { f1: 0.643, precision: 0.818, recall: 0.529, spread: 0.059 },
		sku: { f1: 0.431, precision: 0.647, recall: 0.324, spread: 0.064 },
		availability: { f1: 0.635, precision: 0.943, recall: 0.478, spread: 0.054 },
	},
}
