import { step } from '../steps/read-something'

export const looked = step
