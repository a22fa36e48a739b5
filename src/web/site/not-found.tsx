import { NotFound } from './not-found-view'

export function meta() {
	return [{ title: 'Page not found · Vitrine' }, { name: 'robots', content: 'noindex' }]
}

export default NotFound
