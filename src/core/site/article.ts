import { z } from 'zod'
import { readTextFile } from './front-matter'
import { type Block, parseBlocks, wordsOf } from './parse-blocks'
import { fillConstants } from './placeholders'

/** The articles in the order of the blog (spec §2). */
export const ARTICLE_SLUGS = [
	'generate-product-pages-in-shopify-automatically',
	'how-to-create-landing-pages-automatically',
	'automated-product-page-creator-for-woocommerce',
	'ai-landing-page-builder-for-shopify',
	'landing-page-generator-vs-manual-build',
	'ecommerce-product-page-generator-software-choosing-saas',
] as const
export type ArticleSlug = (typeof ARTICLE_SLUGS)[number]

export const ILLUSTRATIONS = [
	'record-and-theme',
	'facts-in-order',
	'html-sieve',
	'four-windows',
	'two-workbenches',
	'checklist-and-key',
] as const
export type Illustration = (typeof ILLUSTRATIONS)[number]

const WORDS_A_MINUTE = 200

/** Search engines show about this much of a title and a description. */
export const titleSchema = z.string().min(5).max(60)
export const descriptionSchema = z.string().min(70).max(160)

const headSchema = z.object({
	title: titleSchema,
	description: descriptionSchema,
	excerpt: z.string().min(60).max(220),
	date: z.iso.date(),
	author: z.string().min(2),
	illustration: z.enum(ILLUSTRATIONS),
	illustrationAlt: z.string().min(20),
})

export type ArticleHead = z.infer<typeof headSchema> & { slug: ArticleSlug; readingMinutes: number }
export type Article = ArticleHead & { blocks: Block[]; words: number }

/** An article of `content/blog`. Throws when its head is incomplete or its length is not 700 to 1200 words. */
export function readArticle(slug: ArticleSlug, text: string): Article {
	const { fields, body } = readTextFile(text)
	const blocks = parseBlocks(fillConstants(body))
	const words = wordsOf(blocks).length
	if (words < 700 || words > 1200) throw new Error(`${slug} has ${words} words; an article has 700 to 1200.`)
	return { ...headSchema.parse(fields), slug, readingMinutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)), blocks, words }
}
