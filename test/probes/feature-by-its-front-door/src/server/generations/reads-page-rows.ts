import { rows } from '../pages/repository'

export const read = rows
