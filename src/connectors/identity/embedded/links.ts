/** How long the link of an e-mail works. */
export const RESET_SECONDS = 3600
export const CONFIRM_SECONDS = 24 * 3600

/** The token stands behind #, where it reaches neither a server's log nor another site. */
export function resetLink(publicUrl: string, token: string): string {
	return new URL(`/reset-password#token=${token}`, publicUrl).href
}

export function confirmLink(publicUrl: string, token: string): string {
	return new URL(`/api/auth/verify-email?token=${token}`, publicUrl).href
}

/** Where whoever did not change their password gets a new one. */
export function forgottenLink(publicUrl: string): string {
	return new URL('/forgot-password', publicUrl).href
}
