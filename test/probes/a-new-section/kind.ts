import { z } from 'zod'
import { textSchema } from '../../../src/core/copy/copy'
import { empty, ofKind, quote } from '../../../src/core/page/sections/section-input'
import { sectionKind } from '../../../src/core/page/sections/section-kind'

/** A kind of section nobody needs: the product's title again, as a toy. */
export const toy = sectionKind({
	props: z.object({ heading: textSchema, items: z.array(z.object({ id: z.string(), text: textSchema })) }),
	empty: () => ({ heading: empty(), items: [] }),
	lists: { items: () => ({ text: empty() }) },
	layouts: ['spinning', 'still'],
	place: 12,
	compose: ({ facts, title, newId }) => ({
		heading: quote(title, ofKind(facts, 'title')),
		items: [{ id: newId(), text: quote(`Toy ${title}`, ofKind(facts, 'title')) }],
	}),
})
