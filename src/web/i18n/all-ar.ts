import { byFolder } from './by-folder'
import messages from './messages/ar.json'

/** Every word of the app in this language, and the messages of the server. */
export default { ...byFolder(import.meta.glob<object>('../*/words/ar.json', { eager: true, import: 'default' })), messages }
