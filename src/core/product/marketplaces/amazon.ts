import type { MarketplaceSource } from './marketplace-source'

export const AMAZON: MarketplaceSource<'amazon'> = {
	id: 'amazon',
	name: 'Amazon',
	hosts: /(?:^|\.)(?:amazon\.[a-z.]{2,6}|amzn\.[a-z]{2,4})$|^a\.co$/,
}
