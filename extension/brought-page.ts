/** A page as its visitor sees it. */
export type BroughtPage = { html: string; url: string; title: string }

/** The page as rendered. Runs inside the page, so it rests on nothing outside itself. */
export function readPage(): BroughtPage {
	return { html: `<!doctype html>${document.documentElement.outerHTML}`, url: location.href, title: document.title }
}
