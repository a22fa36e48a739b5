import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { directionOfAppLanguage } from '../../src/core/locale/app-languages'
import { ARTICLE_SLUGS, readArticle } from '../../src/core/site/article'
import { readFaq } from '../../src/core/site/faq'
import { LANDING_LANGUAGES, readLandingTexts } from '../../src/core/site/landing-texts'
import { LEGAL_PAGES, readLegalPage } from '../../src/core/site/legal-page'
import { launchBrowser } from '../browser'

/**
 * Draws the picture that is shown where a page is shared (1200 × 630), one for each, and the logo: the page's headline
 * in the site's own faces, behind glass. Writes public/og/*.png and cards.json, by which a test sees that a headline
 * has changed since.
 */
type Card = { name: string; headline: string; language: string; direction: 'ltr' | 'rtl' }

const read = (...path: string[]) => readFile(join('content', ...path), 'utf8')
const face = async (path: string) => `data:font/woff2;base64,${(await readFile(path)).toString('base64')}`
const english = (name: string, headline: string): Card => ({ name, headline, language: 'en', direction: 'ltr' })

const cards: Card[] = []
for (const tag of LANDING_LANGUAGES) {
	const { hero } = readLandingTexts(await readFile(`src/web/site/landing/words/${tag}.json`, 'utf8'))
	cards.push({
		name: tag === 'en' ? 'home' : `home-${tag}`,
		headline: hero.headline,
		language: tag,
		direction: directionOfAppLanguage(tag),
	})
}
for (const slug of ARTICLE_SLUGS) cards.push(english(slug, readArticle(slug, await read('blog', `${slug}.md`)).title))
const processors = await read('legal', 'processors.md')
for (const name of LEGAL_PAGES) cards.push(english(name, readLegalPage(name, await read('legal', `${name}.md`), processors).title))
cards.push(
	english('faq', readFaq(await read('faq.md')).title),
	english('landing', 'Your first product pages, free'),
	english('pricing', 'Start free'),
	english('demo', 'Watch a page being made'),
	english('blog', 'Notes on product pages'),
)

const faces = `
@font-face { font-family: Display; font-weight: 360 560; src: url(${await face('src/web/documents/fonts/fraunces.woff2')}) }
@font-face { font-family: Arabic; font-weight: 160 700;
	src: url(${await face('node_modules/@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2')}) }`
const mark = `<svg viewBox="0 0 32 32" fill="none"><path d="M5 3.5 27 7v18L5 28.5z" fill="#e4eeec"/>
	<path d="M17.2 5.4 27 7v9h-9.8z" fill="#d0350f"/>
	<path d="M5 3.5 27 7v18L5 28.5zM17.2 5.5v21M5 16h22" stroke="#1b1a17" stroke-width="1.7" stroke-linejoin="round"/></svg>`

await mkdir('public/og', { recursive: true })
const browser = await launchBrowser()
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
for (const card of cards) {
	await page.setContent(documentOf(card))
	await page.evaluate(() => document.fonts.ready)
	const png = await page.screenshot({ type: 'png' })
	await writeFile(join('public/og', `${card.name}.png`), await sharp(png).png({ palette: true, colors: 128, effort: 10 }).toBuffer())
}
await browser.close()
await writeFile(
	'public/logo.png',
	await sharp(Buffer.from(mark.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"')))
		.png()
		.toBuffer(),
)
await writeFile(
	'public/og/cards.json',
	`${JSON.stringify(Object.fromEntries(cards.map(({ name, headline }) => [name, headline])), null, '\t')}\n`,
)
console.log(`${cards.length} pictures in public/og`)

function documentOf({ headline, language, direction }: Card): string {
	const size = headline.length > 44 ? 78 : headline.length > 26 ? 92 : 112
	const [rtl, arabic] = [direction === 'rtl', language === 'ar']
	return `<!doctype html><html lang="${language}" dir="${direction}"><style>${faces}
	* { box-sizing: border-box; margin: 0 }
	body { width: 1200px; height: 630px; padding: 44px; background: #faf7f2; color: #1b1a17; font-family: Display, Arabic }
	.glass {
		position: relative; height: 100%; padding: 56px 64px; border: 3px solid; outline: 2px solid; outline-offset: 12px;
		border-radius: 4px; overflow: hidden; display: flex; flex-direction: column; justify-content: space-between;
		background: radial-gradient(70% 80% at ${rtl ? '0%' : '100%'} 0%, #fff3d6, transparent 70%), #fffdf9
	}
	.glass::after { content: ""; position: absolute; inset: 0; background: linear-gradient(115deg, transparent 72%,
		rgb(228 238 236 / .8) 72.2% 80%, transparent 80.2% 82%, rgb(228 238 236 / .6) 82.2% 84%, transparent 84.2%) }
	.name { display: flex; align-items: center; gap: 18px; font-size: 40px; position: relative; z-index: 1 } .name svg { width: 62px }
	h1 {
		position: relative; z-index: 1; font-size: ${size}px; font-weight: ${arabic ? 500 : 420}; line-height: ${arabic ? 1.35 : 1.03};
		letter-spacing: ${arabic ? 0 : '-0.02em'}; text-wrap: balance; max-width: 960px
	}
	</style><body><div class="glass"><div class="name">${mark}<bdi>Vitrine</bdi></div><h1>${headline}</h1></div></body></html>`
}
