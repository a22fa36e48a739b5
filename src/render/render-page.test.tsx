import { Parser } from 'htmlparser2'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Text } from '../core/copy/copy'
import { composePage } from '../core/page/compose/compose-page'
import { parsePage } from '../core/page/migrate'
import { type ImageFile, type Page, themeSchema } from '../core/page/page'
import { fullInput, fullPage, testImage } from '../core/page/page.fixture'
import { mapTexts } from '../core/page/walk'
import { PageBody } from './body/page-body'
import { SectionView } from './body/section-view'
import { renderPage } from './render-page'
import { pageView } from './view/page-view'

const imageUrl = (file: ImageFile) => `https://cdn.example/${file.key}`
const render = (page: Page) => renderPage(page, { imageUrl, mode: 'document' })

type Tag = { name: string; attributes: Record<string, string> }
function tagsOf(html: string): Tag[] {
	const tags: Tag[] = []
	const parser = new Parser({ onopentag: (name, attributes) => tags.push({ name, attributes }) })
	parser.end(html)
	return tags
}

const HOSTILE = `"><script>alert(1)</script><img src=x onerror=alert(2)>'</style></title>&`

function hostilePage(): Page {
	const page = mapTexts(fullPage(), ({ text }) => ({ ...text, html: HOSTILE }))
	return {
		...page,
		product: { ...page.product, title: HOSTILE, brand: HOSTILE, breadcrumbs: [HOSTILE] },
		seo: { ...page.seo, title: HOSTILE, description: HOSTILE },
		images: page.images.map((image) => ({ ...image, alt: HOSTILE })),
		record: { ...page.record, writer: { kind: 'model', model: HOSTILE } },
	}
}

