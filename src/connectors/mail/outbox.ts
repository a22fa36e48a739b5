import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail } from './mail'
import { oneLine } from './one-line'

const KEPT_MS = 30 * 24 * 60 * 60_000

const BOUNDARY = '=_vitrine_letter_8f2b1c'

/** As names have it: earlier moments sort before later ones. */
const stamp = (moment: Date) => moment.toISOString().replace(/[:.]/g, '-')

/**
 * Emails as files (RFC 5322 with UTF-8, so that people and mail programs read them) in `folder`, named by when they
 * were written, those of one moment in their order. They hold links that open accounts, so nobody but the operator
 * may read them, and go after a month.
 */
export function createOutbox({ folder, from }: { folder: string; from: string }): Mail {
	let sent = 0
	return {
		kind: 'outbox',
		async send({ to, subject, text, html }) {
			const written = new Date()
			const headers = [
				`From: ${oneLine(from)}`,
				`To: ${oneLine(to)}`,
				`Subject: ${oneLine(subject)}`,
				`Date: ${written.toUTCString().replace('GMT', '+0000')}`,
				'MIME-Version: 1.0',
				`Content-Type: multipart/alternative; boundary="${BOUNDARY}"`,
			]
			const body = [...partOf('plain', text), ...partOf('html', html), `--${BOUNDARY}--`]
			sent += 1
			const name = `${stamp(written)}-${String(sent).padStart(6, '0')}-${randomUUID().slice(0, 8)}.eml`
			await mkdir(folder, { recursive: true, mode: 0o700 })
			await writeFile(join(folder, name), [...headers, '', ...body, ''].join('\r\n'), { flag: 'wx', mode: 0o600 })
			await deleteBefore(folder, new Date(written.getTime() - KEPT_MS))
		},
		close: async () => undefined,
	}
}

/**
 * Of the two the mail program shows the last it can. A line of ours that began like the boundary would end the part:
 * none does.
 */
function partOf(type: 'plain' | 'html', content: string): string[] {
	const lines = content.split(/\r?\n/)
	return [`--${BOUNDARY}`, `Content-Type: text/${type}; charset=utf-8`, 'Content-Transfer-Encoding: 8bit', '', ...lines]
}

async function deleteBefore(folder: string, moment: Date): Promise<void> {
	const names = await readdir(folder)
	for (const name of names) if (name.endsWith('.eml') && name < stamp(moment)) await rm(join(folder, name), { force: true })
}
