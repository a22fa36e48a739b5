export { deleteStoredFiles, noteUnneeded } from './delete-stored-files'
export { fileKeysOf, filesShown, withoutNeeded } from './needed-files'
export { recordFiles } from './record-files'
export { sweepFiles } from './sweep-files'
