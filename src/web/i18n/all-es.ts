import { byFolder } from './by-folder'

/** Every word of the app in this language. */
export default byFolder(import.meta.glob<object>('../*/words/es.json', { eager: true, import: 'default' }))
