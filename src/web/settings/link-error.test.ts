import { expect, test } from 'vitest'
import { linkError } from './link-error'

test('[A-4] a link that did not confirm the address says so, and what to do', () => {
	for (const code of ['TOKEN_EXPIRED', 'INVALID_TOKEN', 'USER_NOT_FOUND'])
		expect(linkError(`?error=${code}`)).toContain('can be sent below')
	for (const search of ['', '?', '?error=', '?error=x', '?store=TOKEN_EXPIRED']) expect(linkError(search)).toBeUndefined()
})
