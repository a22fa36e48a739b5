import { describe, expect, test } from 'vitest'
import { cropSchema } from '../../../core/page/compose/picture-nature'
import { CORNERS, cornerOf, largest, moved, SHAPES, type Shape, WHOLE, withCorner } from './crop-area'

const PROPORTIONS = [0.4, 1, 1.5, 3]
const POINTS = [-0.5, 0, 0.03, 0.37, 0.72, 1, 1.5]
const shapes = Object.keys(SHAPES) as Shape[]

describe('[R-14] a part of a picture', () => {
	test('of a shape is the largest there is, in the middle', () => {
		expect(largest('free', 1.5)).toEqual(WHOLE)
		expect(largest('square', 2)).toEqual({ left: 0.25, top: 0, width: 0.5, height: 1 })
		expect(largest('square', 0.5)).toEqual({ left: 0, top: 0.25, width: 1, height: 0.5 })
	})

	test('is moved as far as the picture goes', () => {
		const part = { left: 0.25, top: 0, width: 0.5, height: 1 }
		expect(moved(part, 0.1, 0.1)).toEqual({ ...part, left: 0.35 })
		expect(moved(part, -1, -1)).toEqual({ ...part, left: 0 })
	})

	test('keeps the opposite corner and its shape wherever a corner is put, and is never less than can be cropped', () => {
		for (const shape of shapes)
			for (const proportion of PROPORTIONS)
				for (const corner of CORNERS)
					for (const x of POINTS)
						for (const y of POINTS) {
							const before = largest(shape, proportion)
							const after = withCorner(before, corner, { x, y }, shape, proportion)
							const told = `${shape} ${proportion} ${corner} ${x} ${y}`
							expect(cropSchema.safeParse(after).success, told).toBe(true)
							const opposite = CORNERS[3 - CORNERS.indexOf(corner)] ?? corner
							expect(cornerOf(after, opposite).x, told).toBeCloseTo(cornerOf(before, opposite).x)
							expect(cornerOf(after, opposite).y, told).toBeCloseTo(cornerOf(before, opposite).y)
							const wanted = SHAPES[shape]
							if (wanted) expect((after.width / after.height) * proportion, told).toBeCloseTo(wanted)
						}
	})
})
