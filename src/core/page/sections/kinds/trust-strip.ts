import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { termTopicSchema } from '../../compose/term-topic'
import { sectionKind } from '../section-kind'
import { titledEntry } from '../shapes'
import { empty } from './ingredients'

/** What the seller stands for, in a line of icons. Only a seller adds it: the opening shows their terms already. */
export const trustStrip = sectionKind({
	props: z.object({ heading: textSchema, items: z.array(titledEntry.extend({ topic: termTopicSchema })) }),
	empty: () => ({ heading: empty(), items: [] }),
	lists: { items: () => ({ title: empty(), text: empty(), topic: 'other' }) },
	layouts: ['line', 'cards'],
	heading: 'guarantee',
	place: 128,
})
