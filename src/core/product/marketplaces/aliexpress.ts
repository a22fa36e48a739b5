import type { MarketplaceSource } from './marketplace-source'

export const ALIEXPRESS: MarketplaceSource<'aliexpress'> = {
	id: 'aliexpress',
	name: 'AliExpress',
	hosts: /(?:^|\.)aliexpress\.(?:com|us|ru)$|^(?:ali\.ski|alii?\.pub)$/,
}
