import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { LEGAL_PAGES, type LegalPageName } from '../../../core/site/legal-page'
import { PageChrome } from '../../documents/page-chrome'
import { PageHead } from '../../documents/page-head'
import { pageMeta } from '../../documents/page-meta'
import { pathOf } from '../../documents/path-of'
import { ORGANIZATION } from '../structured-data'
import { dayWords } from './day-words'
import { Prose } from './prose'

/** The legal pages and /about (L-7); what the operator has configured is filled in by the server. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { getLegalPage } = await import('./content.server')
	const name = pathOf(request).slice(1)
	if (!isLegalPage(name)) throw new Response('Page not found', { status: 404 })
	return getLegalPage(name)
}

function isLegalPage(name: string): name is LegalPageName {
	return (LEGAL_PAGES as readonly string[]).includes(name)
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
	if (!loaderData) return []
	const jsonLd = loaderData.name === 'business-info' || loaderData.name === 'about' ? [ORGANIZATION] : []
	return pageMeta({ ...loaderData, jsonLd })
}

export default function Legal() {
	const page = useLoaderData<typeof loader>()
	const headings = page.blocks.filter((block) => block.kind === 'heading')
	return (
		<PageChrome>
			<article>
				<PageHead title={page.title}>
					<p className="text-sm text-faint">
						Last changed on <time dateTime={page.updated}>{dayWords(page.updated)}</time>
					</p>
				</PageHead>
				<div className="site-measure grid gap-12 pb-24 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16">
					<nav aria-label="On this page" className="hidden text-[0.9375rem] lg:block">
						<ul className="sticky top-24 grid gap-1.5 border-t border-strong pt-4">
							{headings.map(({ id, text }) => (
								<li key={id}>
									<a href={`#${id}`} className="inline-block py-1 text-soft hover:text-ink hover:underline hover:underline-offset-4">
										{text}
									</a>
								</li>
							))}
						</ul>
					</nav>
					<Prose blocks={page.blocks} />
				</div>
			</article>
		</PageChrome>
	)
}
