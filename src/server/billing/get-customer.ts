import type { SessionUser } from '../../connectors/identity/identity'
import type { BillingDeps } from './billing-deps'
import { type CustomerRow, findCustomer, insertCustomer, updateCustomer } from './repository'

/**
 * Who the user is to the provider; made when they are nobody yet, and again when `gone` names one deleted over there.
 * One each, ever.
 */
export async function getCustomer({ db, payments }: BillingDeps, user: SessionUser, gone?: string): Promise<CustomerRow> {
	const known = await findCustomer(db, user.id)
	if (known && known.customerId !== gone) return known
	const onceKey = ['customer', user.id, user.email, gone ?? ''].join('\n')
	const customerId = await payments.createCustomer({ userId: user.id, email: user.email, name: user.name, onceKey })
	if (gone === undefined) await insertCustomer(db, user.id, customerId)
	else await updateCustomer(db, user.id, gone, customerId)
	const made = await findCustomer(db, user.id)
	if (!made) throw new Error('the customer just noted is not there')
	return made
}
