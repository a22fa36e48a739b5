import { describe, expect, it } from 'vitest'
import { testImage } from '../page.fixture'
import type { PageImage } from '../page-image'
import { assignImages } from './assign-images'

const of = (id: string, nature: PageImage['nature']): PageImage => ({ ...testImage(id), ...(nature ? { nature } : {}) })
const many = (...ids: string[]) => ids.map((id) => testImage(id))

describe('[R-6] pictures of a listing', () => {
	it('stand beside the words of a page, the opening keeping three of them', () => {
		const plan = assignImages(many('a', 'b', 'c', 'd', 'e'), [], { features: 2, story: true })
		expect(plan).toEqual({ hero: ['a', 'b', 'c'], features: ['d', 'e'], story: null, gallery: [], images: [] })
	})

	it('stay in the opening when there are too few for every feature', () => {
		expect(assignImages(many('a', 'b', 'c', 'd'), [], { features: 2, story: false }).hero).toEqual(['a', 'b', 'c', 'd'])
	})

	it('never stand beside words when they are labels to be read', () => {
		const gallery = [...many('a', 'b', 'c'), of('label', { kind: 'print' }), of('d', { kind: 'cutout' })]
		const plan = assignImages(gallery, [], { features: 2, story: true })
		expect(plan.features).toEqual(['c', 'd'])
		expect(plan.hero).toContain('label')
		expect(
			assignImages([testImage('a'), ...['x', 'y', 'z'].map((id) => of(id, { kind: 'print' }))], [], { features: 1, story: true }),
		).toMatchObject({
			features: [],
			story: null,
		})
	})

	it('of the description come first beside the features, and what is left stands by itself', () => {
		expect(assignImages(many('a', 'b'), many('x', 'y', 'z'), { features: 1, story: true })).toEqual({
			hero: ['a', 'b'],
			features: ['z'],
			story: 'y',
			gallery: [],
			images: ['x'],
		})
	})

	it('[W-10] that a model has seen stand with the words they show: by the part, and each with its feature', () => {
		const seen = (part: string | null, ...facts: string[]) => ({ part, facts })
		const pictures = { w: seen('features', 'f2'), x: seen('story'), y: seen('features', 'f1'), z: seen(null) }
		const features = [['f1'], ['f2']]
		expect(assignImages(many('a'), many('w', 'x', 'y', 'z'), { features: 2, story: true }, { pictures, features })).toEqual({
			hero: ['a'],
			features: ['y', 'w'],
			story: 'x',
			gallery: [],
			images: ['z'],
		})
	})
})
