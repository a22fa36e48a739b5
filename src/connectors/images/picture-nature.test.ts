import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { type PictureNature, shapeOf } from '../../core/page/compose/picture-nature'
import { pictureFocus, pictureNature } from './picture-nature'

const drawn = (inside: string, ground: string, width = 800, height = 800) =>
	sharp(
		Buffer.from(
			[
				`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
				`<rect width="100%" height="100%" fill="${ground}"/>${inside}</svg>`,
			].join(''),
		),
	).jpeg()
const natureOf = async (image: Sharp): Promise<PictureNature> => pictureNature(sharp(await image.toBuffer()))
const thing = (color: string) => `<rect x="200" y="150" width="400" height="500" rx="60" fill="${color}"/>`
const print = Array.from({ length: 60 }, (_, row) =>
	Array.from({ length: 55 }, (_, column) => `<rect x="${60 + column * 12.4}" y="${50 + row * 12}" width="5" height="8" fill="#222"/>`).join(
		'',
	),
).join('')

describe('[R-13] what a picture is', () => {
	it('is told by its border, its edges and its lightness', async () => {
		expect(await natureOf(drawn(thing('#8a3020'), '#ffffff'))).toEqual({ kind: 'cutout' })
		expect(await natureOf(drawn(thing('#e9ecee'), '#ffffff'))).toEqual({ kind: 'cutout', pale: true })
		expect(await natureOf(drawn(thing('#8a3020'), '#7d8a70'))).toEqual({ kind: 'scene' })
		expect(await natureOf(drawn(print, '#ffffff'))).toEqual({ kind: 'print' })
	})

	it('a product that runs out of its picture at one edge is a cut-out all the same', async () => {
		expect(await natureOf(drawn('<rect x="200" y="250" width="400" height="550" fill="#345"/>', '#ffffff'))).toEqual({ kind: 'cutout' })
	})

	it('a reflection that ends in a line asks for plain white, a soft shadow does not', async () => {
		const reflection = '<rect x="200" y="650" width="400" height="110" fill="#ececec"/>'
		expect(await natureOf(drawn(thing('#8a3020') + reflection, '#ffffff'))).toEqual({ kind: 'cutout', pale: true })
		const shadow = '<ellipse cx="400" cy="652" rx="190" ry="12" fill="#d8d8d8"/>'
		expect(await natureOf(drawn(thing('#8a3020') + shadow, '#ffffff'))).toEqual({ kind: 'cutout' })
	})

	it('decides together with its proportions how it may be shown', () => {
		const square = { width: 800, height: 800 }
		expect(shapeOf({ kind: 'cutout' }, square)).toBe('cutout')
		expect(shapeOf({ kind: 'cutout', pale: true }, square)).toBe('pale')
		expect(shapeOf({ kind: 'scene' }, { width: 1500, height: 300 })).toBe('strip')
		expect(shapeOf({ kind: 'cutout' }, { width: 300, height: 1000 })).toBe('strip')
		expect(shapeOf({ kind: 'print' }, { width: 1500, height: 300 })).toBe('print')
		expect(shapeOf(undefined, square)).toBe('unknown')
	})

	it('a scene draws the eye to where something stands out', async () => {
		const scene = drawn('<circle cx="620" cy="180" r="70" fill="#e01020"/>', '#8c9a96')
		const { x, y } = await pictureFocus(sharp(await scene.toBuffer()))
		expect(x).toBeGreaterThan(0.5)
		expect(y).toBeLessThan(0.5)
	})
})
