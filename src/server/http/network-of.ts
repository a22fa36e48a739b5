/**
 * The network an address is counted by, as text: an IPv4 address itself, of an IPv6 address its first 64 bits, for one
 * household or server has as many addresses below those as it likes (RFC 6177). What is no address comes back as it is.
 */
export function networkOf(address: string): string {
	const [plain = ''] = address.trim().toLowerCase().split('%')
	if (!plain.includes(':')) return plain
	const mapped = /^(?:0*:)*:?ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
	if (mapped) return mapped
	const groups = expand(plain.replace(/(?<!\d)(\d+)\.(\d+)\.(\d+)\.(\d+)$/, '0:0'))
	return groups ? `${groups.slice(0, 4).join(':')}::/64` : plain
}

/** The eight groups of an address without leading zeros; undefined when it is none. */
function expand(address: string): string[] | undefined {
	const [head = '', tail, ...more] = address.split('::')
	if (more.length > 0) return undefined
	const [before, after] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')))
	const missing = 8 - (before?.length ?? 0) - (after?.length ?? 0)
	if (tail === undefined ? missing !== 0 : missing < 1) return undefined
	const groups = [...(before ?? []), ...Array.from({ length: missing }, () => '0'), ...(after ?? [])]
	return groups.every((group) => /^[0-9a-f]{1,4}$/.test(group)) ? groups.map((group) => group.replace(/^0+(?=.)/, '')) : undefined
}
