import { useLoaderData } from 'react-router'
import type { ArticleHead } from '../../../core/site/article'
import { PageChrome } from '../../documents/page-chrome'
import { PageHead } from '../../documents/page-head'
import { pageMeta } from '../../documents/page-meta'
import { IllustrationView } from '../illustrations/illustration-view'
import { dayWords } from './day-words'

const TITLE = 'Notes on product pages'
const DESCRIPTION =
	'Six articles for people who sell online: product pages for Shopify and WooCommerce, what a machine may write, and how to choose a tool.'

export async function loader() {
	const { listArticles } = await import('./content.server')
	return { articles: listArticles().map(({ blocks, ...head }) => head) }
}

export function meta() {
	return pageMeta({ title: TITLE, description: DESCRIPTION })
}

/** /blog (L-6) */
export default function Blog() {
	const { articles } = useLoaderData<typeof loader>()
	return (
		<PageChrome>
			<PageHead
				title={TITLE}
				lead="Written by the people who make Vitrine. What we have tried, what we found, and where we are not sure."
			/>
			<ul className="site-measure grid gap-x-10 gap-y-16 pb-24 md:grid-cols-2">
				{articles.map((article) => (
					<li key={article.slug}>
						<ArticleCard article={article} />
					</li>
				))}
			</ul>
		</PageChrome>
	)
}

export function ArticleCard({ article, level: Headline = 'h2' }: { article: ArticleHead; level?: 'h2' | 'h3' }) {
	const address = `/blog/${article.slug}`
	return (
		<article className="grid gap-4">
			<IllustrationView name={article.illustration} alt={article.illustrationAlt} />
			<Headline className="text-4">{article.title}</Headline>
			<p className="text-sm text-faint">
				<time dateTime={article.date}>{dayWords(article.date)}</time>, {article.readingMinutes} minutes
			</p>
			<p className="max-w-[56ch] text-soft">{article.excerpt}</p>
			<p>
				<a
					href={address}
					className="inline-flex min-h-11 items-center font-medium underline underline-offset-4 hover:text-accent-text"
					aria-label={`Read article: ${article.title}`}
				>
					Read article
				</a>
			</p>
		</article>
	)
}
