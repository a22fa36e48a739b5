import { createContext, useContext } from 'react'

const Unzoom = createContext(1)
export const UnzoomProvider = Unzoom.Provider

/** By how much controls inside a shrunk canvas must grow to keep their size. */
export function useUnzoom(): number {
	return useContext(Unzoom)
}
