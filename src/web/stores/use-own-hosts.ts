import { useQuery } from '@tanstack/react-query'
import { STORES, storesApi } from './stores-api'

/** Addresses of the stores the seller is known to have; none before something on the screen has asked for them. */
export function useOwnHosts(): readonly string[] {
	const { data } = useQuery({ queryKey: [...STORES, 'connections'], queryFn: storesApi.connections, enabled: false })
	return (data?.connections ?? []).flatMap(({ url, account }) => [url, account])
}
