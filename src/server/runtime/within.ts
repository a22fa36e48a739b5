/** The answer, if it comes in time. Throws `late` otherwise. */
export async function within<T>(limitMs: number, answer: Promise<T>, late: Error): Promise<T> {
	let timer: NodeJS.Timeout | undefined
	const over = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(() => reject(late), limitMs)
	})
	try {
		return await Promise.race([answer, over])
	} finally {
		clearTimeout(timer)
	}
}
