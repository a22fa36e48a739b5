import type { RichtextField } from '@puckeditor/core'
import { createContext } from 'react'

/** The text being typed into. */
export type Editor = NonNullable<Parameters<NonNullable<RichtextField['renderInlineMenu']>>[0]['editor']>

/** Asks for an address and puts it on the words selected in that text. */
export const LinkContext = createContext<(editor: Editor) => void>(() => undefined)
