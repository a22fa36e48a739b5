import type { Question } from '../../../core/site/faq'

/** Questions that open one at a time and close again, by the browser itself: `name` joins them. */
export function FaqList({ questions, level: Headline = 'h3' }: { questions: readonly Question[]; level?: 'h2' | 'h3' }) {
	return (
		<div className="border-t border-strong">
			{questions.map(({ question, answer }, position) => (
				<details key={question} name="faq" className="faq-item" open={position === 0}>
					<summary>
						<Headline className="text-2">{question}</Headline>
					</summary>
					<div className="grid max-w-[68ch] gap-4 pb-8 text-soft">
						{answer.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</div>
				</details>
			))}
		</div>
	)
}
