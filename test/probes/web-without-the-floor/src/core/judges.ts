import { standing } from './truth/standing'

export const judged = standing
