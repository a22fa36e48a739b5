import { expect, test } from 'vitest'
import { ConfigError, parseConfig } from './config'

const errorsOf = (environment: Record<string, string>): string[] => {
	try {
		parseConfig({ PATH: '', ...environment })
		return []
	} catch (error) {
		if (error instanceof ConfigError) return error.errors
		throw error
	}
}

test('[N-7] a store is configured as a whole or not at all, and every error is told', () => {
	expect(parseConfig({}).stores).toMatchObject({
		settings: { woocommerce: { ALLOW_HTTP: false } },
		access: { youcan: 'everyone', shopify: 'owner', woocommerce: 'owner' },
		mayFetchLocally: false,
	})
	expect(parseConfig({ YOUCAN_CLIENT_ID: 'a', YOUCAN_CLIENT_SECRET: 'b' }).stores.settings.youcan).toEqual({
		CLIENT_ID: 'a',
		CLIENT_SECRET: 'b',
		API_URL: 'https://api.youcan.shop',
		AUTHORIZE_URL: 'https://seller-area.youcan.shop/admin/oauth/authorize',
	})
	expect(errorsOf({ YOUCAN_CLIENT_ID: 'a', SHOPIFY_CLIENT_SECRET: 'b' })).toEqual([
		expect.stringContaining('YOUCAN_CLIENT_SECRET must be set'),
		expect.stringContaining('SHOPIFY_CLIENT_ID must be set'),
	])
	expect(errorsOf({ YOUCAN_API_URL: 'https://api.example' })).toEqual([expect.stringContaining('YOUCAN_CLIENT_ID')])
	expect(errorsOf({ SHOPIFY_ACCESS: 'all' })).toEqual(['SHOPIFY_ACCESS must be owner, pro or everyone'])
	expect(errorsOf({ AUTH_SECRET_FORMER: 'short' })).toEqual([expect.stringContaining('AUTH_SECRET_FORMER')])
})
