import { type AppLanguage, directionOfAppLanguage } from '../../../core/locale/app-languages'
import { ARTICLE_SLUGS, type Article, type ArticleSlug, readArticle } from '../../../core/site/article'
import { type Faq, readFaq } from '../../../core/site/faq'
import { type LandingLanguage, type LandingTexts, readLandingTexts } from '../../../core/site/landing-texts'
import { type LegalPage, type LegalPageName, readLegalPage } from '../../../core/site/legal-page'
import { replaySchema } from '../../../core/site/replay'
import { renderPage } from '../../../render/render-page'
import type { DemoWords } from '../demo/demo-words'
import type { ReplayView } from '../landing/replay'

// Read while the site is built; nothing of this file reaches a browser.
const articles = import.meta.glob<string>('../../../../content/blog/*.md', { query: '?raw', import: 'default', eager: true })
const legal = import.meta.glob<string>('../../../../content/legal/*.md', { query: '?raw', import: 'default', eager: true })
const landing = import.meta.glob<string>('../landing/words/*.json', { query: '?raw', import: 'default', eager: true })
const demos = import.meta.glob<DemoWords>('../demo/words/*.json', { import: 'default', eager: true })
const faqs = import.meta.glob<string>('../../../../content/faq.md', { query: '?raw', import: 'default', eager: true })
/** More of them nobody sees in the window. */
const SECTIONS_SHOWN = 4
const recordings = Object.keys(import.meta.glob('../../../../public/demo/*'))

function textOf(files: Record<string, string>, ending: string): string {
	const name = Object.keys(files).find((path) => path.endsWith(`/${ending}`))
	const text = name === undefined ? undefined : files[name]
	if (text === undefined) throw new Error(`content/… has no ${ending}`)
	return text
}

/** All articles, in the order of the blog. */
export function listArticles(): Article[] {
	return ARTICLE_SLUGS.map((slug) => readArticle(slug, textOf(articles, `${slug}.md`)))
}

/** One article and the two that follow it. Throws a 404 for an unknown name. */
export function getArticle(slug: string): { article: Article; next: Article[] } {
	const all = listArticles()
	const place = ARTICLE_SLUGS.indexOf(slug as ArticleSlug)
	const article = all[place]
	if (!article) throw new Response('Article not found', { status: 404 })
	return { article, next: [1, 2].flatMap((step) => all[(place + step) % all.length] ?? []) }
}

export function getLegalPage(name: LegalPageName): LegalPage {
	return readLegalPage(name, textOf(legal, `${name}.md`), textOf(legal, 'processors.md'))
}

export function getLandingTexts(language: LandingLanguage): LandingTexts {
	return readLandingTexts(textOf(landing, `${language}.json`))
}

/** The words of /demo, in one language. */
export function getDemoWords(language: AppLanguage): DemoWords {
	const words = demos[`../demo/words/${language}.json`]
	if (!words) throw new Error(`/demo has no words in ${language}.`)
	return words
}

export function getFaq(): Faq {
	return readFaq(textOf(faqs, 'faq.md'))
}

/** Files of the demo's recordings that are there, by name (`product-page.mp4`). */
export function listRecordings(): string[] {
	return recordings.map((path) => path.slice(path.lastIndexOf('/') + 1))
}

const replays = import.meta.glob<string>('../../../../content/replay/*.json', { query: '?raw', import: 'default', eager: true })

/**
 * What the hero shows, in one language: a page as the renderer makes it, its first sections only, and what was read and
 * taken out on the way.
 */
export function getReplay(language: AppLanguage, sections = SECTIONS_SHOWN): ReplayView {
	const { page, ...told } = replaySchema.parse(JSON.parse(textOf(replays, `kettle.${language}.json`)))
	const shown = { ...page, sections: page.sections.slice(0, sections) }
	const html = renderPage(shown, { imageUrl: ({ key }) => `/${key}`, mode: 'document' })
	const style = html.split('<style>', 2)[1]?.split('</style>', 1)[0] ?? ''
	const body = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>') + '</main>'.length)
	// It is looked at, not used: what leads somewhere becomes plain text, and a document has one main part.
	const still = body.replace(/<(\/?)(?:a|main)\b/g, '<$1div').replace(/ href="[^"]*"/g, '')
	return { ...told, style, html: still, tag: language, direction: directionOfAppLanguage(language) }
}
