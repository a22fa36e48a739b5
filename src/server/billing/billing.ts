export { openPracticeBook } from './practice-book'
export { deleteUserBilling, endSubscriptions, listUserBilling } from './user-billing'
