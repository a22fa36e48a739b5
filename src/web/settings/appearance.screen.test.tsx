import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '../../../test/support/open-screen'
import { APPEARANCE_SCRIPT, chooseAppearance } from '../browser/appearance'
import { AppearancePart } from './appearance-part'

afterEach(() => chooseAppearance('device'))

const ground = () => getComputedStyle(document.documentElement).backgroundColor
const DARK = 'rgb(21, 20, 18)'
const LIGHT = 'rgb(250, 247, 242)'

test('[R-9] light or dark is chosen whatever the device says, and is there before anything is painted the next time', async () => {
	await openScreen('/settings', { '/settings': AppearancePart })
	const choice = page.getByLabelText('Colours')
	await expect.element(choice).toHaveValue('device')
	await choice.selectOptions('Dark')
	expect(ground()).toBe(DARK)
	await choice.selectOptions('Light')
	expect(ground()).toBe(LIGHT)
	await choice.selectOptions('Dark')

	delete document.documentElement.dataset.appearance
	const script = document.createElement('script')
	script.textContent = APPEARANCE_SCRIPT
	document.head.append(script)
	script.remove()
	expect(ground()).toBe(DARK)

	await choice.selectOptions('As this device')
	expect(document.documentElement.dataset.appearance).toBeUndefined()
	expect(ground()).toBe(matchMedia('(prefers-color-scheme: dark)').matches ? DARK : LIGHT)
})
