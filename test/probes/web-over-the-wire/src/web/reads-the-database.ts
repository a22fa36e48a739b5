import { rows } from '../server/rows'

export const shown = rows
