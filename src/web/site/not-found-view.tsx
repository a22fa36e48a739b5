import { useWords } from '../i18n/words'
import { Button } from '../ui/button'
import { Mark } from '../ui/mark'

/** Any path we do not know (L-8). */
export function NotFound() {
	const t = useWords()
	return (
		<main className="mx-auto grid min-h-dvh max-w-[40rem] content-center gap-6 px-5">
			<Mark size={52} />
			<h1 className="text-7">{t('not_found.title')}</h1>
			<p className="max-w-[30rem] text-soft">{t('not_found.text')}</p>
			<div>
				<Button asChild look="accent" size="large">
					<a href="/">{t('not_found.home')}</a>
				</Button>
			</div>
		</main>
	)
}
