import { rows } from '../pages/store'

export const read = rows
