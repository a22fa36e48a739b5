/** The few calls of the browser the extension makes. */
declare namespace chrome {
	type Tab = { id?: number }
	const action: { onClicked: { addListener(listener: (tab: Tab) => void): void } }
	const scripting: {
		executeScript<T>(injection: { target: { tabId: number }; func: () => T }): Promise<{ result?: T }[]>
	}
	const tabs: { create(tab: { url: string }): Promise<Tab> }
	const runtime: { getURL(path: string): string }
}
