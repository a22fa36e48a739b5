import { Play } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { PageChrome } from '../page-chrome'
import { PageHead } from '../page-head'
import { pageMeta } from '../page-meta'
import { ReplayWindow } from './replay'
import { StorePoster } from './store-poster'
import { Trial } from './trial'

const TITLE = 'Watch a page being made'
const DESCRIPTION =
	'A product link becomes a finished product page, and the page goes to a store: both shown as they happen in Vitrine, without an account.'

const RECORDINGS = [
	{
		name: 'product-page',
		title: 'A product page, from the link',
		text: 'The listing is read, its facts are listed, the texts are written and checked, and the page stands in the editor.',
	},
	{
		name: 'store-push',
		title: 'The page goes to a store',
		text: [
			'A price is set, the page is sent to the store as a draft, and the product is',
			'there with its pictures. Sending it again updates the same product.',
		].join(' '),
	},
] as const
type Recording = (typeof RECORDINGS)[number]

export async function loader() {
	const { getLandingTexts, getReplay, listRecordings } = await import('../articles/content.server')
	const { style, html } = getReplay(Number.POSITIVE_INFINITY)
	return { words: getLandingTexts('en').replay, replay: getReplay(), whole: { style, html }, files: listRecordings() }
}

export function meta() {
	return pageMeta({ title: TITLE, description: DESCRIPTION })
}

/**
 * /demo (L-5): two recordings, or what they would show where one has not been made, and a page to be made by the
 * visitor.
 */
export default function Demo() {
	const { words, replay, whole, files } = useLoaderData<typeof loader>()
	const [page, store] = RECORDINGS
	return (
		<PageChrome>
			<PageHead
				title={TITLE}
				lead="Two short looks at the work itself: a page being made, and a page going to a store. Then make one, without an account."
			>
				<p>
					<a href="#try" className="inline-flex min-h-11 items-center underline underline-offset-4 hover:no-underline">
						Try it without an account
					</a>
				</p>
			</PageHead>
			<div className="site-measure grid gap-24 overflow-x-clip pb-24">
				<Shown of={page} files={files}>
					<ReplayWindow replay={replay} words={words} />
				</Shown>
				<Shown of={store} files={files}>
					<StorePoster />
				</Shown>
				<Trial whole={whole} />
			</div>
		</PageChrome>
	)
}

function Shown({ of, files, children }: { of: Recording; files: readonly string[]; children: React.ReactNode }) {
	const isThere = files.includes(`${of.name}.mp4`)
	return (
		<section aria-labelledby={of.name} className="grid gap-8">
			<div className="grid gap-3">
				<h2 id={of.name} className="text-5">
					{of.title}
				</h2>
				<p className="max-w-[60ch] text-soft">{of.text}</p>
			</div>
			{isThere ? <Video of={of} files={files} /> : children}
		</section>
	)
}

const CAPTIONS = [
	{ tag: 'en', label: 'English' },
	{ tag: 'fr', label: 'Français' },
	{ tag: 'ar', label: 'العربية' },
] as const

/**
 * Without script it has the browser's controls; the overlay comes with the site's script and goes when there is nothing
 * to play.
 */
function Video({ of, files }: { of: Recording; files: readonly string[] }) {
	const at = (ending: string) => `/demo/${of.name}.${ending}`
	const has = (ending: string) => files.includes(`${of.name}.${ending}`)
	return (
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
				aria-label={of.title}
			>
				{has('webm') && <source src={at('webm')} type="video/webm" />}
				<source src={at('mp4')} type="video/mp4" />
				{CAPTIONS.filter(({ tag }) => has(`${tag}.vtt`)).map(({ tag, label }) => (
					<track key={tag} kind="captions" srcLang={tag} label={label} src={at(`${tag}.vtt`)} default={tag === 'en'} />
				))}
			</video>
			<button
				type="button"
				data-play
				hidden
				aria-label={`Play: ${of.title}`}
				className="play-overlay absolute inset-0 place-items-center bg-scrim text-paper"
			>
				<span className="grid size-20 place-items-center rounded-full bg-accent text-on-accent">
					<Play size={34} aria-hidden />
				</span>
			</button>
		</div>
	)
}
