import { TOAST_MS } from '../../core/limits'

export type ToastTone = 'plain' | 'good' | 'bad'
export type ToastMessage = {
	title: string
	text?: string
	tone?: ToastTone
	durationMs?: number
	/** What it is about: news of the same takes its place. */
	topic?: string
	action?: { label: string; run: () => void }
}
export type ShownToast = ToastMessage & { id: number; durationMs: number }

/** More than this would cover what one is working on; the oldest give way. */
const MAX_SHOWN = 2

/** Toasts under way, oldest first; a message shown twice at once stands there once. */
export function createToastStore() {
	let toasts: readonly ShownToast[] = []
	let lastId = 0
	const listeners = new Set<() => void>()
	const publish = (next: readonly ShownToast[]) => {
		toasts = next
		for (const listener of listeners) listener()
	}
	return {
		list: () => toasts,
		subscribe(listener: () => void) {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
		show(message: ToastMessage): number {
			lastId += 1
			const isNews = (toast: ShownToast) => toast.title !== message.title || toast.text !== message.text
			const others = toasts.filter((toast) => isNews(toast) && (message.topic === undefined || toast.topic !== message.topic))
			publish([...others.slice(1 - MAX_SHOWN), { ...message, id: lastId, durationMs: message.durationMs ?? TOAST_MS }])
			return lastId
		},
		dismiss(id: number) {
			publish(toasts.filter((toast) => toast.id !== id))
		},
		/** What stood about it is no longer news, and what is has another place. */
		dismissTopic(topic: string) {
			publish(toasts.filter((toast) => toast.topic !== topic))
		},
	}
}

export const toasts = createToastStore()
export const showToast = toasts.show
