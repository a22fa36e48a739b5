import { button } from '../web/button'

export const borrowed = button