describe('renderPage', () => {
	it('[N-4] runs nothing, whatever the texts hold: no script but JSON-LD, no handler, no foreign tag', () => {
		for (const theme of themeSchema.options) {
			const tags = tagsOf(render({ ...hostilePage(), theme }))
			const scripts = tags.filter((tag) => tag.name === 'script')
			expect(scripts.map((tag) => tag.attributes.type)).toEqual(['application/ld+json'])
			expect(tags.flatMap((tag) => Object.keys(tag.attributes)).filter((name) => name.startsWith('on'))).toEqual([])
			expect(tags.filter((tag) => tag.name === 'img').every((tag) => tag.attributes.src?.startsWith('https://cdn.example/'))).toBe(true)
			expect(tags.some((tag) => ['iframe', 'object', 'embed', 'form', 'base'].includes(tag.name))).toBe(false)
		}
	})

	it('[O-1] asks for nothing but the pictures it is told of', () => {
		const html = render(fullPage())
		const addresses = [...html.matchAll(/(?:src|srcset|href)="([^"]*)"/gi)].flatMap((match) => match[1]?.split(', ') ?? [])
		expect(addresses.every((address) => /^(?:https:\/\/(?:cdn\.example|wa\.me)\/|#|data:,$)/.test(address))).toBe(true)
		expect(html).not.toMatch(/@import|url\(/)
	})

	it('[O-2] names language and direction, mirrored for right-to-left languages', () => {
		expect(render(fullPage())).toContain('<html lang="en" dir="ltr">')
		const arabic = render(fullPage({ language: 'arabic' }))
		expect(arabic).toContain('<html lang="ar" dir="rtl">')
		expect(render({ ...fullPage({ language: 'arabic' }), buying: { kind: 'link', url: 'https://shop.example/buy' } })).toContain(
			'scale:-1 1',
		)
		expect(render(fullPage({ language: 'hebrew' }))).toContain('<html lang="he" dir="rtl">')
	})

	it('[O-2] weighs at most 60 KB with fifty specifications and twenty-four pictures', () => {
		const facts = Array.from({ length: 50 }, (_, index) => ({
			id: `f${index + 1}`,
			kind: 'spec' as const,
			name: `Specification number ${index}`,
			text: `A value of some length, ${index} mm`,
			origin: { rule: 'test', place: 'test' },
		}))
		const gallery = Array.from({ length: 12 }, (_, index) => testImage(`g${index}`))
		const description = Array.from({ length: 12 }, (_, index) => testImage(`d${index}`))
		for (const theme of themeSchema.options) {
			const html = render(
				composePage({
					...fullInput(),
					theme,
					facts: [...fullInput().facts.slice(0, 1), ...facts.slice(1)],
					images: { gallery, description },
				}),
			)
			expect(new TextEncoder().encode(html).length).toBeLessThanOrEqual(60 * 1024)
			expect(html.split('<dt>').length).toBeGreaterThan(49)
		}
	})

	it('[O-2] fetches the main picture first and all others late, each with its size and in several widths', () => {
		const images = tagsOf(render(fullPage())).filter((tag) => tag.name === 'img')
		expect(images.length).toBeGreaterThan(3)
		expect(images.every((image) => Number(image.attributes.width) > 0 && Number(image.attributes.height) > 0 && image.attributes.alt)).toBe(
			true,
		)
		expect(images[0]?.attributes).toMatchObject({ fetchpriority: 'high' })
		expect(images.slice(1).every((image) => image.attributes.loading === 'lazy')).toBe(true)
		expect(images[0]?.attributes.srcset).toContain('450w')
	})

	it('[O-2] offers each picture as AVIF, then WebP, then JPEG, so that every browser takes the smallest it can show', () => {
		const page = fullPage()
		const avif = { key: 'images/a-800.avif', format: 'avif' as const, width: 800, height: 533, bytes: 500 }
		const images = page.images.map((image) => (image.id === 'a' ? { ...image, files: [...image.files, avif] } : image))
		const [picture = ''] = /<picture>.*?<\/picture>/.exec(render({ ...page, images })) ?? []
		expect([...picture.matchAll(/ type="(image\/\w+)"/g)].map((match) => match[1])).toEqual(['image/avif', 'image/webp'])
		expect(picture).toMatch(/<img src="https:\/\/cdn\.example\/images\/a-900\.jpg"/)
	})

	it('[R-1] has no gap where a picture could not be had; while it is edited a named placeholder stands there, to be replaced', () => {
		const page = fullPage({ images: { gallery: [testImage('lost', true)], description: [] } })
		const html = render(page)
		expect(html).not.toMatch(/<img|vt-none|vt-gallery|vt-pictured/)
		expect(html).toContain('vt-bare')
		const edited = renderToStaticMarkup(<PageBody page={page} imageUrl={imageUrl} editing />)
		expect(edited).toContain('role="img" aria-label="Image not available"')
	})

	it('[R-9] names the product above the headline unless the headline does, also where an inline editor stands in place of each text', () => {
		const id = fullPage().sections.find((section) => section.type === 'hero')?.id
		const named = (headline: string) => {
			const page = mapTexts(fullPage(), ({ text, path, sectionId }) =>
				sectionId === id && path.at(-1) === 'headline' ? { ...text, html: headline } : text,
			)
			const hero = page.sections.find((section) => section.type === 'hero')
			if (hero?.type !== 'hero') throw new Error('no opening')
			const view = pageView(page, imageUrl, { editing: true })
			const node = (text: Text) => ({ ...text, html: <i>{text.html}</i> })
			const props = { ...hero.props, name: node(hero.props.name), headline: node(hero.props.headline) }
			const edited = renderToStaticMarkup(<SectionView id={hero.id} type="hero" props={props} view={view} />)
			return [render(page), edited].map((html) => html.includes('class="vt-product"'))
		}
		expect(named('A light that bends')).toEqual([true, true])
		expect(named(fullPage().product.title)).toEqual([false, false])
	})

	it('[K-6] says in machine-readable form that a machine wrote it, and nothing of the kind when a person did', () => {
		const marked = render(fullPage())
		expect(marked).toContain('<meta name="ai-generated" content="true">')
		expect(marked).toContain('data-machine-written="model"')
		expect(marked).toContain('TrainedAlgorithmicMediaDigitalSource')
		const template = render(fullPage({ writer: { kind: 'embedded' } }))
		expect(template).toContain('<meta name="machine-written" content="template">')
		expect(template).not.toContain('ai-generated')
		const own = render(fullPage({ writer: { kind: 'person' } }))
		expect(own).not.toMatch(/ai-generated|machine-written|DigitalSource|produced automatically/)
	})

	it('[K-6] names what a model made by IPTC’s word, texts and pictures each for themselves, in HTML and JSON-LD', () => {
		const written = fullPage({ writer: { kind: 'person' } })
		const images = written.images.map((image, index) => (index === 0 ? { ...image, madeBy: 'ai' as const } : image))
		const html = render({ ...written, images })
		expect(html).toContain('<meta name="ai-generated-images" content="true">')
		expect(
			html.match(/data-digital-source-type="http:\/\/cv\.iptc\.org\/newscodes\/digitalsourcetype\/trainedAlgorithmicMedia"/g),
		).toHaveLength(2)
		expect(html).toMatch(/"@type":"ImageObject","contentUrl":"[^"]+","digitalSourceType":"[^"]+\/TrainedAlgorithmicMediaDigitalSource"/)
		expect(render(written)).not.toMatch(/ImageObject|digital-source|ai-generated/)
		expect(render(fullPage({ writer: { kind: 'embedded' } }))).toMatch(
			/<meta name="digital-source-type" content="[^"]*\/algorithmicMedia">/,
		)
	})

	it('[O-3] shares a picture every network reads', () => {
		expect(render(fullPage())).toContain('<meta property="og:image" content="https://cdn.example/images/a-900.jpg">')
	})

	it('[W-8] marks quotations in the listing’s language, and turns them inside a right-to-left page', () => {
		const html = render(fullPage({ language: 'arabic' }))
		expect(html).toMatch(/<dd><bdi lang="en-US" dir="ltr">38 cm<\/bdi><\/dd>/)
		expect(html).toContain('الإنجليزية')
		expect(render(fullPage({ language: 'french' }))).toMatch(/<dt lang="en-US">Height<\/dt>/)
		expect(render(fullPage())).not.toContain('lang="en-US"')
	})

	it('[R-2] leaves hidden sections out of page and JSON-LD', () => {
		const page = fullPage()
		const sections = page.sections.map((section) => (section.type === 'faq' ? { ...section, hidden: true } : section))
		expect(render({ ...page, sections })).not.toMatch(/FAQPage|How high is it/)
	})

	it('[R-6] is the same after the page was stored and read again', () => {
		const page = fullPage()
		expect(render(parsePage(JSON.parse(JSON.stringify(page))))).toBe(render(page))
	})

	it('[O-3] names no canonical address unless it is told one, and none that is not http', () => {
		const page = fullPage()
		expect(render(page)).not.toContain('canonical')
		expect(renderPage(page, { imageUrl, mode: 'document', canonical: 'https://shop.example/lamp' })).toContain(
			'<link rel="canonical" href="https://shop.example/lamp">',
		)
		expect(renderPage(page, { imageUrl, mode: 'document', canonical: 'javascript:alert(1)' })).not.toContain('canonical')
	})

	it('[R-11] the product’s name stands above a headline that promises, not above one that is its beginning', () => {
		const withHeadline = (headline: string) => {
			const page = fullPage()
			const sections = page.sections.map((section) =>
				section.type === 'hero'
					? {
							...section,
							props: { ...section.props, name: { html: 'Tavio desk lamp, steel', facts: [] }, headline: { html: headline, facts: [] } },
						}
					: section,
			)
			return render({ ...page, sections })
		}
		expect(withHeadline('Light for one page')).toContain('Tavio desk lamp, steel</p>')
		expect(withHeadline('Tavio desk lamp')).not.toContain('Tavio desk lamp, steel</p>')
	})

	describe('[R-12] every button leads to the page’s one destination', () => {
		const page = fullPage()
		const targets = (change: Partial<typeof page>) =>
			new Set(
				tagsOf(render({ ...page, ...change })).flatMap((tag) =>
					tag.attributes.class === 'vt-btn' && tag.name !== 'button' ? (tag.attributes.href ?? 'none') : [],
				),
			)
		const withoutForm = page.sections.filter(({ type }) => type !== 'orderForm')

		const formOf = (buying: typeof page.buying, change: Partial<typeof page> = {}) =>
			tagsOf(render({ ...page, ...change, buying })).filter(({ name }) => /^(?:form|select|input|textarea)$/.test(name))

		it('an order form sends fields with the choices, posted or written into a mail; never nowhere', () => {
			const [posted, , choice] = formOf({ kind: 'form', action: 'https://shop.example/order' })
			expect(posted?.attributes).toMatchObject({ method: 'post', action: 'https://shop.example/order' })
			expect([choice?.name, choice?.attributes.name]).toEqual(['select', 'Colour'])
			const [mail, ...fields] = formOf({ kind: 'mail', address: 'shop@shop.example' })
			expect(mail?.attributes).toMatchObject({
				...{ method: 'post', action: 'mailto:shop@shop.example?subject=Tavio%20desk%20lamp', enctype: 'text/plain' },
			})
			expect(fields.map(({ attributes }) => attributes.name)).toEqual(['product', 'Colour', 'name', 'phone', 'city', 'quantity'])
		})

		it('an order by WhatsApp is a chat that opens written, with what was chosen and the lines only the buyer can fill', () => {
			const whatsapp = { kind: 'whatsapp' as const, number: '+212600000000' }
			const [chat, ...texts] = formOf(whatsapp)
			expect(chat?.attributes).toMatchObject({ method: 'get', action: 'https://wa.me/212600000000' })
			expect(texts.map(({ name, attributes }) => [name, attributes.type, attributes.name, attributes.value])).toEqual([
				['input', 'radio', 'text', 'Tavio desk lamp\n$59\nColour: Red\nFull name: \nPhone: \nCity: \nQuantity: '],
				['input', 'radio', 'text', 'Tavio desk lamp\n$59\nColour: Blue\nFull name: \nPhone: \nCity: \nQuantity: '],
			])
			const plain = page.sections.map((one) => (one.type === 'hero' ? { ...one, props: { ...one.props, options: [] } } : one))
			const [, message, ...more] = formOf(whatsapp, { sections: plain.filter(({ type }) => type !== 'variants') })
			expect(message?.attributes).toMatchObject({ type: 'hidden', name: 'text' })
			expect(more).toEqual([])
		})

		it('WhatsApp and mail with product and price filled in', () => {
			const [chat] = targets({ sections: withoutForm, buying: { kind: 'whatsapp', number: '+212600000000' } })
			expect(decodeURIComponent(chat ?? '')).toBe('https://wa.me/212600000000?text=Tavio desk lamp\n$59\nColour: ')
			const [mail] = targets({ sections: withoutForm, buying: { kind: 'mail', address: 'shop@shop.example' } })
			expect(decodeURIComponent(mail ?? '')).toBe('mailto:shop@shop.example?subject=Tavio desk lamp&body=Tavio desk lamp\n$59\nColour: ')
		})
	})
})
