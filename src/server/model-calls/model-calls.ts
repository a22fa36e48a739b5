export { findWrittenCopy, insertModelCalls, insertWrittenCopy } from './store'
export { deleteUserModelCalls, listUserModelCalls } from './user-model-calls'
