import { queue } from '../server/jobs/queue'

export const asked = queue
