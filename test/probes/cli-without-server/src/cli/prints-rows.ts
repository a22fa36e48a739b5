import { rows } from '../server/db/rows'

export const printed = rows
