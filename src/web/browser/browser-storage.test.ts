import { expect, test } from 'vitest'
import { openStorage } from './browser-storage'

const closed = () => {
	throw new DOMException('The operation is insecure.', 'SecurityError')
}

test.each<[string, () => Storage]>([
	['closed', closed],
	['missing', () => null as unknown as Storage],
])('[L-9] a storage that is %s is no fault: what is kept lasts as long as the document', (_what, open) => {
	const storage = openStorage(open)
	expect(storage.getItem('a')).toBeNull()
	storage.setItem('a', '1')
	expect(storage.getItem('a')).toBe('1')
	storage.removeItem('a')
	expect(storage.getItem('a')).toBeNull()
})

test('[L-9] a storage that is full keeps what it has, and is no fault', () => {
	const full = { getItem: () => 'before', removeItem: () => undefined, setItem: closed } as unknown as Storage
	const storage = openStorage(() => full)
	storage.setItem('a', '1')
	expect(storage.getItem('a')).toBe('before')
})

test('a bug is not taken for a closed storage', () => {
	expect(() =>
		openStorage(() => {
			throw new RangeError('bug')
		}).getItem('a'),
	).toThrow('bug')
})
