import { expect, test } from 'vitest'
import { movePhoto, type Photo, roomFor } from './photo-list'

const photos: Photo[] = ['a', 'b', 'c'].map((id) => ({ id, file: new File([], `${id}.jpg`), url: `blob:${id}` }))
const order = (list: readonly Photo[]) => list.map((photo) => photo.id).join('')

test('[D-7] photos are put in order one place at a time, and stay where they cannot go further', () => {
	expect(order(movePhoto(photos, 'c', -1))).toBe('acb')
	expect(order(movePhoto(photos, 'a', 1))).toBe('bac')
	expect(order(movePhoto(photos, 'a', -1))).toBe('abc')
	expect(order(movePhoto(photos, 'x', 1))).toBe('abc')
})

test('[D-7] of more than ten photos the first ten are taken, and the rest is said', () => {
	expect(roomFor(photos, 7)).toEqual({ take: 7, error: undefined })
	expect(roomFor(photos, 9)).toEqual({ take: 7, error: expect.stringContaining('10') })
})
