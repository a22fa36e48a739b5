import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseConfig } from '../../config/config'
import { marketplaceOfDomain } from '../marketplaces/amazon/marketplaces'
import { fillTemplate } from './scraping-api'
import { CONTRACT_LINK } from './source.contract'

/** Each example of the manual: a comment naming the provider, then its settings. */
const examples = [...readFileSync('docs/listing-sources.md', 'utf8').matchAll(/^# (\w+)\n((?:SCRAPING_API_\w+='.*'\n)+)/gm)].map(
	([, provider = '', lines = '']): [string, Record<string, string>] => [
		provider,
		Object.fromEntries([...lines.matchAll(/^(\w+)='(.*)'$/gm)].map(([, name = '', value = '']) => [name, value])),
	],
)

describe('the manual’s examples of scraping APIs', () => {
	it('[X-2] there are four', () => {
		expect(examples.map(([provider]) => provider)).toEqual(['ScraperAPI', 'ScrapingBee', 'ScrapingAnt', 'ZenRows'])
	})

	it.each(examples)(
		'[X-2] %s’s settings are accepted as they stand, and ask for the listing with a key and from its country',
		(_, environment) => {
			const { scrapingApi, listingSources } = parseConfig(environment)
			expect(listingSources).toEqual(['http', 'scraping-api'])
			const asked = new URL(fillTemplate(scrapingApi?.urlTemplate ?? '', CONTRACT_LINK, marketplaceOfDomain('amazon.de')?.languages[0]))
			expect(asked.protocol).toBe('https:')
			expect(asked.searchParams.get('url')).toBe(CONTRACT_LINK.url)
			expect([...asked.searchParams.values()].map((value) => value.toLowerCase())).toContain('de')
			expect(JSON.stringify([asked.search, scrapingApi?.headers])).toContain('YOUR_KEY')
			expect(asked.href).not.toMatch(/[{}]|%7B/)
		},
	)
})
