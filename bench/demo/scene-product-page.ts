import { LISTING, signIn } from './demo-world'
import type { Scene } from './scene'

/** Time between the pieces of what the demo's model writes: slow enough to see sections come on. */
const PAUSE_MS = 45

/** A link becomes a page; one sentence is changed, its facts are looked at, and the page is downloaded. */
export const productPage: Scene = {
	name: 'product-page',

	async prepare({ page, world }) {
		world.model.setBehaviour({ kind: 'paced', pauseMs: PAUSE_MS })
		await signIn(page, world, 'page@vitrine.example')
		await page.goto(`${world.url}/dashboard`)
		await page.getByLabel('Product URL').waitFor()
	},

	async play({ page, hand, say, pose }) {
		const canvas = page.frameLocator('#preview-frame')
		say({
			en: 'It begins with the link of a product.',
			fr: 'Tout commence par le lien d’un produit.',
			ar: 'يبدأ الأمر برابط منتج.',
			es: 'Todo empieza con el enlace de un producto.',
		})
		await hand.rest(1_800)
		await hand.paste(page.getByLabel('Product URL'), LISTING)
		await hand.rest(1_000)
		await hand.click(page.getByRole('button', { name: 'Generate', exact: true }))
		say({
			en: 'The listing is read. The page appears while it is being written, section by section.',
			fr: 'L’annonce est lue. La page apparaît pendant sa rédaction, section après section.',
			ar: 'تُقرأ صفحة المنتج، وتظهر صفحتك أثناء كتابتها، قسماً بعد قسم.',
			es: 'Se lee el anuncio. La página aparece mientras se escribe, sección tras sección.',
		})
		await page.getByRole('toolbar', { name: 'Page', exact: true }).waitFor({ timeout: 60_000 })
		await canvas.getByRole('heading', { level: 1 }).waitFor()
		say({
			en: 'The finished page stands in the editor. Every part of it can be changed.',
			fr: 'La page finie est dans l’éditeur. Tout peut y être modifié.',
			ar: 'الصفحة الجاهزة الآن في المحرّر، ويمكن تغيير كل جزء منها.',
			es: 'La página terminada está en el editor. Todo en ella se puede cambiar.',
		})
		await hand.rest(3_200)
		pose()
		const headline = canvas.getByRole('heading', { level: 1 })
		say({
			en: 'Click a sentence, and type.',
			fr: 'Cliquez sur une phrase, puis écrivez.',
			ar: 'انقر جملة واكتب.',
			es: 'Haz clic en una frase y escribe.',
		})
		await hand.click(headline)
		await canvas.locator('[role=textbox]:focus').waitFor()
		await page.keyboard.press('ControlOrMeta+A')
		await hand.type('Coffee, poured with a steady hand')
		await hand.rest(1_200)
		// The card of the text that is being written would stay.
		await page.keyboard.press('Escape')
		await hand.moveTo(page.getByRole('tab', { name: 'Design' }))
		say({
			en: 'Point at a sentence and its mark: you see the facts it rests on, and where they were read.',
			fr: 'Pointez une phrase et sa marque : vous voyez les faits sur lesquels elle repose, et où ils ont été lus.',
			ar: 'أشر إلى جملة ثم إلى علامتها فترى الحقائق التي تستند إليها ومن أين قُرئت.',
			es: 'Señala una frase y su marca y verás los datos en que se apoya y dónde se leyeron.',
		})
		await hand.moveTo(canvas.locator('.vt-hero .vt-sub'))
		await hand.moveTo(page.getByRole('button', { name: 'What this text rests on' }))
		await page.getByRole('complementary', { name: 'Facts behind this text' }).waitFor()
		await hand.rest(4_500)
		say({
			en: 'The page is downloaded as one file that needs nothing else.',
			fr: 'La page se télécharge en un seul fichier, qui n’a besoin de rien d’autre.',
			ar: 'تُنزَّل الصفحة ملفاً واحداً لا يحتاج إلى شيء آخر.',
			es: 'La página se descarga en un solo archivo que no necesita nada más.',
		})
		const downloading = page.waitForEvent('download')
		await hand.click(page.getByRole('button', { name: 'Download HTML Page' }))
		await (await downloading).path()
		await hand.rest(3_500)
	},
}
