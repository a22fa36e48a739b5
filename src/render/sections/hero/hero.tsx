import type { ReactElement } from 'react'
import type { Page } from '../../../core/page/page'
import { plainFromRichText } from '../../../core/text/rich-text'
import { ActionButton } from '../../parts/action-button'
import { heroFacts } from '../../parts/hero-facts'
import { PriceView } from '../../parts/price-view'
import { sectionDesign } from '../../parts/section-design'
import { lookClass } from '../../parts/section-frame'
import type { SectionViewProps } from '../../parts/section-props'
import { TextView } from '../../parts/text-view'
import { anchorOf } from '../../style/anchor'
import { headlineSize } from '../../style/headline-size'
import { LOOKS } from '../../themes/looks'
import { layoutOf } from '../../themes/theme-layout'
import { heroCss } from './hero-css'
import { ImportedRating } from './imported-rating'
import { OptionChips } from './option-chips'
import { ProofStrip } from './proof-strip'
import { SwipedGallery } from './swiped-gallery'

/**
 * The buy box: pictures one swipes, what the product promises, costs and comes in, the button, and the seller's terms.
 */
function Hero(section: SectionViewProps<'hero'>): ReactElement {
	const { id, props, view } = section
	const { page } = view
	const traits = LOOKS[page.theme].traits
	const size = headlineSize(page, id)
	const facts = heroFacts(page)
	const crumbs = traits.breadcrumbs && (!page.record.factsLanguage || page.record.plan) ? page.product.breadcrumbs.slice(0, 3) : []
	const images = props.images.filter((image) => view.findImage(image))
	const marks = [
		otherLayout(section),
		images.length > 0 ? '' : ' vt-bare',
		view.findImage(images[0] ?? '')?.nature?.pale ? ' vt-white' : '',
		facts.length > 0 ? ' vt-listed' : '',
		traits.galleryColumn && images.length > 1 ? ' vt-tall' : '',
		lookClass({ ground: section.ground, spacing: section.spacing, align: section.align, size: section.size }),
	]
	return (
		<section className={`vt-hero${marks.join('')}`} id={anchorOf(id)}>
			<div className="vt-hero-in">
				<div className="vt-hero-text">
					{page.product.brand || crumbs.length > 0 ? (
						<p className="vt-top">
							{page.product.brand ? <bdi className="vt-brand">{page.product.brand}</bdi> : null}
							{crumbs.length > 0 ? <span className="vt-crumbs">{crumbs.join(' / ')}</span> : null}
						</p>
					) : null}
					{namesTheSame(page, id) ? null : <TextView as="p" className="vt-product" text={props.name} view={view} />}
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
					<div className="vt-buybox">
						{props.rating ? <ImportedRating view={view} /> : null}
						<div className="vt-buy">
							<PriceView view={view} />
							<ActionButton text={props.callToAction} view={view} />
						</div>
						<OptionChips options={props.options} view={view} />
						<ProofStrip terms={props.terms} view={view} />
					</div>
				</div>
				{images.length > 0 ? <SwipedGallery images={images} sectionId={id} view={view} /> : null}
			</div>
		</section>
	)
}

/** The theme's own CSS sets its own layout; another one is named and set by rules all themes share. */
function otherLayout({ layout, type, view }: SectionViewProps<'hero'>): string {
	return layout === layoutOf(type, view) ? '' : ` vt-alt vt-${layout}`
}

/** True when the headline is the product's name or its beginning: nobody reads it twice in a row. */
function namesTheSame(page: Page, sectionId: string): boolean {
	const section = page.sections.find((candidate) => candidate.id === sectionId)
	if (section?.type !== 'hero') return false
	const plain = (html: string) => plainFromRichText(html).trim().toLowerCase()
	const headline = plain(section.props.headline.html)
	return headline !== '' && plain(section.props.name.html).startsWith(headline)
}

export const hero = sectionDesign('hero', {
	Component: Hero,
	css: heroCss,
	icon: 'M3 4h18v16H3zM3 8h18M6 12h5v5H6zM14 12h4M14 16h4',
	label: 'Opening',
})
