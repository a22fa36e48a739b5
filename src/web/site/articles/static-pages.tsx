import { type ClientLoaderFunctionArgs, Outlet, redirectDocument, useLocation } from 'react-router'
import { ARABIC_FACES, SITE_FACES, type SiteHandle } from '../../documents/site-faces'
import '../site.css'
// Bundled as a script of its own, for documents in which no React starts.
import siteScript from '../site-script?worker&url'

/** The documents below are read as they are: no React starts in them, only the small script of the site. */
export const handle: SiteHandle = { isStatic: true }

export async function loader() {
	return null
}

/** From a page that is alive, one comes here by asking the server for the document: it fills in what only it knows. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<never> {
	const { pathname, search, hash } = new URL(request.url)
	throw redirectDocument(pathname + search + hash)
}

export default function StaticPages() {
	const isArabic = useLocation().pathname.split('/').includes('ar')
	return (
		<>
			{(isArabic ? ARABIC_FACES : SITE_FACES).map((href) => (
				<link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
			))}
			<Outlet />
			<script defer src={siteScript} />
		</>
	)
}
