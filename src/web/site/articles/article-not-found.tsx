import { PageChrome } from '../../documents/page-chrome'
import { PageHead } from '../../documents/page-head'
import { Button } from '../../ui/button'

export async function loader() {
	return null
}

export function meta() {
	return [{ title: 'Article not found · Vitrine' }, { name: 'robots', content: 'noindex' }]
}

/** What an unknown /blog/{slug} shows (L-6); the server answers it with 404. */
export default function ArticleNotFound() {
	return (
		<PageChrome>
			<PageHead title="Article not found" lead="There is no article at this address. It may be mistyped, or the article was taken down.">
				<div>
					<Button asChild look="accent" size="large">
						<a href="/blog">Back to the blog</a>
					</Button>
				</div>
			</PageHead>
		</PageChrome>
	)
}
