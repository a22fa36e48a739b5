import type { Editor } from '@tiptap/react'
import { createContext } from 'react'

/** Asks for an address and puts it on the words selected in that text. */
export const LinkContext = createContext<(editor: Editor) => void>(() => undefined)
