export { openSandboxBook } from './sandbox-book'
export { deleteUserBilling, endSubscriptions, listUserBilling } from './user-billing'
