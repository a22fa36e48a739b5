import type { CSSProperties, ReactElement } from 'react'
import type { HeroLayout } from '../../core/page/page'
import { ActionButton } from '../action-button'
import { anchorOf } from '../button-target'
import { Field } from '../field'
import { headlineSize } from '../headline-size'
import { heroFacts } from '../hero-facts'
import { HeroTerms } from '../hero-terms'
import { PriceView } from '../price-view'
import type { SectionViewProps } from '../section-props'
import { TextView } from '../text-view'
import { THEME_TRAITS, type ThemeTraits } from '../themes/traits'

/** The product, large, with what it is called and what it costs. */
export function Hero({ id, props, view }: SectionViewProps<'hero'>): ReactElement {
	const { page } = view
	const traits = THEME_TRAITS[page.theme]
	const { size, longestWord } = headlineSize(page, id)
	const facts = heroFacts(page, traits.heroFacts)
	const crumbs = traits.breadcrumbs && !page.record.factsLanguage ? page.product.breadcrumbs.slice(0, 3) : []
	const pictured = props.image !== null && view.findImage(props.image) !== undefined
	return (
		<section
			className={`vt-hero${otherLayout(props.layout, traits)}${pictured ? '' : ' vt-bare'}${facts.length > 0 ? ' vt-listed' : ''}`}
			id={anchorOf(id)}
		>
			<div className="vt-hero-in">
				<div className="vt-hero-text">
					{page.product.brand || crumbs.length > 0 ? (
						<p className="vt-top">
							{page.product.brand ? <bdi className="vt-brand">{page.product.brand}</bdi> : null}
							{crumbs.length > 0 ? <span className="vt-crumbs">{crumbs.join(' / ')}</span> : null}
						</p>
					) : null}
					<TextView
						as="h1"
						className={`vt-h1 vt-${size}`}
						style={{ '--w': longestWord } as CSSProperties}
						text={props.headline}
						view={view}
					/>
					<TextView as="div" className="vt-sub" text={props.subheadline} view={view} />
					{facts.length > 0 ? (
						<dl className="vt-keys">
							{facts.map((row) => (
								<div key={row.id}>
									<TextView as="dt" text={row.name} view={view} />
									<TextView as="dd" text={row.value} view={view} />
								</div>
							))}
						</dl>
					) : null}
					<div className="vt-buy">
						<PriceView view={view} />
						<ActionButton text={props.callToAction} from="hero" view={view} />
					</div>
					{traits.heroTerms ? <HeroTerms view={view} /> : null}
				</div>
				{props.image !== null && pictured ? (
					<Field className="vt-media" image={props.image} sectionId={id} view={view} sizes="(min-width:60em) 55vw, 100vw" when="first" />
				) : null}
			</div>
		</section>
	)
}

/** The theme's own CSS sets its own layout; another one is named and set by rules all themes share. */
function otherLayout(layout: HeroLayout | undefined, traits: ThemeTraits): string {
	return layout === undefined || layout === traits.heroLayout ? '' : ` vt-alt vt-${layout}`
}
