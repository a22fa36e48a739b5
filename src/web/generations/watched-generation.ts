const KEY = 'vitrine_watched_generation'

/** The generation this tab is waiting for, so that a reload can tell how it ended. */
export const watchedGeneration = {
	id: (): string | null => sessionStorage.getItem(KEY),
	remember: (id: string): void => sessionStorage.setItem(KEY, id),
	forget: (): void => sessionStorage.removeItem(KEY),
}
