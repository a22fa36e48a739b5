/** Session storage: a password has just been changed by a letter's link, and /login says so once. */
export const CHANGED_KEY = 'vitrine_password_changed'
