import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '../../../../test/support/open-screen'
import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import type { PictureNature } from '../../../core/page/compose/picture-nature'
import type { PageImage } from '../../../core/page/page'
import { WordChanges } from './picture-words'

const picture = (kind: PictureNature['kind']): PageImage => ({
	id: kind,
	alt: '',
	files: [{ key: 'a.webp', format: 'webp', width: 10, height: 10, bytes: 1 }],
	nature: { kind },
})
const translateIt = page.getByRole('button', { name: 'Translate into French' })
const removeChinese = page.getByRole('button', { name: 'Remove Chinese writing' })

test('[W-9] a picture full of words is offered in the buyers’ language, one press away; one of anything else, folded', async () => {
	const asked: string[] = []
	const change = async (wish: string) => void asked.push(wish)
	const Screen = () => <WordChanges image={picture('print')} language="french" onChange={change} />
	await openScreen('/page', { '/page': Screen })
	await translateIt.click()
	await removeChinese.click()
	expect(asked).toEqual(['translate_images', 'remove_chinese_text'])
})

test('[W-9] of a photograph the changes are there, folded', async () => {
	const Screen = () => <WordChanges image={picture('scene')} language="french" onChange={async () => undefined} />
	await openScreen('/page', { '/page': Screen })
	const folded = page.getByText('Words in this picture')
	await expect.element(folded).toBeVisible()
	await expect.element(translateIt).not.toBeInTheDocument()
	await folded.click()
	await expect.element(translateIt).toBeVisible()
})

test('[W-9] a model that fails is told in words, and can be asked again', async () => {
	const change = async () => {
		throw new AppError('upstream', msg('pictures.no_model'))
	}
	const Screen = () => <WordChanges image={picture('print')} language="french" onChange={change} />
	await openScreen('/page', { '/page': Screen })
	await translateIt.click()
	await expect.element(page.getByText('No model for pictures is configured here', { exact: false })).toBeVisible()
	await expect.element(translateIt).toBeEnabled()
})
