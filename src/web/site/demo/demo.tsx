import { Play } from 'lucide-react'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { APP_LANGUAGES } from '../../../core/locale/app-languages'
import { spokenAddresses } from '../../../core/site/spoken-documents'
import { fillHoles } from '../../../core/text/fill-holes'
import { PageChrome } from '../../documents/page-chrome'
import { PageHead } from '../../documents/page-head'
import { pageMeta } from '../../documents/page-meta'
import { LANGUAGE_NAMES } from '../../i18n/language-names'
import { ReplayWindow } from '../landing/replay'
import type { DemoWords } from './demo-words'
import { StorePoster } from './store-poster'
import { Trial } from './trial'

type Recording = 'product-page' | 'store-push'

const ADDRESSES = spokenAddresses('/demo')

export async function loader({ params }: LoaderFunctionArgs) {
	const { getDemoWords, getLandingTexts, getReplay, listRecordings } = await import('../articles/content.server')
	const { loadSpokenDocument } = await import('../../documents/spoken-document.server')
	const spoken = await loadSpokenDocument(params)
	const { language } = spoken
	return {
		...spoken,
		demo: getDemoWords(language),
		replay: getReplay(language),
		replayWords: getLandingTexts(language).replay,
		whole: getReplay(language, Number.POSITIVE_INFINITY),
		files: listRecordings(),
	}
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
	return loaderData ? pageMeta(loaderData.demo) : []
}

/**
 * /demo (L-5), in its reader's language: two recordings, or what they would show where one has not been made, and a
 * page to be made by the visitor.
 */
export default function Demo() {
	const { language, words, demo, replay, replayWords, whole, files } = useLoaderData<typeof loader>()
	return (
		<PageChrome words={words} addresses={ADDRESSES}>
			<PageHead title={demo.title} lead={demo.lead}>
				<p>
					<a href="#try" className="inline-flex min-h-11 items-center underline underline-offset-4 hover:no-underline">
						{demo.trial.title}
					</a>
				</p>
			</PageHead>
			<div className="site-measure grid gap-24 overflow-x-clip pb-24">
				<Shown of="product-page" words={demo.recordings} files={files} language={language}>
					<ReplayWindow replay={replay} words={replayWords} />
				</Shown>
				<Shown of="store-push" words={demo.recordings} files={files} language={language}>
					<StorePoster words={demo.poster} />
				</Shown>
				<Trial whole={whole} words={demo.trial} language={language} />
			</div>
		</PageChrome>
	)
}

type Film = { of: Recording; words: DemoWords['recordings']; files: readonly string[]; language: string }

function Shown({ children, ...film }: Film & { children: React.ReactNode }) {
	const { of, words, files } = film
	const isThere = files.includes(`${of}.mp4`)
	return (
		<section aria-labelledby={of} className="grid gap-8">
			<div className="grid gap-3">
				<h2 id={of} className="text-5">
					{words[of].title}
				</h2>
				<p className="max-w-[60ch] text-soft">{words[of].text}</p>
			</div>
			{isThere ? <Video {...film} /> : children}
		</section>
	)
}

/**
 * Without script it has the browser's controls; the overlay comes with the site's script and goes when there is nothing
 * to play. Captions in the document's language are on.
 */
function Video({ of, words, files, language }: Film) {
	const at = (ending: string) => `/demo/${of}.${ending}`
	const has = (ending: string) => files.includes(`${of}.${ending}`)
	return (
		<figure className="grid gap-3">
			<div data-video className="relative overflow-hidden rounded-pane border border-strong">
				{/* biome-ignore lint/a11y/useMediaCaption: the captions that were recorded are listed below */}
				<video
					controls
					preload="none"
					playsInline
					width={1280}
					height={720}
					poster={has('webp') ? at('webp') : undefined}
					className="block h-auto w-full"
					aria-label={words[of].title}
				>
					{has('webm') && <source src={at('webm')} type="video/webm" />}
					<source src={at('mp4')} type="video/mp4" />
					{APP_LANGUAGES.filter((tag) => has(`${tag}.vtt`)).map((tag) => (
						<track key={tag} kind="captions" srcLang={tag} label={LANGUAGE_NAMES[tag]} src={at(`${tag}.vtt`)} default={tag === language} />
					))}
				</video>
				<button
					type="button"
					data-play
					hidden
					aria-label={fillHoles(words.play, { title: words[of].title })}
					className="play-overlay absolute inset-0 place-items-center bg-scrim text-paper"
				>
					<span className="grid size-20 place-items-center rounded-full bg-accent text-on-accent">
						<Play size={34} aria-hidden />
					</span>
				</button>
			</div>
			<figcaption className="text-sm text-faint">{words.note}</figcaption>
		</figure>
	)
}
