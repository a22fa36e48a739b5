import type { ReactNode } from 'react'
import { AddKeyDrawing, KeyDetailsDrawing, NewKeysDrawing } from './woo-drawings'

/** How the keys are made in the store's admin, step by step (spec §2). */
export function WooGuide() {
	return (
		<section aria-labelledby="woo-guide" className="grid gap-8">
			<h2 id="woo-guide" className="text-3">
				Where the keys come from
			</h2>
			<ol className="grid gap-10">
				<Step number={1} title="Open the REST API settings" drawing={<AddKeyDrawing />}>
					In your store’s admin go to <Path steps={['WooCommerce', 'Settings', 'Advanced', 'REST API']} /> and press <b>Add Key</b>.
				</Step>
				<Step number={2} title="Describe the key" drawing={<KeyDetailsDrawing />}>
					Enter a description, for example “Vitrine”. Select the admin user. Set the permission to <b>Read/Write</b>. Then press{' '}
					<b>Generate API key</b>.
				</Step>
				<Step number={3} title="Copy both keys" drawing={<NewKeysDrawing />}>
					Copy the consumer key and the consumer secret into the form here. WooCommerce shows them only once.
				</Step>
			</ol>
		</section>
	)
}

type StepProps = { number: number; title: string; drawing: ReactNode; children: ReactNode }

function Step({ number, title, drawing, children }: StepProps) {
	return (
		<li className="grid gap-3">
			<h3 className="flex items-baseline gap-3 text-1">
				<span className="font-display text-3 text-faint tabular">{number}</span>
				{title}
			</h3>
			<p className="max-w-[60ch] text-soft">{children}</p>
			<figure className="grid gap-2">
				<div className="pane overflow-hidden sm:p-3">{drawing}</div>
				<figcaption className="text-sm text-faint">Illustration</figcaption>
			</figure>
		</li>
	)
}

function Path({ steps }: { steps: readonly string[] }) {
	return (
		<b>
			<bdi>{steps.join(' › ')}</bdi>
		</b>
	)
}
