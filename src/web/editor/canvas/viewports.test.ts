import { expect, test } from 'vitest'
import { fitViewport, VIEWPORTS } from './viewports'

test('[R-6] a width is shown as it is where there is room, and shrunk whole where there is not', () => {
	expect(fitViewport(VIEWPORTS.phone.widthPx, 900)).toEqual({ widthPx: 390, scale: 1 })
	expect(fitViewport(VIEWPORTS.desktop.widthPx, 640)).toEqual({ widthPx: 1280, scale: 0.5 })
	expect(fitViewport(VIEWPORTS.desktop.widthPx, 0)).toEqual({ widthPx: 1280, scale: 1 })
})
