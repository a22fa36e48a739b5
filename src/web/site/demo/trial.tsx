import { Check } from 'lucide-react'
import type { AppLanguage } from '../../../core/locale/app-languages'
import { DEFAULT_MARKET, MARKETS } from '../../../core/locale/markets'
import { TRIAL_LANGUAGES, TRIAL_STEPS } from '../../../core/site/trial'
import { ScriptData } from '../../documents/script-data'
import { Button } from '../../ui/button'
import { SelectField } from '../../ui/select'
import type { DemoWords } from './demo-words'
import './trial.css'
import { TRIAL_DATA } from './trial-data'
import { trialData } from './trial-words'
import { type StillPage, WholePage } from './whole-page'

type Words = DemoWords['trial']
type Props = { words: Words; language: AppLanguage }

/**
 * A page of the sample listing for whoever asks (L-5), in the language of the document unless another is chosen. All
 * words stand here; `start-trial` shows what is so. Without a script it says what there is.
 */
export function Trial({ whole, ...props }: Props & { whole: StillPage }) {
	const { words, language } = props
	return (
		<section id="try" aria-labelledby="try-title" data-trial className="grid gap-8 border-t border-strong pt-12">
			<div className="grid gap-3">
				<h2 id="try-title" className="text-5">
					{words.title}
				</h2>
				<p className="max-w-[62ch] text-soft">{words.text}</p>
			</div>
			<WholePage page={whole} label={words.whole} />
			<p data-trial-off className="max-w-[62ch] border-s-2 border-strong ps-4 text-soft">
				{words.without_script}
			</p>
			<Wish {...props} />
			{/* No paragraph: the server takes out those it finds empty. */}
			<div data-trial-failed hidden role="alert" className="max-w-[62ch] border-s-2 border-bad ps-4 text-bad" />
			<Result words={words} />
			<ScriptData id={TRIAL_DATA} data={trialData(language, words)} />
		</section>
	)
}

function Wish({ words, language }: Props) {
	return (
		<form data-trial-form hidden className="grid items-end gap-4 sm:grid-cols-[minmax(0,14rem)_minmax(0,14rem)_auto] sm:justify-start">
			<SelectField
				label={words.language}
				name="language"
				defaultValue={TRIAL_LANGUAGES.find(({ tag }) => tag === language)?.id}
				options={TRIAL_LANGUAGES.map(({ id, name }) => ({ value: id, label: name }))}
			/>
			<SelectField
				label={words.market}
				name="market"
				defaultValue={DEFAULT_MARKET}
				options={MARKETS.map((market) => ({ value: market.id, label: market.words[language].name }))}
			/>
			<Button type="submit" look="ink" className="min-h-12">
				{words.make}
			</Button>
		</form>
	)
}

function Result({ words }: { words: Words }) {
	return (
		<div data-trial-result hidden className="grid gap-10">
			<div className="trial-glass">
				<ol className="replay-steps" aria-label={words.steps}>
					{TRIAL_STEPS.map((step) => (
						<li key={step} data-trial-step={step} className="trial-step">
							<Check size={16} aria-hidden className="replay-tick" />
							<span className="font-medium">{words.step[step]}</span>
						</li>
					))}
				</ol>
				<div className="trial-page">
					<div data-trial-waiting className="waiting h-full" />
				</div>
			</div>
			<div role="status" data-trial-status className="sr-only" />
			<div data-trial-done hidden className="grid gap-10">
				{(['embedded', 'model'] as const).map((writer) => (
					<p key={writer} data-trial-writer={writer} hidden className="max-w-[62ch] text-soft">
						{words.written[writer]}
					</p>
				))}
				<Sources words={words} />
				<p className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-hairline pt-8">
					<span className="text-[1.125rem] text-soft">{words.next}</span>
					<Button asChild look="accent" size="large">
						<a href="/signup">{words.start}</a>
					</Button>
				</p>
			</div>
		</div>
	)
}

/** What the page rests on, and what the checker took out of it. */
function Sources({ words }: { words: Words }) {
	return (
		<div className="grid items-start gap-10 lg:grid-cols-[2fr_1fr]">
			<section aria-labelledby="trial-facts" className="grid gap-4">
				<h3 id="trial-facts" className="text-3">
					{words.facts}
				</h3>
				{/* No paragraph: the server takes out those it finds empty. */}
				<div data-trial-used className="tabular text-soft" />
				<dl data-trial-facts className="trial-facts" />
			</section>
			<section aria-labelledby="trial-removed" className="grid gap-4">
				<h3 id="trial-removed" className="text-3">
					{words.removed}
				</h3>
				<p data-trial-nothing hidden className="text-soft">
					{words.nothing}
				</p>
				<ul data-trial-removed className="grid gap-3 text-[0.9375rem]" />
			</section>
		</div>
	)
}
