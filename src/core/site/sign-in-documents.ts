/** The screens of sign-in: documents, one of every language of the app at the same address (spoken-documents). */
export const SIGN_IN_PATHS = ['/login', '/signup', '/forgot-password', '/reset-password'] as const
export type SignInPath = (typeof SIGN_IN_PATHS)[number]
