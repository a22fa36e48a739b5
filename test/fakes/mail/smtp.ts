import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { type FakeEmail, parseEmail } from './parse-email'

export type ReceivedEmail = FakeEmail & { envelopeFrom: string; user: string | undefined; isEncrypted: boolean }

export type FakeSmtp = {
	/** With the account it takes. */
	url: string
	/** What was delivered, oldest first. */
	received: ReceivedEmail[]
	/** The next receiver is refused with this reply. */
	refuseNext(reply: number): void
	close(): Promise<void>
}

const ACCOUNT = { user: 'mailer', password: 'planted-smtp-password' }
const PLAIN = Buffer.from(`\0${ACCOUNT.user}\0${ACCOUNT.password}`).toString('base64')

type Certificate = { key: string; cert: string }
type State = { received: ReceivedEmail[]; refusal: number | undefined; certificate: Certificate | undefined }
type Talk = { isEncrypted: boolean; from: string; to: string[]; user: string | undefined; data: Buffer | undefined }

/**
 * An SMTP server on loopback that keeps what it is given (RFC 5321, as far as one sender needs it). With a certificate
 * it offers STARTTLS.
 */
export async function startFakeSmtp(certificate?: Certificate): Promise<FakeSmtp> {
	const state: State = { received: [], refusal: undefined, certificate }
	const sockets = new Set<Socket>()
	const server = createServer((socket) => {
		sockets.add(socket)
		socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
		socket.write('220 fake ESMTP\r\n')
		converse(socket, state)
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	const port = typeof address === 'object' && address ? address.port : 0
	return {
		url: `smtp://${ACCOUNT.user}:${ACCOUNT.password}@127.0.0.1:${port}`,
		received: state.received,
		refuseNext(reply) {
			state.refusal = reply
		},
		async close() {
			for (const socket of sockets) socket.destroy()
			server.close()
			await once(server, 'close')
		},
	}
}

function converse(socket: Socket, state: State): void {
	const talk: Talk = { isEncrypted: socket instanceof TLSSocket, from: '', to: [], user: undefined, data: undefined }
	let pending = Buffer.alloc(0)
	const say = (line: string) => socket.write(`${line}\r\n`)
	const hear = (chunk: Buffer) => {
		pending = Buffer.concat([pending, chunk])
		for (;;) {
			const stop = talk.data ? '\r\n.\r\n' : '\r\n'
			const at = pending.indexOf(stop)
			if (at < 0) return
			const taken = pending.subarray(0, at)
			pending = pending.subarray(at + stop.length)
			if (state.certificate && !talk.data && /^STARTTLS$/i.test(taken.toString('utf8'))) {
				socket.off('data', hear)
				say('220 go on')
				const secured = new TLSSocket(socket, { isServer: true, ...state.certificate })
				secured.on('error', () => socket.destroy())
				converse(secured, state)
				return
			}
			if (talk.data) say(deliver(talk, taken, state))
			else say(answer(talk, taken.toString('utf8'), state))
		}
	}
	socket.on('data', hear)
}

function deliver(talk: Talk, message: Buffer, state: State): string {
	talk.data = undefined
	// Lines that begin with a dot were sent with two.
	const plain = Buffer.from(message.toString('latin1').replace(/^\.\./gm, '.'), 'latin1')
	for (const to of talk.to)
		state.received.push({ ...parseEmail(plain), to, envelopeFrom: talk.from, user: talk.user, isEncrypted: talk.isEncrypted })
	return '250 taken'
}

function answer(talk: Talk, line: string, state: State): string {
	const [verb = ''] = line.toUpperCase().split(' ')
	if (verb === 'EHLO')
		return `250-fake\r\n250-8BITMIME\r\n${state.certificate && !talk.isEncrypted ? '250-STARTTLS\r\n' : ''}250-SMTPUTF8\r\n250 AUTH PLAIN`
	if (verb === 'AUTH') {
		if (!line.endsWith(PLAIN)) return '535 wrong password'
		talk.user = ACCOUNT.user
		return '235 welcome'
	}
	if (verb === 'MAIL') {
		Object.assign(talk, { from: /<([^>]*)>/.exec(line)?.[1] ?? '', to: [] })
		return '250 ok'
	}
	if (verb === 'RCPT') return receiver(talk, /<([^>]*)>/.exec(line)?.[1] ?? '', state)
	if (verb === 'DATA') {
		talk.data = Buffer.alloc(0)
		return '354 go on'
	}
	return verb === 'QUIT' || verb === 'RSET' || verb === 'NOOP' ? '250 ok' : '500 what?'
}

function receiver(talk: Talk, to: string, state: State): string {
	const { refusal } = state
	state.refusal = undefined
	if (refusal !== undefined) return `${refusal} no such box`
	talk.to.push(to)
	return '250 ok'
}
