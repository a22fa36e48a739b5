import { describe, expect, it } from 'vitest'
import { matchImages } from './match-images'

const HASH = '4be1c0ffee4be1c0ffee-1200'
const sent = (...names: string[]) => names.map((name, at) => ({ id: `p${at + 1}`, name, order: at + 1 }))
const shown = (...images: [name: string, order: number][]) =>
	images.map(([name, order], at) => ({ id: `y${at + 1}`, name, order, url: null, type: 1 }))

describe('finding our pictures among YouCan’s', () => {
	it('[Y-1] takes a telling name for sure, in whatever order', () => {
		const found = matchImages(
			sent(`https://a.example/${HASH}.jpg?v=1`, 'https://a.example/2.jpg'),
			shown(['stores/x/9.jpg', 1], [`x/${HASH}_md.jpg`, 2]),
		)
		expect(found).toEqual({ imageIds: { p1: 'y2', p2: 'y1' }, missing: [], isCertain: true })
	})

	it('[Y-1] does not take a short name for telling', () => {
		expect(matchImages(sent('https://a.example/1.jpg', 'https://a.example/2.jpg'), shown(['stores/12.jpg', 1])).imageIds).toEqual({})
	})

	it('[Y-1] takes as many as were sent in their order, and fewer by the places they kept', () => {
		expect(matchImages(sent('a', 'b'), shown(['x', 5], ['y', 2])).imageIds).toEqual({ p1: 'y2', p2: 'y1' })
		const gap = matchImages(sent('a', 'b', 'c'), shown(['x', 1], ['y', 3]))
		expect(gap).toMatchObject({ imageIds: { p1: 'y1', p3: 'y2' }, isCertain: true })
		expect(gap.missing.map((image) => image.id)).toEqual(['p2'])
	})

	it('[Y-1] is not certain of fewer pictures without a gap', () => {
		const found = matchImages(sent('a', 'b', 'c'), shown(['x', 1], ['y', 2]))
		expect(found).toMatchObject({ imageIds: {}, isCertain: false })
		expect(found.missing).toHaveLength(3)
	})
})
