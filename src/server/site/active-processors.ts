import type { Config } from '../../config/config'
import type { ActiveProcessor } from '../../core/site/processors'
import { descriptorOf, STORE_IDS, type StoreId } from '../../core/stores/store-ids'

/** The companies that receive data in this installation, by its configuration; what the privacy notice lists. */
export function activeProcessors(config: Config): ActiveProcessor[] {
	const { payments, clerk, mail, imageModel, scrapingApi, outbound, stores, operator, pixelId } = config
	const connected = STORE_IDS.filter((id) => stores.settings[id] !== undefined)
	const found: (ActiveProcessor | false)[] = [
		payments?.kind === 'stripe' && { id: 'stripe' },
		clerk !== undefined && { id: 'clerk' },
		mail.kind === 'smtp' && { id: 'smtp', host: hostOf(mail.url) },
		...modelProcessors(config),
		imageModel !== undefined && { id: 'image-model', host: hostOf(imageModel.baseUrl) },
		scrapingApi !== undefined && { id: 'scraping-api', host: hostOf(scrapingApi.urlTemplate) },
		outbound.proxyUrls.length > 0 && { id: 'proxy' },
		...connected.filter(hasApp).map((id) => ({ id })),
		pixelId !== undefined && { id: 'meta' },
		operator?.hostingProvider !== undefined && { id: 'hosting' },
	]
	const active = found.filter((one) => one !== false)
	return [
		...active,
		...connected.filter((id) => !hasApp(id)).map((id) => ({ id })),
		...(active.length === 0 ? [{ id: 'none' as const }] : []),
	]
}

/** True for a company's store, which this installation has an app at; the others are wherever sellers host them. */
const hasApp = (store: StoreId) => descriptorOf(store).settings.some(({ required }) => required)

/** Whose models are asked: a provider by its name, any other server by its host. */
function modelProcessors({ model }: Config): ActiveProcessor[] {
	const refs = model ? [...model.models, ...(model.smallModels ?? []), ...(model.reviewer ? [model.reviewer] : [])] : []
	const named = refs.map(
		({ provider, baseUrl }): ActiveProcessor =>
			provider === 'compatible' || baseUrl !== undefined ? { id: 'model-server', host: hostOf(baseUrl ?? '') } : { id: provider },
	)
	const ids = [...new Set(named.map(({ id }) => id))]
	return ids.map((id) => {
		const hosts = [...new Set(named.filter((one) => one.id === id).flatMap(({ host }) => host ?? []))]
		return { id, ...(hosts.length > 0 ? { host: hosts.join(', ') } : {}) }
	})
}

function hostOf(address: string): string {
	const plain = address.replace(/\{[^{}]*\}/g, 'x')
	return URL.canParse(plain) ? new URL(plain).host : plain
}
