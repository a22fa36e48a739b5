import { expect, it } from 'vitest'
import type { Email } from '../../core/emails/emails'
import type { Mail } from './mail'

/** What every way of sending does; `received` tells what arrived, oldest first, with its headers. */
export function mailContract(create: () => Promise<{ mail: Mail; received: () => Promise<(Email & { headers: string })[]> }>): void {
	it('[A-4] an e-mail arrives as it was written, whatever its language, and each by itself', async () => {
		const { mail, received } = await create()
		const link = `https://pages.example.com/reset-password#token=${'a1B2'.repeat(30)}`
		const text = `Bonjour Zoë,\n\nمرحبا — 你好 ✓\n.\n${link}\n= done =`
		const html = `<p dir="rtl">مرحبا</p>\n<p>${'long '.repeat(40)}</p>\n`
		await mail.send({ to: 'zoe@example.com', subject: 'Neues Passwort für “Zoë”', text, html })
		await mail.send({ to: 'second@example.com', subject: 'Second', text: 'Another.', html: '<p>Another.</p>' })
		const [first, second, ...more] = await received()
		expect(first).toMatchObject({ to: 'zoe@example.com', subject: 'Neues Passwort für “Zoë”' })
		expect(first?.text.trim().replaceAll('\r\n', '\n')).toBe(text)
		expect(first?.html.trim().replaceAll('\r\n', '\n')).toBe(html.trim())
		expect(second).toMatchObject({ to: 'second@example.com', subject: 'Second' })
		expect(more).toEqual([])
		await mail.close()
	})

	it('[N-5] nothing in an e-mail can add a header or another receiver', async () => {
		const { mail, received } = await create()
		await mail.send({ to: 'a@example.com', subject: 'Hello\r\nBcc: thief@example.com\nX-Evil: yes', text: 'Text.', html: '<p>Text.</p>' })
		const [message] = await received()
		expect(message?.headers).not.toMatch(/^(?:bcc|x-evil)/im)
		expect(message?.to).toBe('a@example.com')
		await mail.close()
	})
}
