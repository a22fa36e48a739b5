export { deleteOldEvents } from './delete-old-events'
export { earlierTexts } from './earlier-texts'
export { deleteUserGenerations, listUserGenerations } from './user-generations'
export { type GenerationWorker, openGenerationWorker } from './worker'
