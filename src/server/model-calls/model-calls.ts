export { findWrittenCopy, insertModelCalls, insertWrittenCopy } from './store'
