import { judged } from '../core/judges'

export const shown = judged
