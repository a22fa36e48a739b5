export const VIEWPORTS = {
	phone: { widthPx: 390 },
	tablet: { widthPx: 820 },
	desktop: { widthPx: 1280 },
} as const

export type ViewportName = keyof typeof VIEWPORTS

/** How a viewport is shown in the room there is: never larger than it is, shrunk when the room is narrower. */
export function fitViewport(widthPx: number, roomPx: number): { widthPx: number; scale: number } {
	if (roomPx <= 0) return { widthPx, scale: 1 }
	return { widthPx, scale: Math.min(1, roomPx / widthPx) }
}
