import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { fullPage } from '../../../core/page/page.fixture'
import { pageView } from '../../view/page-view'
import { OptionChips } from './option-chips'

const chips = (html: Parameters<typeof OptionChips>[0]['options'][number]['values'][number]['html'], editing: boolean) => {
	const text = (own: typeof html, stored: string) => ({ html: own, stored, facts: [] })
	const options = [{ id: 'o', name: text('Color', 'Color'), values: [text(html, 'Navy'), text('0.5 l', '0.5 l')] }]
	return renderToStaticMarkup(<OptionChips options={options} view={pageView(fullPage(), ({ key }) => key, { editing })} />)
}

it.each([
	['on the page', 'Navy', false],
	['where its words are being edited', <b key="editor">Navy</b>, true],
] as const)('[R-11] a choice whose colour is known has its swatch %s', (_where, html, editing) => {
	expect(chips(html, editing).match(/vt-swatch" style="background:#1f2f56"/g)).toHaveLength(1)
	expect(chips(html, editing).match(/vt-swatch/g)).toHaveLength(1)
})
