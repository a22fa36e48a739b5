import { PageChrome } from '../documents/page-chrome'
import { PageHead } from '../documents/page-head'
import { Button } from '../ui/button'

export async function loader() {
	return null
}

export function meta() {
	return [{ title: 'Page not found · Vitrine' }, { name: 'robots', content: 'noindex' }]
}

/** The document the server answers, with 404, for every address it does not know (L-8). */
export default function NotFoundPage() {
	return (
		<PageChrome>
			<PageHead title="Oops! Page not found" lead="There is nothing in this window. The address may be mistyped, or the page has moved.">
				<div>
					<Button asChild look="accent" size="large">
						<a href="/">Return to Home</a>
					</Button>
				</div>
			</PageHead>
		</PageChrome>
	)
}
