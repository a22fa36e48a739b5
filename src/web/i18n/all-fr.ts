import { byFolder } from './by-folder'
import messages from './messages/fr.json'

/** Every word of the app in this language, and the messages of the server. */
export default { ...byFolder(import.meta.glob<object>('../*/words/fr.json', { eager: true, import: 'default' })), messages }
