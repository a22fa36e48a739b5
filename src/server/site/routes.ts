import { decodeHTML } from 'entities'
import { siteStatsSchema } from '../../core/contracts/site'
import { escapeHtml } from '../../core/text/escape-html'
import type { Routes } from '../http/route-schemas'
import type { Site } from './open-site'
import { siteUrl } from './site-filling'
import { alternates, LISTED_PAGES } from './site-head'
import { registerTrialRoutes, type TrialGiven } from './trial-routes'

type Given = TrialGiven & { site: Site }

/** What machines read of the public site (L-9), what it has measured (decision 6), and the trial of /demo. */
export function registerSiteRoutes(app: Routes, { config, site, closing, work }: Given): void {
	registerTrialRoutes(app, { config, closing, work })
	const url = siteUrl(config)
	const lasting = 'public, max-age=3600'
	const open = { config: { who: 'anyone' } } as const
	app.get('/sitemap.xml', open, async (_request, reply) =>
		reply.header('cache-control', lasting).type('application/xml; charset=utf-8').send(sitemap(url)),
	)
	app.get('/robots.txt', open, async (_request, reply) =>
		reply.header('cache-control', lasting).type('text/plain; charset=utf-8').send(robots(url)),
	)
	app.get('/llms.txt', open, async (_request, reply) =>
		reply
			.header('cache-control', lasting)
			.type('text/plain; charset=utf-8')
			.send(await llms(url, site)),
	)
	app.get(
		'/api/site-stats',
		{
			...open,
			schema: {
				tags: ['Site'],
				summary: 'What this installation has measured; null while there is too little',
				response: { 200: siteStatsSchema },
			},
		},
		async (_request, reply) => {
			reply.header('cache-control', 'public, max-age=600')
			const measured = await site.findMeasured()
			if (!measured) return { stats: null }
			const { medianSeconds, ...counts } = measured
			return { stats: { ...counts, median_seconds: medianSeconds } }
		},
	)
}

function sitemap(url: string): string {
	const others = alternates(url).map(({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeHtml(href)}"/>`)
	const entries = LISTED_PAGES.map(
		({ path, isLanding }) => `<url><loc>${escapeHtml(`${url}${path}`)}</loc>${isLanding ? others.join('') : ''}</url>`,
	)
	return [
		`<?xml version="1.0" encoding="UTF-8"?>\n<urlset `,
		'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ',
		`xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`,
	].join('')
}

/** What is behind sign-in is nobody's to list. */
function robots(url: string): string {
	const closed = ['/api/', '/billing/', '/dashboard', '/pages', '/settings', '/product-result', '/owner/']
	return `User-agent: *\n${closed.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${url}/sitemap.xml\n`
}

/** The pages with their titles and descriptions, as the documents themselves tell them. */
async function llms(url: string, site: Site): Promise<string> {
	const lines = await Promise.all(
		LISTED_PAGES.map(async ({ path }) => {
			const html = (await site.findDocument(path))?.html.toString('utf8') ?? ''
			const [, title = path] = /<title>([^<]*)<\/title>/.exec(html) ?? []
			const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? []
			return `- [${decodeHTML(title)}](${url}${path}): ${decodeHTML(description)}`
		}),
	)
	return [
		`# Vitrine\n\n> Turns a product link into a finished, editable product page,`,
		`written from the listing’s facts.\n\n## Pages\n\n${lines.join('\n')}\n`,
	].join(' ')
}
