import type { MetaDescriptor } from 'react-router'

type Told = { title: string; description: string; type?: 'website' | 'article'; jsonLd?: Record<string, unknown>[] }

/**
 * What a page tells search engines and those who share it; addresses (canonical, picture, alternates) are the server's
 * to add.
 */
export function pageMeta({ title, description, type = 'website', jsonLd = [] }: Told): MetaDescriptor[] {
	const whole = title.includes('Vitrine') ? title : `${title} · Vitrine`
	return [
		{ title: whole },
		{ name: 'description', content: description },
		{ property: 'og:type', content: type },
		{ property: 'og:site_name', content: 'Vitrine' },
		{ property: 'og:title', content: title },
		{ property: 'og:description', content: description },
		{ name: 'twitter:card', content: 'summary_large_image' },
		{ name: 'twitter:title', content: title },
		{ name: 'twitter:description', content: description },
		...jsonLd.map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } }) as MetaDescriptor),
	]
}
