import { createSocket } from 'node:dgram'
import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

const A = 1
const AAAA = 28
const HEADER_BYTES = 12

export type LocalDns = {
	/** Asks it for every address of a host, as the outbound door's `resolve`. Rejects with ENOTFOUND when it has none. */
	resolve(host: string): Promise<LookupAddress[]>
	close(): Promise<void>
}

/**
 * A name server on this machine, over UDP: `answer` says a name's addresses at each question, so that a name can say
 * one thing now and another a moment later (DNS rebinding); `time` counts the questions, one for each record type.
 * Answers may not be kept (a time to live of 0).
 */
export async function startLocalDns(answer: (name: string, time: number) => readonly string[]): Promise<LocalDns> {
	const socket = createSocket('udp4')
	const asked: string[] = []
	socket.on('message', (question, from) => {
		const { name, type, end } = readQuestion(question)
		asked.push(name)
		const time = asked.filter((one) => one === name).length
		const addresses = answer(name, time).filter((address) => type === (isIPv6(address) ? AAAA : A))
		const header = Buffer.from(question.subarray(0, HEADER_BYTES))
		header.writeUInt16BE(0x8180, 2)
		header.writeUInt16BE(addresses.length, 6)
		header.writeUInt32BE(0, 8)
		const records = addresses.map((address) => {
			const bytes = Buffer.from(ipaddr.parse(address).toByteArray())
			const fixed = Buffer.from([0xc0, HEADER_BYTES, 0, type, 0, 1, 0, 0, 0, 0, 0, bytes.length])
			return Buffer.concat([fixed, bytes])
		})
		socket.send(Buffer.concat([header, question.subarray(HEADER_BYTES, end), ...records]), from.port, from.address)
	})
	await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done))
	const resolver = new Resolver({ timeout: 2000, tries: 1 })
	resolver.setServers([`127.0.0.1:${socket.address().port}`])
	return {
		async resolve(host) {
			const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
			const [four, six] = found.map((one) => (one.status === 'fulfilled' ? one.value : []))
			const all = [...(four ?? []).map((address) => ({ address, family: 4 })), ...(six ?? []).map((address) => ({ address, family: 6 }))]
			if (all.length === 0) throw Object.assign(new Error(`no address for ${host}`), { code: 'ENOTFOUND' })
			return all
		},
		close: () => new Promise((done) => socket.close(() => done())),
	}
}

function readQuestion(question: Buffer): { name: string; type: number; end: number } {
	const labels: string[] = []
	let at = HEADER_BYTES
	while (question[at]) {
		const length = question.readUInt8(at)
		labels.push(question.toString('latin1', at + 1, at + 1 + length))
		at += 1 + length
	}
	return { name: labels.join('.'), type: question.readUInt16BE(at + 1), end: at + 5 }
}
