import { port } from '../server/port'

export const asked = port
