export { keepEmptyingTrash } from './empty-trash'
export { renderStandalone } from './render-standalone'
export { getOwnPage, insertPage } from './store'
export { storedPageOf } from './stored-page'
