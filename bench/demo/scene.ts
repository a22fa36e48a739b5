import type { Page } from 'playwright-core'
import type { Words } from './captions'
import type { DemoWorld } from './demo-world'
import type { Hand } from './hand'

/** What a scene is played with. */
export type Stage = {
	page: Page
	hand: Hand
	world: DemoWorld
	/** From now on this is said. */
	say(words: Words): void
	/** What is seen now stands on the recording before it plays. */
	pose(): void
}

/** A recording of `/demo`: its name there, what happens before the camera runs, and what it sees. */
export type Scene = { name: string; prepare(stage: Omit<Stage, 'say' | 'pose'>): Promise<void>; play(stage: Stage): Promise<void> }
