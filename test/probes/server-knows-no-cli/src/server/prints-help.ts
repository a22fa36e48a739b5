import { help } from '../cli/help'

export const printed = help
