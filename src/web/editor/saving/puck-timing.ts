/**
 * What the editor's library (Puck) does after delays of its own, which it neither tells nor lets anybody set: to be
 * looked at with each of its releases.
 */

/**
 * It notes a change in its history this long after it was made (250 ms, and some room); a step back before that would
 * step over the change.
 */
export const NOTED_MS = 270

/** It hands typed words on after a pause of 50 ms, at the latest after this long. */
export const HANDED_ON_MS = 200

/** Waits until what was typed last has been handed on, with some room. */
export const typedTextHandedOn = () => new Promise<void>((done) => setTimeout(done, HANDED_ON_MS + 20))
