import { generateKeyPairSync, sign } from 'node:crypto'

const der = (tag: number, ...parts: Uint8Array[]): Buffer => {
	const body = Buffer.concat(parts)
	const length =
		body.length < 0x80 ? [body.length] : body.length < 0x100 ? [0x81, body.length] : [0x82, body.length >> 8, body.length & 0xff]
	return Buffer.concat([Buffer.from([tag, ...length]), body])
}
const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts)
const hex = (text: string) => Buffer.from(text, 'hex')
const ECDSA_WITH_SHA256 = sequence(hex('06082a8648ce3d040302'))
const COMMON_NAME = hex('0603550403')
const ALTERNATIVE_NAMES = hex('0603551d11')

/**
 * A key and a certificate for one host that this machine made itself, for TLS servers in tests. Valid from 2020 to
 * 2049.
 */
export function selfSigned(host: string): { key: string; cert: string } {
	const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
	const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(host)))))
	const moment = (text: string) => der(0x17, Buffer.from(text))
	const body = sequence(
		der(0xa0, hex('020102')),
		hex('020101'),
		ECDSA_WITH_SHA256,
		name,
		sequence(moment('200101000000Z'), moment('491231235959Z')),
		name,
		publicKey.export({ type: 'spki', format: 'der' }),
		der(0xa3, sequence(sequence(ALTERNATIVE_NAMES, der(0x04, sequence(der(0x82, Buffer.from(host))))))),
	)
	const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey))
	const certificate = sequence(body, ECDSA_WITH_SHA256, signature).toString('base64')
	return {
		key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
		cert: `-----BEGIN CERTIFICATE-----\n${certificate.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
	}
}
