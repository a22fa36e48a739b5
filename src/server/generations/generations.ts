export { earlierTexts } from './earlier-texts'
export { createThreadGenerator } from './thread/thread-generator'
export { deleteUserGenerations, listUserGenerations } from './user-generations'
export { type GenerationWorker, openGenerationWorker } from './worker'
