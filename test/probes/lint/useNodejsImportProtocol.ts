import { join } from 'path'

export const joined = join('a', 'b')
