import { parseDocument } from 'htmlparser2'

export const tree = parseDocument('')
