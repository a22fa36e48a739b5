// @ts-expect-error the point of this probe
import { nothing } from './not-there'

export const imported: unknown = nothing
