export { recordFiles } from './record-files'
export { sweepFiles } from './sweep-files'
