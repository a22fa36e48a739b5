/** Session storage: somebody has just deleted their account, and is told so by the next public page. */
export const FAREWELL_KEY = 'vitrine_farewell'
