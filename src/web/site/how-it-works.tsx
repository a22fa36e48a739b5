import { StepPane } from './step-pane'

const STEPS = [
	{ title: 'Paste the product link', text: 'The listing is read: title, pictures, specifications, what is in the box.' },
	{ title: 'Choose market and language', text: 'The page is written for the people who will read it, right to left where they read so.' },
	{
		title: 'Watch it being made',
		text: 'Sections appear one after another. Click any text and type; nothing is published before you say so.',
	},
	{ title: 'Take it with you', text: 'One HTML file that works anywhere, also offline. The page stays yours.' },
]

export function HowItWorks() {
	return (
		<section id="how" aria-labelledby="how-title" className="border-t border-hairline">
			<div className="mx-auto grid max-w-[76rem] gap-12 px-5 py-20 sm:px-8 lg:py-28">
				<h2 id="how-title" className="max-w-[18ch] text-6">
					From a link to a lit window
				</h2>
				<ol className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
					{STEPS.map((step, position) => (
						<li key={step.title} className="grid content-start gap-4">
							<StepPane lit={position + 1} />
							<h3 className="text-2">{step.title}</h3>
							<p className="text-soft">{step.text}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	)
}
