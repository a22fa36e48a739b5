import { expect, it, vi } from 'vitest'
import type { Outbound } from '../fetch'
import { outboundUntil } from './outbound-until'

const answer = { status: 200, headers: {}, body: Buffer.alloc(0), url: 'https://shop.example/' }

it('[N-2] [Y-4] once its signal fires, a way out breaks off what is under way and sends nothing more', async () => {
	const request = vi.fn<Outbound['request']>(
		(_url, { signal } = {}) =>
			new Promise((resolve, reject) => {
				signal?.addEventListener('abort', () => reject(signal.reason))
				if (request.mock.calls.length === 1) resolve(answer)
			}),
	)
	const controller = new AbortController()
	const outbound = outboundUntil({ request } as unknown as Outbound, controller.signal)
	expect(await outbound.request('https://shop.example/')).toBe(answer)
	const underWay = outbound.request('https://shop.example/')
	controller.abort(new Error('another holds it'))
	await expect(underWay).rejects.toThrow('another holds it')
	await expect(outbound.request('https://shop.example/')).rejects.toThrow('another holds it')
	expect(request).toHaveBeenCalledTimes(2)
})
