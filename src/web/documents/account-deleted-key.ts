/** Session storage: somebody has just deleted their account, and is told so by the next public page. */
export const ACCOUNT_DELETED_KEY = 'vitrine_farewell'
