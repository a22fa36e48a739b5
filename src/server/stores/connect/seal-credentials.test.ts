import { describe, expect, test } from 'vitest'
import { createSeal } from './seal-credentials'

const SECRET = 'a secret of this installation, long enough'
const content = { credentials: { token: 'shpat_very_secret' }, typed: { key: 'ck_1', secret: 'cs_1' } }

describe('[N-5] what opens a store is sealed', () => {
	const seal = createSeal(SECRET)

	test('it opens with the secret it was sealed with, for the store it was sealed for, and shows nothing else', () => {
		const sealed = seal.seal(content, 'user\nshopify\none')
		expect(seal.open(sealed, 'user\nshopify\none')).toEqual(content)
		expect(sealed).not.toContain('secret')
		expect(sealed).not.toBe(seal.seal(content, 'user\nshopify\none'))
	})

	test.each([
		['another store’s row', (sealed: string) => [sealed, 'user\nshopify\ntwo']],
		['a changed letter', (sealed: string) => [`${sealed.slice(0, -6)}${sealed.at(-6) === 'A' ? 'B' : 'A'}${sealed.slice(-5)}`, 'a']],
		['a cut end', (sealed: string) => [sealed.slice(0, -8), 'a']],
		['nothing', () => ['', 'a']],
		['another version', (sealed: string) => [sealed.replace('1.', '2.'), 'a']],
	] as const)('%s does not open', (_, spoil) => {
		const [spoiled = '', boundTo = ''] = spoil(seal.seal(content, 'a'))
		expect(() => seal.open(spoiled, boundTo)).toThrow(expect.objectContaining({ code: 'store_reconnect' }))
	})

	test('after the secret was changed, former seals open while the former secret is named, and the words say what to do without it', () => {
		const old = seal.seal(content, 'a')
		const next = createSeal('another secret of this installation!', [SECRET])
		expect(next.open(old, 'a')).toEqual(content)
		expect(() => seal.open(next.seal(content, 'a'), 'a')).toThrow('Connect the store again')
		expect(() => createSeal('another secret of this installation!').open(old, 'a')).toThrow('Connect the store again')
	})
})
