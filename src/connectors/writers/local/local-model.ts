import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { AppError } from '../../../core/errors'
import type { LocalAddresses } from '../../../core/local-models'
import { msg } from '../../../core/messages/message'
import { modelWriter } from '../model'
import { modelJudge } from '../model-judge'
import type { Judge, Writer } from '../writer'
import { findLocalModel, type LocalModel } from './find-local-model'

export type LocalModelConfig = {
	addresses: LocalAddresses
	/** `always` = MODEL=auto; `if-chosen` = where the owner chose it on their screen. */
	use: 'always' | 'if-chosen'
	/** The file that says that the owner chose it. */
	choiceFile: string
	timeoutMs: number
}

export type LocalModelState = { found: { server: string; model: string; sees: boolean } | null; used: boolean; fixed: boolean }

/** A model of this machine that writes where one answers and is to be used; otherwise somebody else writes. */
export type LocalModelSwitch = {
	writer: Writer
	judge: Judge
	/** Looks who answers now, and whether it is to be used. */
	refresh(): Promise<LocalModelState>
	/** The owner's choice; kept beside the data. */
	choose(use: boolean): Promise<LocalModelState>
}

/** So long a look is good for. */
const FRESH_MS = 15_000

export function localModel(config: LocalModelConfig, otherwise: Writer): LocalModelSwitch {
	let found: LocalModel | undefined
	let lookedAt = Number.NEGATIVE_INFINITY
	let active: { name: string; writer: Writer; judge: Judge } | undefined
	const now = () => active?.writer ?? otherwise

	async function refresh(): Promise<LocalModelState> {
		if (performance.now() - lookedAt > FRESH_MS) {
			found = await findLocalModel(config.addresses)
			lookedAt = performance.now()
		}
		const used = found !== undefined && (config.use === 'always' || (await isChosen()))
		if (!used || !found) active = undefined
		else if (active?.name !== found.ref.name) active = opened(found, config.timeoutMs)
		return {
			found: found ? { server: found.server, model: found.ref.name, sees: found.ref.sees ?? false } : null,
			used,
			fixed: config.use === 'always',
		}
	}
	const isChosen = () =>
		stat(config.choiceFile).then(
			() => true,
			() => false,
		)
	return {
		refresh,
		async choose(use) {
			if (use) {
				await mkdir(dirname(config.choiceFile), { recursive: true })
				await writeFile(config.choiceFile, '')
			} else await rm(config.choiceFile, { force: true })
			return refresh()
		},
		writer: {
			get kind() {
				return now().kind
			},
			get model() {
				return now().model
			},
			get promptVersion() {
				return now().promptVersion
			},
			get sees() {
				return now().sees ?? false
			},
			get understand() {
				return now().understand
			},
			modelFor: (part) => now().modelFor(part),
			write: (part, brief, asking) => now().write(part, brief, asking),
			writeAds: (brief, asking) => now().writeAds(brief, asking),
		},
		judge: {
			get model() {
				return active?.judge.model ?? ''
			},
			get promptVersion() {
				return active?.judge.promptVersion ?? ''
			},
			async judge(asked, brief, asking) {
				if (!active) throw new AppError('writer_failed', msg('machine.no_model'))
				return active.judge.judge(asked, brief, asking)
			},
		},
	}
}

function opened({ ref, fetch }: LocalModel, timeoutMs: number) {
	const settings = { timeoutMs, ...(fetch ? { fetch } : {}) }
	return { name: ref.name, writer: modelWriter({ ...settings, models: [ref] }), judge: modelJudge(ref, settings) }
}
