import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { PageChrome } from '../../documents/page-chrome'
import { pageMeta } from '../../documents/page-meta'
import { IllustrationView } from '../illustrations/illustration-view'
import { blogPosting } from '../structured-data'
import { ArticleCard } from './blog'
import { dayWords } from './day-words'
import { Prose } from './prose'

export async function loader({ params }: LoaderFunctionArgs) {
	const { getArticle } = await import('./content.server')
	const { article, next } = getArticle(params.slug ?? '')
	return { article, next: next.map(({ blocks, ...head }) => head) }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
	if (!loaderData) return []
	const { article } = loaderData
	return pageMeta({ ...article, type: 'article', jsonLd: [blogPosting(article)] })
}

/** /blog/{slug} (L-6) */
export default function ArticlePage() {
	const { article, next } = useLoaderData<typeof loader>()
	return (
		<PageChrome>
			<article className="site-measure grid gap-12 pt-10 pb-24 lg:pt-16">
				<header className="grid gap-5">
					<p>
						<a href="/blog" className="inline-flex min-h-11 items-center text-soft underline underline-offset-4 hover:text-ink">
							Blog
						</a>
					</p>
					<h1 className="max-w-[20ch] text-[clamp(2.5rem,5.6vw,4.5rem)] leading-[1.02]">{article.title}</h1>
					<p className="text-[0.9375rem] text-faint">
						{article.author}, <time dateTime={article.date}>{dayWords(article.date)}</time>, {article.readingMinutes} minutes to read
					</p>
				</header>
				<IllustrationView name={article.illustration} alt={article.illustrationAlt} />
				<div className="mx-auto w-full max-w-[68ch]">
					<Prose blocks={article.blocks} />
					<p className="mt-12 border-t border-hairline pt-6">
						Vitrine makes product pages from product links.{' '}
						<a href="/landing" className="underline underline-offset-4 hover:text-accent-text">
							The first ones are free
						</a>
						.
					</p>
				</div>
			</article>
			<section aria-labelledby="next-title" className="site-section">
				<div className="site-measure grid gap-10">
					<h2 id="next-title" className="text-5">
						Read on
					</h2>
					<ul className="grid gap-10 md:grid-cols-2">
						{next.map((one) => (
							<li key={one.slug}>
								<ArticleCard article={one} level="h3" />
							</li>
						))}
					</ul>
				</div>
			</section>
		</PageChrome>
	)
}
