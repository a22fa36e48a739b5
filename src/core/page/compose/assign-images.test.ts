import { describe, expect, it } from 'vitest'
import { testImage } from '../page.fixture'
import type { PageImage } from '../page-image'
import { assignImages } from './assign-images'

const of = (id: string, nature: PageImage['nature']): PageImage => ({ ...testImage(id), ...(nature ? { nature } : {}) })
const many = (...ids: string[]) => ids.map((id) => testImage(id))
const NONE = { rows: [], box: {}, features: [], story: null, gallery: [], images: [] }

describe('[R-6] pictures of a listing', () => {
	it('stand wide beside words, the opening keeping as many', () => {
		const plan = assignImages(many('a', 'b', 'c', 'd', 'e'), [], { rows: 3, features: 0, story: true })
		expect(plan).toEqual({ ...NONE, hero: ['a', 'b', 'c'], rows: ['d', 'e'] })
	})

	it('show the product again behind the opening as soon as there are two, by themselves where no words want one', () => {
		expect(assignImages(many('a', 'b'), [], { rows: 1, features: 0, story: false })).toEqual({ ...NONE, hero: ['a'], rows: ['b'] })
		expect(assignImages(many('a', 'b'), [], { rows: 0, features: 0, story: false })).toEqual({ ...NONE, hero: ['a'], images: ['b'] })
		expect(assignImages(many('a'), [], { rows: 1, features: 0, story: true })).toEqual({ ...NONE, hero: ['a'] })
	})

	it('stand beside the features all or none, and stay in the opening when there are too few', () => {
		const plan = assignImages(many('a', 'b', 'c', 'd', 'e'), [], { rows: 0, features: 2, story: true })
		expect(plan).toEqual({ ...NONE, hero: ['a', 'b', 'c'], features: ['d', 'e'] })
		expect(assignImages(many('a', 'b', 'c', 'd'), [], { rows: 1, features: 2, story: false })).toMatchObject({ features: [], rows: ['d'] })
	})

	it('never stand beside words when they are labels to be read', () => {
		const gallery = [...many('a', 'b', 'c'), of('label', { kind: 'print' }), of('d', { kind: 'cutout' })]
		const plan = assignImages(gallery, [], { rows: 2, features: 0, story: true })
		expect(plan.rows).toEqual(['c', 'd'])
		expect(plan.hero).toContain('label')
		const labels = [testImage('a'), ...['x', 'y', 'z'].map((id) => of(id, { kind: 'print' }))]
		expect(assignImages(labels, [], { rows: 1, features: 1, story: true })).toMatchObject({
			rows: [],
			features: [],
			story: null,
			images: [],
		})
	})

	it('of the description come first beside the words, and what is left stands by itself', () => {
		expect(assignImages(many('a', 'b'), many('w', 'x', 'y', 'z'), { rows: 1, features: 1, story: true })).toEqual({
			...NONE,
			hero: ['a', 'b'],
			rows: ['z'],
			features: ['y'],
			story: 'x',
			images: ['w'],
		})
	})

	it('[W-10] that a model has seen stand with the words they show: by the part, and each with its point', () => {
		const seen = (part: string | null, ...facts: string[]) => ({ part, facts })
		const pictures = { w: seen('features', 'f2'), x: seen('story'), y: seen('features', 'f1'), z: seen(null) }
		const features = [['f1'], ['f2']]
		const plan = assignImages(many('a'), many('w', 'x', 'y', 'z'), { rows: 2, features: 0, story: true }, { pictures, features })
		expect(plan).toEqual({ ...NONE, hero: ['a'], rows: ['y', 'w'], story: 'x', images: ['z'] })
	})

	it('[W-10] [R-13] stand beside what lies in the box where each thing was seen in one, else beside none', () => {
		const pictures = { y: { part: null, facts: ['f8'] }, z: { part: null, facts: ['f9'] } }
		const wanted = { rows: 0, features: 0, story: false, box: ['f8', 'f9'] }
		const plan = assignImages(many('a', 'y', 'z'), [], wanted, { pictures, features: [] })
		expect(plan).toMatchObject({ hero: ['a'], box: { f8: 'y', f9: 'z' } })
		expect(assignImages(many('a', 'y'), [], wanted, { pictures, features: [] }).box).toEqual({})
	})
})
