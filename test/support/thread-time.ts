/**
 * Starts a watch of this thread's processor time; the answer tells the milliseconds since. Unlike a clock, or the time
 * of the whole process, it does not count what other tests and programs do meanwhile.
 */
export function watchThreadTime(): () => number {
	const before = process.threadCpuUsage()
	return () => {
		const { user, system } = process.threadCpuUsage(before)
		return (user + system) / 1000
	}
}
