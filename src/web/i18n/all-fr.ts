import { byArea, byFolder } from './by-folder'

/** Every word of the app in this language, and the messages; `documents` and `site` hold those of public documents. */
export default {
	...byFolder(import.meta.glob<object>(['../**/words/fr.json', '!../{site,documents}/**'], { eager: true, import: 'default' })),
	messages: byArea(import.meta.glob<object>('../../core/messages/words/*/fr.json', { eager: true, import: 'default' })),
}
