import { source } from '../../connectors/sources/http'

export const picked = source
