/**
 * Why the pages can be trusted: a sentence, and the lines of the listing it rests on. The listing is an example, drawn
 * here.
 */
export function SourcesSection() {
	return (
		<section aria-labelledby="sources-title" className="site-section bg-sunk">
			<div className="site-measure grid items-center gap-12 lg:grid-cols-[1fr_1.1fr] lg:gap-20">
				<div className="grid gap-5">
					<h2 id="sources-title" className="text-6">
						What the listing does not say, the page does not claim
					</h2>
					<p className="max-w-[52ch] text-soft">
						Each sentence keeps the lines it was written from. No invented reviews, no borrowed certificates, no countdowns. What was left
						out, and why, stays with the page.
					</p>
				</div>
				<figure className="grid gap-0">
					<blockquote className="pane p-6 font-display text-3 leading-snug sm:p-8">
						The shade is <Claim>spun aluminium</Claim>, the joint <Claim>folds flat</Claim>, and the cord is <Claim>2.5 m</Claim> long.
					</blockquote>
					<svg
						viewBox="0 0 400 36"
						className="h-9 w-full"
						preserveAspectRatio="none"
						aria-hidden
						fill="none"
						stroke="var(--hairline-strong)"
					>
						<path d="M90 0v36M210 0v36M320 0v36" strokeDasharray="2 4" vectorEffect="non-scaling-stroke" />
					</svg>
					<figcaption className="rounded-pane border border-dashed border-strong p-6 text-[0.9375rem] leading-relaxed text-soft sm:p-8">
						<p className="mb-2 text-sm font-medium text-ink">From the listing</p>
						<dl className="grid grid-cols-[6.5rem_1fr] gap-x-4 gap-y-1.5">
							<dt>Material</dt>
							<dd>Aluminium, spun</dd>
							<dt>Joint</dt>
							<dd>Folding, 180°</dd>
							<dt>Cord</dt>
							<dd>2.5 m</dd>
						</dl>
					</figcaption>
				</figure>
			</div>
		</section>
	)
}

function Claim({ children }: { children: string }) {
	return (
		<span className="bg-[linear-gradient(var(--lit-edge),var(--lit-edge))] bg-[length:100%_0.42em] bg-[position:0_88%] bg-no-repeat">
			{children}
		</span>
	)
}
