import { expect, test } from 'vitest'
import { watchThreadTime } from '../../../test/support/thread-time'
import { editExcerpt } from './edit-excerpt'

const excerpt = (theirs: string, ours: string) => {
	const shown = editExcerpt({ field: 'description', theirs, ours })
	return [shown.theirs, shown.ours]
}

test('[C-9] [S-7] [Y-7] what the merchant changed far down a description is shown, with a little of what is before it', () => {
	const before = Array.from({ length: 60 }, (_, at) => `<p>Line ${at} of the page.</p>`).join('')
	const [theirs = '', ours = ''] = excerpt(`${before}<p>Two years of guarantee.</p>`, `${before}<p>One year of guarantee.</p>`)
	expect(theirs).toMatch(/^… .*Line 59 of the page\.\nTwo years of guarantee\.$/s)
	expect(ours).toMatch(/^… .*Line 59 of the page\.\nOne year of guarantee\.$/s)
	expect(theirs.length).toBeLessThan(120)
})

test('[C-9] [S-7] [Y-7] a short text is shown whole, each block on a line of its own; one that was emptied is empty', () => {
	const ours = '<!-- wp:html --><h3>Cold all day</h3><ul><li>Double wall</li><li>No <b>taste</b></li></ul><!-- /wp:html -->'
	expect(excerpt('<p>Ours is colder.</p>', ours)).toEqual(['Ours is colder.', 'Cold all day\nDouble wall\nNo taste'])
	expect(excerpt('', ours)[0]).toBe('')
	expect(excerpt('<p>Salt &amp; pepper, 20&nbsp;&#8364;</p>', ours)[0]).toBe('Salt & pepper, 20 €')
})

test('[C-9] [N-6] a long text is cut, and a hostile one is read in a moment', () => {
	expect(excerpt('a'.repeat(5000), 'b')[0]).toHaveLength(600)
	const spent = watchThreadTime()
	excerpt('<'.repeat(200_000), '<!--'.repeat(50_000))
	expect(spent()).toBeLessThan(2000)
})
