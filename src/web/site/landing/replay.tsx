import { Check } from 'lucide-react'
import type { LandingTexts } from '../../../core/site/landing-texts'
import type { Replay } from '../../../core/site/replay'
import type { StillPage } from '../demo/whole-page'

export type ReplayView = Omit<Replay, 'page'> & StillPage

/** Sections come on one after another; without motion they simply stand there. */
const COMING_ON = [
	':host{display:block}@media (prefers-reduced-motion:no-preference){',
	':is(.vt-hero,.vt-rest>*,.vt>:not(.vt-reach)){animation:on .45s ease-out both;animation-delay:2.5s}',
	'.vt-hero{animation-delay:1.5s}.vt-rest>:first-child{animation-delay:2s}',
	'@keyframes on{from{opacity:.04;filter:brightness(.6)}60%{opacity:1;filter:brightness(1.06)}}}',
].join('')

/**
 * A generation, played again: the steps with what was found, and the page as the renderer makes it, lit section by
 * section. Harmless: it is markup and styles, over in five seconds. The page stands in a shadow root so that its theme
 * and the site's styles do not meet.
 */
export function ReplayWindow({ replay, words }: { replay: ReplayView; words: LandingTexts['replay'] }) {
	return (
		<figure className="replay" aria-label={words.label}>
			<div className="replay-glass">
				<ol className="replay-steps">
					<Step turn={1} title={words.link}>
						<bdi className="justify-self-start break-all text-faint">{replay.link}</bdi>
					</Step>
					<Step turn={2} title={words.reading}>
						<span className="text-faint">
							<span className="tabular">{replay.factCount}</span> {words.facts}
						</span>
						<ul className="replay-facts" lang={replay.tag} dir={replay.direction}>
							{replay.facts.map(({ name, value }, position) => (
								<li key={name} style={{ '--turn': position } as React.CSSProperties}>
									{name} <strong>{value}</strong>
								</li>
							))}
						</ul>
					</Step>
					<Step turn={3} title={words.writing} />
					<Step turn={4} title={words.checking}>
						<span className="text-faint">
							<s lang={replay.tag} dir={replay.direction}>
								{replay.removed.text}
							</s>
						</span>
						<span className="text-faint">{words.removed}</span>
					</Step>
					<Step turn={5} title={words.done} />
				</ol>
				<div className="replay-page">
					<div
						aria-hidden
						inert
						className="replay-scale"
						lang={replay.tag}
						dir={replay.direction}
						// Our own renderer’s output, made while the site is built.
						dangerouslySetInnerHTML={{
							__html: `<template shadowrootmode="open"><style>${replay.style}${COMING_ON}</style>${replay.html}</template>`,
						}}
					/>
				</div>
			</div>
			<div aria-hidden className="replay-sill" />
		</figure>
	)
}

function Step({ turn, title, children }: { turn: number; title: string; children?: React.ReactNode }) {
	return (
		<li className="replay-step" style={{ '--turn': turn } as React.CSSProperties}>
			<Check size={16} aria-hidden className="replay-tick" />
			<div className="grid gap-1">
				<span className="font-medium">{title}</span>
				{children}
			</div>
		</li>
	)
}
