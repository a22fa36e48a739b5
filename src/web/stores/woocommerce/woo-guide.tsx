import type { ReactNode } from 'react'
import { Trans } from 'react-i18next'
import { useWords } from '../words'
import { AddKeyDrawing, KeyDetailsDrawing, NewKeysDrawing } from './woo-drawings'

/** How the keys are made in the store's admin, step by step (spec §2). */
export function WooGuide() {
	const t = useWords()
	const marked = { b: <b /> }
	return (
		<section aria-labelledby="woo-guide" className="grid gap-8">
			<h2 id="woo-guide" className="text-3">
				{t('guide.title')}
			</h2>
			<ol className="grid gap-10">
				<Step number={1} title={t('guide.open')} drawing={<AddKeyDrawing />}>
					<Trans t={t} i18nKey="guide.open_text" components={marked} />
				</Step>
				<Step number={2} title={t('guide.describe')} drawing={<KeyDetailsDrawing />}>
					<Trans t={t} i18nKey="guide.describe_text" components={marked} />
				</Step>
				<Step number={3} title={t('guide.copy')} drawing={<NewKeysDrawing />}>
					{t('guide.copy_text')}
				</Step>
			</ol>
		</section>
	)
}

type StepProps = { number: number; title: string; drawing: ReactNode; children: ReactNode }

function Step({ number, title, drawing, children }: StepProps) {
	const t = useWords()
	return (
		<li className="grid gap-3">
			<h3 className="flex items-baseline gap-3 text-1">
				<span className="font-display text-3 text-faint tabular">{number}</span>
				{title}
			</h3>
			<p className="max-w-[60ch] text-soft">{children}</p>
			<figure className="grid gap-2">
				<div className="pane overflow-hidden sm:p-3">{drawing}</div>
				<figcaption className="text-sm text-faint">{t('guide.illustration')}</figcaption>
			</figure>
		</li>
	)
}
