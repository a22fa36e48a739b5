import { z } from 'zod'
import { descriptionSchema, titleSchema } from './article'
import { readTextFile } from './front-matter'
import { type Block, parseBlocks } from './parse-blocks'
import { fillConstants } from './placeholders'

export type Question = { question: string; answer: string[] }
export type Faq = { title: string; description: string; questions: Question[] }

/** `content/faq.md`: a heading for each question, its answer in paragraphs below. */
export function readFaq(text: string): Faq {
	const { fields, body } = readTextFile(text)
	const head = z.object({ title: titleSchema, description: descriptionSchema }).parse(fields)
	return { ...head, questions: questionsOf(parseBlocks(fillConstants(body))) }
}

function questionsOf(blocks: readonly Block[]): Question[] {
	const questions: Question[] = []
	for (const block of blocks) {
		if (block.kind === 'heading') questions.push({ question: block.text, answer: [] })
		else if (block.kind === 'paragraph') questions.at(-1)?.answer.push(block.text)
		else throw new Error('An answer is made of paragraphs.')
	}
	return questions
}
