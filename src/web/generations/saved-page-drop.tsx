import { FileCode2 } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '../ui/button'
import { cx } from '../ui/cx'
import { asHtmlFile, faultOf } from './saved-page'

/** Upload of a listing the seller saved in their own browser. */
export function SavedPageDrop({ onFile }: { onFile: (file: File) => void }) {
	const input = useRef<HTMLInputElement>(null)
	const [over, setOver] = useState(false)
	const [error, setError] = useState<string>()

	const take = async (file: File | undefined) => {
		if (!file) return
		const fault = faultOf(file)
		const page = fault ? undefined : await asHtmlFile(file)
		setError(fault ?? (page ? undefined : 'There is no page in this file. Save it again as “HTML only”.'))
		if (page) onFile(page)
	}
	const onDrop = (event: DragEvent) => {
		event.preventDefault()
		setOver(false)
		void take(event.dataTransfer.files[0])
	}

	return (
		<div className="grid gap-4">
			<section
				aria-label="Saved page"
				className={cx(
					'grid justify-items-start gap-3 rounded-pane border border-dashed p-5',
					over ? 'border-accent bg-lit' : 'border-strong',
				)}
				onDragOver={(event) => {
					event.preventDefault()
					setOver(true)
				}}
				onDragLeave={() => setOver(false)}
				onDrop={onDrop}
			>
				<p className="flex gap-3">
					<FileCode2 size={22} className="shrink-0 text-faint" aria-hidden />
					<span>
						Save the product page in your browser, then drop the <strong className="font-medium">.html</strong> file here.
					</span>
				</p>
				<Button onClick={() => input.current?.click()}>Choose a saved page</Button>
				<input
					ref={input}
					type="file"
					accept=".html,.htm,.mhtml,.mht,text/html,multipart/related"
					aria-label="Saved product page"
					className="sr-only"
					tabIndex={-1}
					onChange={(event) => void take(event.target.files?.[0])}
				/>
				{error && (
					<p role="alert" className="text-sm text-bad">
						{error}
					</p>
				)}
			</section>
			<HowToSave />
		</div>
	)
}

function HowToSave() {
	return (
		<details className="text-[0.9375rem] text-soft">
			<summary className="w-fit py-2 font-medium text-ink underline underline-offset-4">How to save a page</summary>
			<dl className="grid max-w-[60ch] gap-3 pt-2">
				<Way where="On a computer">Open the product, press Ctrl+S (⌘S on a Mac), choose “Webpage, HTML Only”, and save.</Way>
				<Way where="On Android">
					Open the product in Chrome, tap the menu (three dots), then the download arrow. The .mhtml file is in Downloads.
				</Way>
				<Way where="On iPhone">
					Safari keeps pages in a form of its own that cannot be read here. Save the page on a computer, or use another link.
				</Way>
			</dl>
		</details>
	)
}

function Way({ where, children }: { where: string; children: string }) {
	return (
		<div>
			<dt className="font-medium text-ink">{where}</dt>
			<dd>{children}</dd>
		</div>
	)
}
