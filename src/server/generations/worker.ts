import type { GenerationQueue } from '../jobs/generation-queue'
import { createEventNotifier } from './event-notifier'
import { newsReader } from './read-news'
import { resumeGenerations } from './resume-generations'
import { type RunDeps, runGeneration } from './run-generation'

/** What works on generations in this process. */
export type GenerationWorker = {
	run: RunDeps
	/** Takes up what a crash left (when this is the only process) and begins to work. */
	start(options: { concurrency: number; onlyProcess: boolean }): Promise<void>
	/** Lets go; what is under way goes on at the next start. */
	stop(): Promise<void>
}

/** Time for what is nearly done when the process stops. */
const GRACE_MS = 3_000

type WorkerDeps = Omit<RunDeps, 'notifier' | 'readNews' | 'running'> & {
	queue: GenerationQueue
	/** Nobody else works on this database: its events are all made here. */
	isAlone: boolean
	/** Watches each attempt at a generation; absent = nobody does. */
	watch: (<T>(id: string, work: () => Promise<T>) => Promise<T>) | undefined
}

export function openGenerationWorker(deps: WorkerDeps): GenerationWorker {
	const { queue, isAlone, watch = (_id, work) => work(), ...others } = deps
	const run: RunDeps = { ...others, notifier: createEventNotifier(isAlone), readNews: newsReader(deps.db), running: new Map() }
	const stopping = new AbortController()
	return {
		run,
		async start({ concurrency, onlyProcess }) {
			if (onlyProcess) await resumeGenerations(run, queue)
			await queue.work(concurrency, (id, signal) => watch(id, () => runGeneration(run, id, AbortSignal.any([signal, stopping.signal]))))
		},
		async stop() {
			const interrupt = setTimeout(() => stopping.abort(), GRACE_MS)
			await queue.stop(GRACE_MS * 2)
			clearTimeout(interrupt)
			stopping.abort()
		},
	}
}
