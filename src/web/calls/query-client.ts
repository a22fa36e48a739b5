import { QueryClient } from '@tanstack/react-query'
import { isAppError } from '../../core/errors'

const MAX_RETRIES = 2

/** One cache per visit. Only errors that another try can help are tried again. */
export function createQueryClient(): QueryClient {
	return new QueryClient({
		defaultOptions: {
			queries: {
				staleTime: 30_000,
				retry: (failures, error) => failures < MAX_RETRIES && isAppError(error) && error.rule.retry,
			},
		},
	})
}
