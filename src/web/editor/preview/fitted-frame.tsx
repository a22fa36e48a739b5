import { type ReactNode, useEffect, useRef, useState } from 'react'
import { UnzoomProvider } from '../canvas/canvas-zoom'
import { fitViewport, VIEWPORTS, type ViewportName } from '../canvas/viewports'

type Props = { viewport: ViewportName | undefined; children: ReactNode }

/** The room for the page: as wide as the chosen device, shrunk to fit; without a device as wide as the room. */
export function FittedFrame({ viewport, children }: Props) {
	const room = useRef<HTMLDivElement>(null)
	const size = useSize(room)
	const { widthPx, scale } = viewport ? fitViewport(VIEWPORTS[viewport].widthPx, size.widthPx) : { widthPx: size.widthPx, scale: 1 }
	return (
		<div ref={room} className="relative size-full overflow-hidden">
			<div
				className="absolute top-0 left-1/2 origin-top-left bg-[#fff]"
				style={{
					width: widthPx || '100%',
					height: size.heightPx / scale,
					transform: `scale(${scale})`,
					marginLeft: (-widthPx * scale) / 2,
				}}
			>
				<UnzoomProvider value={1 / scale}>{children}</UnzoomProvider>
			</div>
		</div>
	)
}

function useSize(element: React.RefObject<HTMLElement | null>) {
	const [size, setSize] = useState({ widthPx: 0, heightPx: 0 })
	useEffect(() => {
		const { current } = element
		if (!current) return
		const observer = new ResizeObserver(() => setSize({ widthPx: current.clientWidth, heightPx: current.clientHeight }))
		observer.observe(current)
		return () => observer.disconnect()
	}, [element])
	return size
}
