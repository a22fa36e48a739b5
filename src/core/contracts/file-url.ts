/** Address below which the stored pictures are served. */
export const FILES_PATH = '/files/'

/** Where the app finds a stored picture. */
export function fileUrl(key: string): string {
	return `${FILES_PATH}${key}`
}
