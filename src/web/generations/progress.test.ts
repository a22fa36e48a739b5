import { describe, expect, test } from 'vitest'
import type { GenerationEvent } from '../../core/contracts/generation'
import { currentStep, NO_PROGRESS, type Progress, withEvent } from './progress'

const after = (...events: GenerationEvent[]): Progress => events.reduce(withEvent, NO_PROGRESS)
const image = (id: string, position: number): GenerationEvent => ({ type: 'image', id, url: `/files/${id}.webp`, position })
const section = (part: string, heading: string): GenerationEvent => ({ type: 'section', part, heading, texts: [] })

describe('[D-4] progress is shown live', () => {
	test('title and gallery stand there while the copy is still being written', () => {
		const progress = after(
			{ type: 'product', title: 'Teapot', facts: 12, images: 2, missing: [], language: 'en', direction: 'ltr' },
			{ type: 'step', step: 'write-copy', state: 'started' },
			image('b', 1),
			image('a', 0),
		)
		expect(progress.product?.title).toBe('Teapot')
		expect(progress.images.map(({ id }) => id)).toEqual(['a', 'b'])
		expect(progress.sections).toEqual([])
		expect(currentStep(progress)).toBe('write-copy')
	})

	test('what goes less well than it might have is told once', () => {
		const note: GenerationEvent = { type: 'note', message: 'The model was busy; a second one writes.' }
		expect(after(note, note).notes).toEqual([note])
	})

	test('a connection that resumes and repeats its events changes nothing', () => {
		const events = [image('a', 0), section('hero', 'Warm to the last cup'), section('faq', 'Questions')]
		expect(after(...events, ...events)).toEqual(after(...events))
	})

	test('the gallery’s size is known before any picture is there, and a part under way is said to be', () => {
		const progress = after(
			{
				type: 'gallery',
				images: [
					{ id: 'a', alt: '' },
					{ id: 'b', alt: '' },
				],
			},
			{ type: 'section', part: 'faq', heading: 'Questions', texts: ['One?'], partial: true },
		)
		expect([progress.gallery, progress.images.length, progress.sections[0]?.partial]).toEqual([2, 0, true])
		expect(withEvent(progress, section('faq', 'Questions')).sections[0]?.partial).toBeUndefined()
	})

	test('a section written again takes the place it had', () => {
		const progress = after(section('hero', 'First'), section('faq', 'Questions'), section('hero', 'Better'))
		expect(progress.sections.map(({ heading }) => heading)).toEqual(['Better', 'Questions'])
	})

	test('of two steps side by side the later one is named; between two steps the one just finished', () => {
		const both = after({ type: 'step', step: 'prepare-images', state: 'started' }, { type: 'step', step: 'write-copy', state: 'started' })
		expect(currentStep(both)).toBe('write-copy')
		expect(currentStep(withEvent(both, { type: 'step', step: 'write-copy', state: 'finished' }))).toBe('prepare-images')
		expect(currentStep(NO_PROGRESS)).toBe('read-listing')
	})

	test('a generation that was canceled keeps what was already there', () => {
		const progress = after(section('hero', 'Headline'), { type: 'canceled' })
		expect(progress.end).toEqual({ type: 'canceled' })
		expect(progress.sections).toHaveLength(1)
	})

	test('[D-7] it waits while the facts are checked, also when the events come twice', () => {
		expect(after({ type: 'facts', state: 'waiting' }).waiting).toBe(true)
		expect(after({ type: 'facts', state: 'waiting' }, { type: 'facts', state: 'settled' }).waiting).toBe(false)
	})
})
