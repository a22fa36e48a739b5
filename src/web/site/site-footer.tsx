import { Mark } from '../ui/mark'

export function SiteFooter() {
	return (
		<footer className="border-t border-hairline">
			<div className="mx-auto flex max-w-[76rem] flex-wrap items-center gap-x-6 gap-y-3 px-5 py-8 text-sm text-faint sm:px-8">
				<Mark size={22} />
				<Copyright />
			</div>
		</footer>
	)
}

/** The copyright line of public pages and dashboard. */
export function Copyright() {
	return <p>© {new Date().getFullYear()} Vitrine. All rights reserved.</p>
}
