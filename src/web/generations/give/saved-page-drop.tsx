import { FileCode2 } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Trans } from 'react-i18next'
import { BrowserWay } from '../../bring/browser-way'
import { useLocaleNames } from '../../pages/use-locale-names'
import { Button } from '../../ui/button'
import { cx } from '../../ui/cx'
import { useWords } from '../words'
import { asHtmlFile, errorOf } from './saved-page'

const DEVICES = ['computer', 'android', 'iphone'] as const

type Props = { market: string; language: string; onFile: (file: File) => void }

/**
 * Upload of a listing the seller saved in their own browser; the page is made once market and language have been seen.
 */
export function SavedPageDrop({ market, language, onFile }: Props) {
	const t = useWords()
	const input = useRef<HTMLInputElement>(null)
	const [over, setOver] = useState(false)
	const [error, setError] = useState<string>()
	const [chosen, setChosen] = useState<File>()
	const { marketName, languageName } = useLocaleNames()

	const take = async (file: File | undefined) => {
		if (!file) return
		const error = errorOf(file)
		const page = error ? undefined : await asHtmlFile(file)
		setError(error ?? (page ? undefined : t('saved_page.errors.no_page')))
		setChosen(page)
	}
	const onDrop = (event: DragEvent) => {
		event.preventDefault()
		setOver(false)
		void take(event.dataTransfer.files[0])
	}

	return (
		<div className="grid gap-4">
			<section
				aria-label={t('saved_page.area')}
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
						<Trans t={t} i18nKey="saved_page.ask" components={{ file: <strong dir="ltr" className="font-medium" /> }} />
					</span>
				</p>
				<Button onClick={() => input.current?.click()}>{t('saved_page.choose')}</Button>
				<input
					ref={input}
					type="file"
					accept=".html,.htm,.mhtml,.mht,text/html,multipart/related"
					aria-label={t('saved_page.file')}
					className="sr-only"
					tabIndex={-1}
					onChange={(event) => void take(event.target.files?.[0])}
				/>
				{chosen && (
					<div className="grid w-full gap-3 border-t border-hairline pt-3">
						<p className="text-[0.9375rem]">
							<bdi className="font-medium wrap-anywhere">{chosen.name}</bdi>
							<br />
							<span className="text-soft">{t('saved_page.for', { market: marketName(market), language: languageName(language) })}</span>
						</p>
						<div>
							<Button look="accent" onClick={() => onFile(chosen)}>
								{t('saved_page.make')}
							</Button>
						</div>
					</div>
				)}
				{error && (
					<p role="alert" className="text-sm text-bad">
						{error}
					</p>
				)}
			</section>
			<HowToSave />
			<BrowserWay />
		</div>
	)
}

function HowToSave() {
	const t = useWords()
	return (
		<details className="text-[0.9375rem] text-soft">
			<summary className="w-fit py-2 pointer-coarse:py-3 font-medium text-ink underline underline-offset-4">{t('saved_page.how')}</summary>
			<dl className="grid max-w-[60ch] gap-3 pt-2">
				{DEVICES.map((device) => (
					<div key={device}>
						<dt className="font-medium text-ink">{t(`saved_page.${device}.where`)}</dt>
						<dd>{t(`saved_page.${device}.how`)}</dd>
					</div>
				))}
			</dl>
		</details>
	)
}
