import { phrasesFor } from '../../locale/phrases'
import type { Brief } from '../brief'
import type { CopyOf } from '../copy'
import { countGraphemes } from '../text/graphemes'
import type { Material, Sentence } from './material'
import { textFrom } from './texts'

const MAX_PARAGRAPHS = 5
const MAX_PARAGRAPH = 480
/** With fewer than so many description sentences and no bullets, they are points rather than a story. */
const MIN_STORY = 2
/** Where bullets are few, the story leaves what is beyond this to the features. */
const STORY_SHARE = 6

/** The description sentences the story tells. */
export function storySentences(material: Material): Sentence[] {
	const sentences = material.paragraphs.flatMap((entry) => entry.sentences)
	if (material.entries.length === 0) return sentences.length < 6 ? [] : sentences.slice(0, Math.ceil(sentences.length / 2))
	return material.entries.length <= 4 && sentences.length >= STORY_SHARE + 2 ? sentences.slice(0, STORY_SHARE) : sentences
}

/** The description as paragraphs of comfortable length; undefined without one. */
export function writeStory(material: Material, brief: Brief): CopyOf<'story'> | undefined {
	const told = storySentences(material)
	if (told.length === 0 || (told.length < MIN_STORY && countGraphemes(told[0]?.text ?? '') < 60)) return undefined
	const remaining = new Set(told)
	const paragraphs: Sentence[][] = []
	for (const entry of material.paragraphs) {
		let paragraph: Sentence[] = []
		for (const sentence of entry.sentences.filter((candidate) => remaining.has(candidate))) {
			const length = paragraph.reduce((sum, { text }) => sum + countGraphemes(text), 0)
			if (length > 0 && length + countGraphemes(sentence.text) > MAX_PARAGRAPH) {
				paragraphs.push(paragraph)
				paragraph = []
			}
			paragraph.push(sentence)
		}
		if (paragraph.length > 0) paragraphs.push(paragraph)
	}
	return {
		heading: textFrom(phrasesFor(brief.language).story, []),
		paragraphs: paragraphs.slice(0, MAX_PARAGRAPHS).map((sentences) =>
			textFrom(
				sentences.map(({ text }) => text).join(' '),
				sentences.map(({ fact }) => fact),
			),
		),
	}
}
