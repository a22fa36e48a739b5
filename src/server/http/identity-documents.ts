import type { SignInScreens } from '../../connectors/identity/identity'
import { IDENTITY_META, type IdentityMeta } from '../../core/contracts/identity'
import { escapeHtml } from '../../core/text/escape-html'
import { type FurtherSources, policyOf } from './security-headers'
import { type WebDocument, webDocument } from './web-document'
import type { WebFiles } from './web-files'

/**
 * The app's documents as they are served: unchanged where we sign people in ourselves; else they name the provider and
 * may use what it needs.
 */
export function withIdentity(files: WebFiles, screens: SignInScreens): WebFiles {
	if (screens.kind === 'embedded') return files
	const told = (document: WebDocument) => withMeta(document, screens)
	const documents = new Map([...files.documents].map(([path, document]) => [path, told(document)]))
	return { ...files, documents, fallback: told(files.fallback) }
}

/**
 * What Clerk's script uses (its guide to content security policies): its host, its pictures, and Cloudflare's and its
 * own checks for robots.
 */
function sourcesFor(origin: string): FurtherSources {
	return {
		'script-src': [origin, 'https://challenges.cloudflare.com', 'https://*.protect.clerk.com'],
		'connect-src': [origin, 'https://*.protect.clerk.com:*'],
		'img-src': ['https://img.clerk.com'],
		'frame-src': ['https://challenges.cloudflare.com', 'https://*.protect.clerk.com'],
		'worker-src': ['blob:'],
	}
}

function withMeta(document: WebDocument, meta: IdentityMeta): WebDocument {
	const content = escapeHtml(JSON.stringify(meta))
	const text = document.html
		.toString('utf8')
		// The documents of sign-in show the provider's form in place of ours by this, before any script has run.
		.replace(/<html\b/i, (start) => `${start} data-identity="${meta.kind}"`)
		.replace(/<head[^<>]*>/i, (head) => `${head}<meta name="${IDENTITY_META}" content="${content}"/>`)
	return webDocument(Buffer.from(text), policyOf(text, sourcesFor(meta.origin)))
}
