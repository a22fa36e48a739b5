export type { PaymentsDeps } from './billing-deps'
export { openSandboxBook } from './sandbox-book'
export { deleteUserBilling, endSubscriptions, listUserBilling } from './user-billing'
