import { describe, expect, test } from 'vitest'
import { AppError } from '../../../core/errors'
import { foreignWords } from '../../../core/messages/message'
import type { Page } from '../../../core/page/page'
import { samplePage } from '../preview/sample-page'
import { createPageSaver, type SaveStatus, type VersionedPage } from './page-saver'

const titled = (title: string): Page => ({ ...samplePage(), seo: { ...samplePage().seo, title } })

/** The server's side of saving, as its contract says: a save that names another version than the newest is refused. */
function server(first: VersionedPage) {
	let kept = first
	return {
		kept: () => kept,
		/** Another tab saves. */
		saveElsewhere: (page: Page) => {
			kept = { page, version: kept.version + 1 }
		},
		load: async () => kept,
		/** Of every save, whether nobody asked for it. */
		autosaved: [] as boolean[],
		async send(page: Page, baseVersion: number, autosaved: boolean) {
			this.autosaved.push(autosaved)
			if (baseVersion !== kept.version) throw new AppError('conflict', foreignWords('Changed elsewhere.'))
			kept = { page, version: kept.version + 1 }
			return { version: kept.version }
		},
	}
}

function open(title = 'Opened') {
	const opened = { page: titled(title), version: 4 }
	const remote = server(opened)
	const statuses: SaveStatus['kind'][] = []
	const saver = createPageSaver(opened, remote, (status) => statuses.push(status.kind))
	return { remote, saver, statuses }
}

describe('[R-4] the page is saved, and no work is overwritten in silence', () => {
	test('changes made while a save is under way are saved too', async () => {
		const { remote, saver } = open()
		saver.change(titled('One'))
		const saving = saver.save()
		saver.change(titled('Two'))
		await saving
		expect(remote.kept().page.seo.title).toBe('Two')
		expect(saver.status().kind).toBe('saved')
	})

	test('a second tab that only opened the page disturbs no one', async () => {
		const { remote, saver } = open()
		remote.saveElsewhere(titled('Opened'))
		saver.change(titled('Mine'))
		await saver.save()
		expect(saver.status().kind).toBe('saved')
		expect(remote.kept().page.seo.title).toBe('Mine')
	})

	test('work of another tab is kept until the seller has chosen', async () => {
		const { remote, saver } = open()
		remote.saveElsewhere(titled('Theirs'))
		saver.change(titled('Mine'))
		await saver.save()
		expect(saver.status().kind).toBe('conflict')
		saver.change(titled('Mine, longer'))
		await saver.save()
		expect(remote.kept().page.seo.title).toBe('Theirs')

		const page = await saver.resolve('mine')
		expect(page.seo.title).toBe('Mine, longer')
		expect(remote.kept().page.seo.title).toBe('Mine, longer')
		expect(saver.status().kind).toBe('saved')
	})

	test('the other page can be taken instead', async () => {
		const { remote, saver } = open()
		remote.saveElsewhere(titled('Theirs'))
		saver.change(titled('Mine'))
		await saver.save()
		expect((await saver.resolve('theirs')).seo.title).toBe('Theirs')
		expect(saver.status().kind).toBe('saved')
		saver.change(titled('Theirs, edited'))
		await saver.save()
		expect(remote.kept().page.seo.title).toBe('Theirs, edited')
	})

	test('a save that fails is told, loses nothing, and the next one saves it all', async () => {
		const { remote, saver } = open()
		const send = remote.send
		remote.send = async () => {
			throw new AppError('upstream', foreignWords('No connection.'))
		}
		saver.change(titled('Mine'))
		await saver.save()
		expect(saver.status().kind).toBe('failed')
		remote.send = send
		await saver.save()
		expect(remote.kept().page.seo.title).toBe('Mine')
	})
})

test('[R-4] a version brought back is what is kept now: nothing is saved over it, and the next change builds on it', async () => {
	const { remote, saver } = open()
	remote.saveElsewhere(titled('Brought back'))
	saver.adopt({ page: titled('Brought back'), version: remote.kept().version })
	saver.change(titled('Brought back'))
	expect(saver.status().kind).toBe('saved')
	saver.change(titled('Opened'))
	await saver.save()
	expect(saver.status().kind).toBe('saved')
	expect(remote.kept()).toMatchObject({ version: saver.version(), page: { seo: { title: 'Opened' } } })
})

describe('[R-17] what could not be sent', () => {
	test('is kept with every change, and let go once the server has it', async () => {
		const kept: (string | undefined)[] = []
		const opened = { page: titled('Opened'), version: 4 }
		const remote = server(opened)
		const keep = (unsent: VersionedPage | undefined) => void kept.push(unsent?.page.seo.title)
		const saver = createPageSaver(opened, { ...remote, keep }, () => undefined)
		saver.change(titled('One'))
		saver.change(titled('Two'))
		await saver.save()
		expect(kept).toEqual(['One', 'Two', undefined])
	})

	test('is sent when the page is opened again', async () => {
		const opened = { page: titled('Opened'), version: 4 }
		const remote = server(opened)
		const saver = createPageSaver(opened, remote, () => undefined, { page: titled('Typed offline'), version: 4 })
		expect(saver.status().kind).toBe('unsaved')
		await saver.save()
		expect(remote.kept().page.seo.title).toBe('Typed offline')
	})

	test('is for the seller to choose when another device saved since', async () => {
		const opened = { page: titled('Theirs'), version: 5 }
		const remote = server(opened)
		const saver = createPageSaver(opened, remote, () => undefined, { page: titled('Typed offline'), version: 4 })
		await saver.save()
		expect(saver.status().kind).toBe('conflict')
		expect(remote.kept().page.seo.title).toBe('Theirs')
	})
})

test('[R-4] a save the seller asks for while the editor saves by itself is told to the server as theirs', async () => {
	const { remote, saver } = open()
	saver.change(titled('One'))
	const byItself = saver.save('editor')
	await Promise.all([saver.save(), byItself])
	expect(remote.autosaved).toEqual([true, false])
	expect(saver.status().kind).toBe('saved')
})

test('[R-4] there is something for the seller to save from their first change until they save it, or take it back', async () => {
	const { saver } = open()
	await saver.save('editor')
	expect(saver.status()).toEqual({ kind: 'saved', changed: false })
	saver.change(titled('One'))
	await saver.save('editor')
	expect(saver.status()).toEqual({ kind: 'saved', changed: true })
	saver.change(titled('Opened'))
	expect(saver.status()).toEqual({ kind: 'unsaved', changed: false })
	saver.change(titled('One'))
	await saver.save()
	expect(saver.status()).toEqual({ kind: 'saved', changed: false })
})
