export { findWrittenCopy, insertModelCalls, insertWrittenCopy } from './repository'
export { deleteUserModelCalls, listUserModelCalls } from './user-model-calls'
