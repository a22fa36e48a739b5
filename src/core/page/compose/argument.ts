import type { Copy, Text } from '../../copy/copy'
import { saidIn } from '../../copy/embedded/repeats'
import type { Fact } from '../../product/facts'
import { countGraphemes } from '../../text/graphemes'
import { plainFromRichText } from '../../text/rich-text'
import { tellingFigures } from './figures'
import { numberedSteps } from './numbered-steps'

type Point = { title: Text; text: Text }
type Question = NonNullable<Copy['faq']>['items'][number]

/** A figure set large and what the copy says of it, where it says something. */
type Figure = { fact: Fact; says: Text | undefined }

/**
 * How what was written is spread over the sections that argue, each thing once: figures with what the copy says of
 * them, benefits, wide pictures with words beside them, and features.
 */
export type Argument = {
	figures: Figure[]
	benefits: Point[]
	/** Points that stand beside a wide picture. */
	rows: Point[]
	features: Point[]
	/** What buyers hesitate over, and what answers it. */
	objections: Question[]
	/** What else they ask. */
	questions: Question[]
}

/** More wide pictures than these are a gallery. */
const MOST_ROWS = 3
/** Fewer benefits make no list. */
const LEAST_BENEFITS = 2
/** Longer sentences are no line below a figure. */
const LONGEST_LINE = 110

type Of = {
	copy: Copy
	/** What keeps buyers from buying, by the plan a model made of the listing and its reviews. */
	worries?: readonly string[]
	asin: string | undefined
	language: string
	hasPictures: boolean
}

/** The argument as far as it needs no pictures: every point that could stand beside one is still in its list. */
export function argumentOf(facts: readonly Fact[], { copy, worries = [], asin, language, hasPictures }: Of): Argument {
	const steps = new Set(numberedSteps(facts).map(({ fact }) => fact.id))
	const isStep = ({ title, text }: Point) => [...title.facts, ...text.facts].some((id) => steps.has(id))
	const benefits = (copy.benefits?.items ?? []).filter((point) => !isStep(point))
	const features = (copy.features?.items ?? []).filter((point) => !isStep(point))
	const figures = tellingFigures(facts, asin, language).map((fact) => ({ fact, point: benefits.find((point) => isOf(point, fact)) }))
	const told = new Set(figures.flatMap(({ point }) => point ?? []))
	// A list of one is none: what cannot stand beside a picture or a feature keeps its companions, and they their figures.
	const isLone = benefits.length - told.size === 1 && features.length === 0 && !hasPictures
	return {
		figures: isLone ? [] : figures.map(({ fact, point }) => ({ fact, says: point && lineOf(point) })),
		benefits: isLone ? benefits : benefits.filter((point) => !told.has(point)),
		rows: [],
		features,
		...doubts(copy.faq?.items ?? [], worries),
	}
}

/** Fewer doubts, or other questions, make no section of their own. */
const LEAST_QUESTIONS = 2
/** So much of what a worry says a question and its answer speak of when they are about it. */
const SHARE = 0.4

/** Questions that answer a worry apart from the others, where there are several of both or of the worries alone. */
function doubts(questions: readonly Question[], worries: readonly string[]): Pick<Argument, 'objections' | 'questions'> {
	const said = worries.map(saidIn)
	const answers = ({ question, answer }: Question) => {
		const own = saidIn(plainFromRichText(`${question.html} ${answer.html}`))
		return (
			answer.facts.length > 0 &&
			said.some((worry) => worry.size > 0 && [...worry].filter((word) => own.has(word)).length >= SHARE * worry.size)
		)
	}
	const objections = questions.filter(answers)
	const others = questions.filter((question) => !objections.includes(question))
	if (objections.length < LEAST_QUESTIONS) return { objections: [], questions: [...questions] }
	return others.length < LEAST_QUESTIONS ? { objections: [...objections, ...others], questions: [] } : { objections, questions: others }
}

/** How many wide pictures the argument has words for. */
export function rowsWanted({ benefits, features }: Argument): number {
	if (features.length > 0) return rowsOf(features.length + (benefits.length === 1 ? 1 : 0), MOST_ROWS)
	return benefits.length > LEAST_BENEFITS || benefits.length === 1 ? 1 : 0
}

/** The argument with so many pictures: a lone benefit stands beside the first, then features; else the last benefit. */
export function withRows(argument: Argument, pictures: number): Argument {
	const { benefits, features } = argument
	if (features.length > 0) {
		const points = benefits.length === 1 ? [...benefits, ...features] : features
		const count = rowsOf(points.length, pictures)
		return { ...argument, benefits: benefits.length === 1 ? [] : benefits, rows: points.slice(0, count), features: points.slice(count) }
	}
	const kept = benefits.length - Math.min(pictures, benefits.length)
	return { ...argument, benefits: benefits.slice(0, kept), rows: benefits.slice(kept) }
}

/** So many of some points beside pictures that none of the others is left alone. */
function rowsOf(points: number, pictures: number): number {
	const rows = Math.min(points, pictures, MOST_ROWS)
	return points - rows === 1 && rows > 1 ? rows - 1 : rows
}

/** The headings written over lists that nothing is left of, for the sections that show what was in them. */
export function freedHeadings(
	{ benefits, features, figures }: Argument,
	copy: Copy,
): { figures?: Text | undefined; rows?: Text | undefined } {
	const ofBenefits = benefits.length === 0 ? copy.benefits?.heading : undefined
	const ofFeatures = features.length === 0 ? copy.features?.heading : undefined
	return figures.some(({ says }) => says) ? { figures: ofBenefits, rows: ofFeatures } : { rows: ofFeatures ?? ofBenefits }
}

/** True for a point that rests on the figure alone and is short enough to stand below it. */
function isOf({ title, text }: Point, { id }: Fact): boolean {
	const facts = [...title.facts, ...text.facts]
	return (
		facts.length > 0 && facts.every((one) => one === id) && countGraphemes(plainFromRichText(lineOf({ title, text }).html)) <= LONGEST_LINE
	)
}

/** What a point says besides its title. */
const lineOf = ({ title, text }: Point): Text => (text.html === '' ? title : text)
