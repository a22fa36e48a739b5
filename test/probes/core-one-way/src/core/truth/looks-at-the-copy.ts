import { written } from '../copy/what-is-written'

export const judged = written
