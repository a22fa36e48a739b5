import { Parser } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { type Page, themeSchema } from '../core/page/page'
import { fullPage } from '../core/page/page.fixture'
import { renderPage } from './render-page'
import { anchorOf } from './style/anchor'

type Tag = { name: string; attributes: Record<string, string>; within: readonly Tag[] }

/** Every tag of a page with those it stands in, from the outermost. */
function tagsOf(html: string): Tag[] {
	const open: Tag[] = []
	const tags: Tag[] = []
	const parser = new Parser({
		onopentag(name, attributes) {
			const tag = { name, attributes, within: [...open] }
			tags.push(tag)
			open.push(tag)
		},
		onclosetag: () => void open.pop(),
	})
	parser.end(html)
	return tags
}

const isButton = ({ attributes }: Tag) => attributes.class?.split(' ').includes('vt-btn') === true
const page = fullPage()
const form = page.sections.find(({ type }) => type === 'orderForm')
const toForm = `#${form ? anchorOf(form.id) : 'missing'}`
const MESSAGE = 'Tavio desk lamp\n$59\nColour: '

/** Each destination, and where buttons lead with it: on a page with an order form, and without one. */
const DESTINATIONS: readonly { buying: Page['buying']; withForm: string; withoutForm: string }[] = [
	{ buying: null, withForm: 'nowhere', withoutForm: 'nowhere' },
	{
		buying: { kind: 'form', action: 'https://shop.example/order' },
		withForm: toForm,
		withoutForm: 'https://shop.example/order',
	},
	{
		buying: { kind: 'whatsapp', number: '+212600000000' },
		withForm: toForm,
		withoutForm: `https://wa.me/212600000000?text=${MESSAGE}`,
	},
	{
		buying: { kind: 'mail', address: 'shop@shop.example' },
		withForm: toForm,
		withoutForm: `mailto:shop@shop.example?subject=Tavio desk lamp&body=${MESSAGE}`,
	},
	{ buying: { kind: 'phone', number: '+212600000000' }, withForm: 'tel:+212600000000', withoutForm: 'tel:+212600000000' },
	{
		buying: { kind: 'link', url: 'https://shop.example/buy' },
		withForm: 'https://shop.example/buy',
		withoutForm: 'https://shop.example/buy',
	},
	{ buying: { kind: 'store', url: 'https://shop.example/p' }, withForm: 'https://shop.example/p', withoutForm: 'https://shop.example/p' },
	{ buying: { kind: 'store' }, withForm: 'nowhere', withoutForm: 'nowhere' },
]

const CASES = themeSchema.options.flatMap((theme) =>
	DESTINATIONS.flatMap(({ buying, withForm, withoutForm }) => [
		{
			theme,
			buying,
			kind: `${buying?.kind ?? 'none'}${buying && 'url' in buying ? ' with an address' : ''}`,
			form: 'shown',
			leads: withForm,
		},
		{
			theme,
			buying,
			kind: `${buying?.kind ?? 'none'}${buying && 'url' in buying ? ' with an address' : ''}`,
			form: 'hidden',
			leads: withoutForm,
		},
	]),
)

describe('[R-12] buttons', () => {
	it.each(CASES)(
		'of $theme with destination $kind and its order form $form lead where the page is bought',
		({ theme, buying, leads, ...shown }) => {
			const sections = page.sections.map((section) => ({ ...section, hidden: section.type === 'orderForm' && shown.form === 'hidden' }))
			const tags = tagsOf(
				renderPage({ ...page, theme, buying, sections }, { imageUrl: ({ key }) => `https://cdn.example/${key}`, mode: 'document' }),
			)
			const buttons = tags.filter((tag) => isButton(tag) && tag.name !== 'button')

			const where = buttons.map(({ name, within }) => `${name} in ${within.findLast(({ attributes }) => attributes.id)?.attributes.id}`)
			expect(new Set(where).size, 'the opening, the bar and the last call each have one').toBe(3)
			expect(new Set(buttons.map(({ attributes }) => decodeURIComponent(attributes.href ?? 'nowhere')))).toEqual(new Set([leads]))

			// A place on the page is the form itself; what stands there is sent, not led on once more.
			for (const { attributes } of buttons.filter(({ attributes }) => attributes.href?.startsWith('#'))) {
				const target = tags.filter((tag) => tag.attributes.id === attributes.href?.slice(1))
				expect(target).toHaveLength(1)
				const there = tags.filter(({ within }) => target[0] && within.includes(target[0]))
				expect(there.filter(({ name }) => name === 'form')).toHaveLength(1)
				expect(there.filter(isButton).map(({ name, attributes: { type } }) => [name, type])).toEqual([['button', 'submit']])
			}
			expect(tags.some(({ name }) => name === 'form')).toBe(leads === toForm)
		},
	)
})
