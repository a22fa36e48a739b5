import { sessionKept } from '../browser/browser-storage'

const KEY = 'vitrine_watched_generation'

/** The generation this tab is waiting for, so that a reload can tell how it ended. */
export const watchedGeneration = {
	id: (): string | null => sessionKept().getItem(KEY),
	remember: (id: string): void => sessionKept().setItem(KEY, id),
	forget: (): void => sessionKept().removeItem(KEY),
}
