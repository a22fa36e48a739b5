import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEmails } from '../../../test/fakes/mail/read-emails'
import { temporaryFolder } from '../../../test/support/temporary-folder'
import { mailContract } from './mail.contract'
import { createOutbox } from './outbox'

let root: Awaited<ReturnType<typeof temporaryFolder>>
beforeAll(async () => {
	root = await temporaryFolder()
})
afterAll(() => root.remove())

function outbox() {
	const folder = join(root.path, crypto.randomUUID())
	return { folder, mail: createOutbox({ folder, from: 'Vitrine <vitrine@example.com>' }) }
}

describe('the outbox folder', () => {
	mailContract(async () => {
		const { folder, mail } = outbox()
		return { mail, received: () => readEmails(folder) }
	})

	it('[N-5] e-mails can be read by the operator alone', async () => {
		const { folder, mail } = outbox()
		await mail.send({ to: 'a@example.com', subject: 'S', text: 'T', html: '<p>T</p>' })
		const [name = ''] = await readdir(folder)
		expect([(await stat(folder)).mode & 0o777, (await stat(join(folder, name))).mode & 0o777]).toEqual([0o700, 0o600])
		expect(await readFile(join(folder, name), 'utf8')).toContain('From: Vitrine <vitrine@example.com>\r\n')
	})
	it('[A-6] e-mails go after a month; what is not ours stays', async () => {
		const { folder, mail } = outbox()
		await mkdir(folder)
		const monthAgo = new Date(Date.now() - 31 * 86_400_000).toISOString().replace(/[:.]/g, '-')
		const yesterday = new Date(Date.now() - 86_400_000).toISOString().replace(/[:.]/g, '-')
		for (const name of [`${monthAgo}-a.eml`, `${yesterday}-b.eml`, '0-notes.txt']) await writeFile(join(folder, name), '')
		await mail.send({ to: 'a@example.com', subject: 'S', text: 'T', html: '<p>T</p>' })
		const left = await readdir(folder)
		expect(left).toHaveLength(3)
		expect(left).toEqual(expect.arrayContaining([`${yesterday}-b.eml`, '0-notes.txt']))
	})
})
