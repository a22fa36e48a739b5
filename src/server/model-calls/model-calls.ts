export { openModelRecords } from './repository'
export { deleteUserModelCalls, listUserModelCalls } from './user-model-calls'
