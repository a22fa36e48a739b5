import type { ReactElement } from 'react'
import { ActionButton } from '../action-button'
import { anchorOf } from '../anchor'
import { Field } from '../field'
import { headlineSize } from '../headline-size'
import { heroFacts } from '../hero-facts'
import { HeroTerms } from '../hero-terms'
import { PriceView } from '../price-view'
import { sectionDesign } from '../section-design'
import type { SectionViewProps } from '../section-props'
import { TextView } from '../text-view'
import { layoutOf } from '../theme-layout'
import { THEME_TRAITS } from '../themes/traits'

/** The product, large, with what it is called and what it costs. */
function Hero(section: SectionViewProps<'hero'>): ReactElement {
	const { id, props, view } = section
	const { page } = view
	const traits = THEME_TRAITS[page.theme]
	const size = headlineSize(page, id)
	const facts = heroFacts(page, traits.heroFacts)
	const crumbs = traits.breadcrumbs && !page.record.factsLanguage ? page.product.breadcrumbs.slice(0, 3) : []
	const image = props.images.find((one) => view.findImage(one))
	return (
		<section
			className={`vt-hero${otherLayout(section)}${image ? '' : ' vt-bare'}${facts.length > 0 ? ' vt-listed' : ''}`}
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
					<TextView as="h1" className={`vt-h1 vt-${size}`} text={props.headline} view={view} />
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
						<ActionButton text={props.callToAction} view={view} />
					</div>
					{traits.heroTerms ? <HeroTerms view={view} /> : null}
				</div>
				{image ? (
					<Field className="vt-media" image={image} sectionId={id} view={view} sizes="(min-width:60em) 55vw, 100vw" when="first" />
				) : null}
			</div>
		</section>
	)
}

/** The theme's own CSS sets its own layout; another one is named and set by rules all themes share. */
function otherLayout({ layout, type, view }: SectionViewProps<'hero'>): string {
	return layout === layoutOf(type, view) ? '' : ` vt-alt vt-${layout}`
}

export const hero = sectionDesign('hero', {
	Component: Hero,
	icon: 'M3 4h18v16H3zM3 8h18M6 12h5v5H6zM14 12h4M14 16h4',
	label: 'Opening',
})
