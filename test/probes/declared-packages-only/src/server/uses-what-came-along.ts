import scheduler from 'scheduler'

export const came = scheduler
