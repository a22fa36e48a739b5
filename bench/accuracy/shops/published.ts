/** Precision, recall and F1, and how far F1 may stray (standard deviation over resampled pages). */
export type Figures = { f1: number; precision: number; recall: number; spread?: number }

export const ATTRIBUTES = ['price', 'sku', 'availability'] as const
export type Attribute = (typeof ATTRIBUTES)[number]

/**
 * What the public product extraction benchmark (scrapinghub/product-extraction-benchmark, February 2021) reports for
 * three systems on all its 140 pages; ours is measured on those of its pages that lie in the corpus at hand.
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
