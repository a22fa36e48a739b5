import { expect, test } from 'vitest'
import { AppError } from '../../core/errors'
import { foreignWords } from '../../core/messages/message'
import { errorAt } from './account-api'

test('[A-6] a refusal of our own names its field, or stands above the form', () => {
	const fields = ['email', 'password'] as const
	const refusal = (field?: string) => new AppError('invalid_request', foreignWords('Not this.'), { details: { field } })
	expect(errorAt(fields, refusal('password'))).toEqual({ field: 'password', text: 'Not this.' })
	for (const field of ['current', undefined]) expect(errorAt(fields, refusal(field))).toEqual({ field: 'form', text: 'Not this.' })
})
