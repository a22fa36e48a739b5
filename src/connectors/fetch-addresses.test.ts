import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAppError } from '../core/errors'
import { isPublicAddress, refuseByName, resolvePublic } from './fetch-addresses'

const PRIVATE = [
	'0.0.0.0',
	'10.0.0.1',
	'100.64.0.1',
	'127.0.0.1',
	'127.255.255.255',
	'169.254.169.254',
	'172.16.0.1',
	'172.31.255.255',
	'192.0.0.8',
	'192.0.2.1',
	'192.168.1.1',
	'198.18.0.1',
	'198.51.100.7',
	'203.0.113.9',
	'224.0.0.1',
	'240.0.0.1',
	'255.255.255.255',
	'::',
	'::1',
	'fc00::1',
	'fd12:3456::1',
	'fe80::1',
	'fec0::1',
	'ff02::1',
	'2001:db8::1',
	'100::1',
	'::ffff:127.0.0.1',
	'::ffff:7f00:1',
	'::ffff:169.254.169.254',
	'::127.0.0.1',
	'64:ff9b::7f00:1',
	'64:ff9b::a9fe:a9fe',
	'64:ff9b:1::a00:1',
	'2002:7f00:1::',
	'2002:c0a8:101::1',
	'2001:0:4136:e378:8000:63bf:3fff:fdd2',
	'fd00:ec2::254',
	'',
	'nonsense',
	'1.2.3.4.5',
]

const PUBLIC = [
	'1.1.1.1',
	'8.8.8.8',
	'93.184.216.34',
	'172.15.0.1',
	'172.32.0.1',
	'100.63.0.1',
	'2606:4700:4700::1111',
	'::ffff:8.8.8.8',
	'64:ff9b::808:808',
	'2002:808:808::1',
]

describe('addresses of the outbound door', () => {
	it.each(PRIVATE)('[N-3] %s is not public', (address) => expect(isPublicAddress(address)).toBe(false))
	it.each(PUBLIC)('[N-3] %s is public', (address) => expect(isPublicAddress(address)).toBe(true))

	it.each([
		'http://127.0.0.1/',
		'http://2130706433/',
		'http://0x7f000001/',
		'http://0177.0.0.1/',
		'http://127.1/',
		'http://0x7f.1/',
		'http://0/',
		'http://[::1]/',
		'http://[::ffff:127.0.0.1]/',
		'http://①②⑦.⓪.⓪.①/',
		'http://127。0。0。1/',
		'http://%31%32%37.0.0.1/',
		'http://localhost/',
		'http://LOCALHOST./',
		'http://a.localhost/',
		'http://metadata.google.internal/',
		'http://printer.local/',
		'http://169.254.169.254/latest/meta-data/',
		'http://[fe80::1]/',
	])('[N-3] %s is refused by its name alone, however it is spelt', (url) => {
		expect(() => refuseByName(new URL(url).hostname)).toThrow(expect.objectContaining({ code: 'address_refused' }))
	})

	it('[N-3] every spelling of a private IPv4 address inside IPv6 is refused', () => {
		const privateIpv4 = fc.oneof(
			fc.tuple(fc.constant(127), fc.nat(255), fc.nat(255), fc.nat(255)),
			fc.tuple(fc.constant(10), fc.nat(255), fc.nat(255), fc.nat(255)),
			fc.tuple(fc.constant(169), fc.constant(254), fc.nat(255), fc.nat(255)),
		)
		fc.assert(
			fc.property(privateIpv4, ([a, b, c, d]) => {
				const high = ((a << 8) | b).toString(16)
				const low = ((c << 8) | d).toString(16)
				const spellings = [`::ffff:${high}:${low}`, `64:ff9b::${high}:${low}`, `2002:${high}:${low}::1`, `::${high}:${low}`]
				return spellings.every((spelling) => !isPublicAddress(spelling))
			}),
		)
	})

	it('[N-3] one private address among public ones refuses the whole name', async () => {
		const resolve = async () => [
			{ address: '8.8.8.8', family: 4 },
			{ address: '127.0.0.1', family: 4 },
		]
		await expect(resolvePublic('rebind.example', resolve)).rejects.toSatisfy((error) => isAppError(error, 'address_refused'))
	})
})
