import { type ReactNode, useRef } from 'react'
import { Button } from './button'

const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

type Props = {
	/** Name of the file field behind the button. */
	label: string
	multiple?: boolean
	camera?: boolean
	size?: 'small' | 'medium'
	busy?: boolean
	disabled?: boolean
	onFiles: (files: File[]) => Promise<void>
	children: ReactNode
}

/** A button that asks for pictures from the device, or for a photo taken now. */
export function FileButton({
	label,
	multiple = false,
	camera = false,
	size = 'medium',
	busy = false,
	disabled = false,
	onFiles,
	children,
}: Props) {
	const input = useRef<HTMLInputElement>(null)
	return (
		<>
			<Button size={size} busy={busy} disabled={disabled} onClick={() => input.current?.click()}>
				{children}
			</Button>
			<input
				ref={input}
				type="file"
				accept={ACCEPT}
				multiple={multiple}
				capture={camera ? 'environment' : undefined}
				aria-label={label}
				className="sr-only"
				tabIndex={-1}
				onChange={(event) => {
					void onFiles([...(event.target.files ?? [])])
					// The same file can be chosen again after it was removed.
					event.target.value = ''
				}}
			/>
		</>
	)
}
