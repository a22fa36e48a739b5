import { phrasesFor } from '../../locale/phrases'
import { capitalize, countGraphemes } from '../../text/graphemes'
import type { Brief } from '../brief'
import type { CopyOf } from '../copy'
import type { Material, Sentence } from './material'
import { planOf } from './plan'
import { finished, textFrom } from './texts'

const MAX_PARAGRAPHS = 5
const MAX_PARAGRAPH = 480
/** A paragraph shorter than this joins the next: lines of one sentence each are no story. */
const MIN_PARAGRAPH = 160
/** Less is no story. */
const MIN_STORY = 60

/** What the page has to tell as paragraphs of comfortable length; undefined where there is too little. */
export function writeStory(material: Material, brief: Brief): CopyOf<'story'> | undefined {
	const paragraphs: Sentence[][] = []
	for (const told of planOf(material, brief).story) {
		for (const [at, sentence] of told.entries()) {
			const last = paragraphs.at(-1)
			const length = lengthOf(last ?? [])
			const joins = last !== undefined && (at > 0 || length < MIN_PARAGRAPH) && length + countGraphemes(sentence.text) <= MAX_PARAGRAPH
			if (joins) last.push(sentence)
			else paragraphs.push([sentence])
		}
	}
	if (paragraphs.reduce((sum, paragraph) => sum + lengthOf(paragraph), 0) < MIN_STORY) return undefined
	return {
		heading: textFrom(phrasesFor(brief.language).story, []),
		paragraphs: paragraphs.slice(0, MAX_PARAGRAPHS).map((sentences) =>
			textFrom(
				sentences.map(({ text }) => capitalize(finished(text, material.tag), material.tag)).join(' '),
				sentences.map(({ fact }) => fact),
				material.tag,
			),
		),
	}
}

const lengthOf = (sentences: readonly Sentence[]): number => sentences.reduce((sum, { text }) => sum + countGraphemes(text), 0)
