import { Check } from 'lucide-react'
import { DEFAULT_MARKET, MARKETS } from '../../../core/locale/markets'
import { TRIAL_LANGUAGES, type TrialStep } from '../../../core/site/trial'
import { Button } from '../../ui/button'
import { SelectField } from '../../ui/select'
import './trial.css'
import { type StillPage, WholePage } from './whole-page'

const STEPS: readonly { step: TrialStep; words: string }[] = [
	{ step: 'read-listing', words: 'Reading the sample listing' },
	{ step: 'extract-product', words: 'Listing its facts' },
	{ step: 'write-copy', words: 'Writing from these facts' },
	{ step: 'check-copy', words: 'Checking each statement' },
	{ step: 'compose-page', words: 'Putting the page together' },
]

/**
 * A page of the sample listing for whoever asks (L-5). All words stand here; `start-trial` shows what is so. Without a
 * script it says what there is.
 */
export function Trial({ whole }: { whole: StillPage }) {
	return (
		<section id="try" aria-labelledby="try-title" data-trial className="grid gap-8 border-t border-strong pt-12">
			<div className="grid gap-3">
				<h2 id="try-title" className="text-5">
					Try it without an account
				</h2>
				<p className="max-w-[62ch] text-soft">
					A saved listing is read and made into a page while you wait, by the steps every page goes through. The listing is a sample of
					ours: the kettle is invented, and no such product is sold. The page is not stored, here or in your browser.
				</p>
			</div>
			<WholePage page={whole} label="A whole page made from such a listing" />
			<p data-trial-off className="max-w-[62ch] border-s-2 border-strong ps-4 text-soft">
				Making one here needs JavaScript. The page above was made from such a listing, and shows what comes of it.
			</p>
			<Wish />
			{/* No paragraph: the server takes out those it finds empty. */}
			<div data-trial-failed hidden role="alert" className="max-w-[62ch] border-s-2 border-bad ps-4 text-bad" />
			<Result />
		</section>
	)
}

function Wish() {
	return (
		<form data-trial-form hidden className="grid items-end gap-4 sm:grid-cols-[minmax(0,14rem)_minmax(0,14rem)_auto] sm:justify-start">
			<SelectField
				label="Language of the page"
				name="language"
				options={TRIAL_LANGUAGES.map(({ id, name }) => ({ value: id, label: name }))}
			/>
			<SelectField
				label="Market"
				name="market"
				defaultValue={DEFAULT_MARKET}
				options={MARKETS.map(({ id, words }) => ({ value: id, label: words.en.name }))}
			/>
			<Button type="submit" look="ink" className="min-h-12">
				Make the page
			</Button>
		</form>
	)
}

function Result() {
	return (
		<div data-trial-result hidden className="grid gap-10">
			<div className="trial-glass">
				<ol className="replay-steps" aria-label="Steps">
					{STEPS.map(({ step, words }) => (
						<li key={step} data-trial-step={step} className="trial-step">
							<Check size={16} aria-hidden className="replay-tick" />
							<span className="font-medium">{words}</span>
						</li>
					))}
				</ol>
				<div className="trial-page">
					<div data-trial-waiting className="waiting h-full" />
				</div>
			</div>
			<div role="status" data-trial-status className="sr-only" />
			<div data-trial-done hidden className="grid gap-10">
				<p data-trial-writer="embedded" hidden className="max-w-[62ch] text-soft">
					Written by fixed rules, without a language model. With an account the same page opens in an editor, where you change all of it.
				</p>
				<p data-trial-writer="model" hidden className="max-w-[62ch] text-soft">
					Written by a language model and checked by rules. With an account the same page opens in an editor, where you change all of it.
				</p>
				<Sources />
				<p className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-hairline pt-8">
					<span className="text-[1.125rem] text-soft">Now with a product of yours.</span>
					<Button asChild look="accent" size="large">
						<a href="/signup">Start for Free</a>
					</Button>
				</p>
			</div>
		</div>
	)
}

/** What the page rests on, and what the checker took out of it. */
function Sources() {
	return (
		<div className="grid items-start gap-10 lg:grid-cols-[2fr_1fr]">
			<section aria-labelledby="trial-facts" className="grid gap-4">
				<h3 id="trial-facts" className="text-3">
					The facts it rests on
				</h3>
				<p className="text-soft">
					<span data-trial-used className="tabular" /> of the <span data-trial-count className="tabular" /> the listing gave, word for word.
				</p>
				<dl data-trial-facts className="trial-facts" />
			</section>
			<section aria-labelledby="trial-removed" className="grid gap-4">
				<h3 id="trial-removed" className="text-3">
					What the check took out
				</h3>
				<p data-trial-nothing hidden className="text-soft">
					Nothing this time: each statement has its fact.
				</p>
				<ul data-trial-removed className="grid gap-3 text-[0.9375rem]" />
			</section>
		</div>
	)
}
