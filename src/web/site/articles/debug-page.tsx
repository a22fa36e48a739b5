import { useMe } from '../../accounts/session'

export function meta() {
	return [{ title: 'Test · Vitrine' }, { name: 'robots', content: 'noindex' }]
}

/** /test: who the server says is here. The server shows it outside production only (decision 12). */
export default function DebugPage() {
	const me = useMe()
	return (
		<main className="mx-auto grid max-w-[34rem] gap-5 px-5 py-16">
			<h1 className="text-5">Test</h1>
			{me.data ? (
				<dl className="grid grid-cols-[6rem_1fr] gap-2">
					<dt className="text-faint">Plan</dt>
					<dd>{me.data.plan}</dd>
					<dt className="text-faint">E-mail</dt>
					<dd>{me.data.user.email}</dd>
				</dl>
			) : (
				<p>{me.data === null ? 'Nobody is signed in.' : 'Asking the server.'}</p>
			)}
		</main>
	)
}
