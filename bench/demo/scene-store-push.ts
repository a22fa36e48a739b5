import { makePage, signIn } from './demo-world'
import type { Scene } from './scene'

/** A price is set, a store is connected, the page is sent, and the product is opened there. */
export const storePush: Scene = {
	name: 'store-push',

	async prepare({ page, world }) {
		world.model.setBehaviour({ kind: 'ok' })
		await signIn(page, world, 'store@vitrine.example')
		// The store sells in euros: a price in another currency would have to be typed anew.
		await page.goto(await makePage(page, world, 'europe'))
		await page.getByRole('tab', { name: 'Publish' }).waitFor()
		await page.frameLocator('#preview-frame').getByRole('heading', { level: 1 }).waitFor()
	},

	async play({ page, hand, world, say, pose }) {
		const panel = page.getByRole('tabpanel', { name: 'Publish' })
		const { login } = world.stores.woocommerce
		say({
			en: 'The page is finished. Now it goes to a store.',
			fr: 'La page est prête. Elle part maintenant vers une boutique.',
			ar: 'الصفحة جاهزة، والآن تُرسل إلى متجر.',
			es: 'La página está lista. Ahora va a una tienda.',
		})
		await hand.rest(1_800)
		await hand.click(page.getByRole('tab', { name: 'Publish' }))
		say({
			en: 'You set the price. It is yours, not the listing’s.',
			fr: 'Vous fixez le prix. C’est le vôtre, pas celui de l’annonce.',
			ar: 'أنت من يحدد السعر، لا صفحة المنتج.',
			es: 'Tú fijas el precio. Es el tuyo, no el del anuncio.',
		})
		await hand.click(panel.getByRole('spinbutton', { name: 'Price', exact: true }))
		await hand.type('49')
		await page.keyboard.press('Enter')
		await hand.rest(1_200)
		say({
			en: 'The first time, the store is connected: its address and two keys.',
			fr: 'La première fois, on relie la boutique : son adresse et deux clés.',
			ar: 'في المرة الأولى يُربط المتجر: عنوانه ومفتاحان.',
			es: 'La primera vez se conecta la tienda: su dirección y dos claves.',
		})
		await hand.click(panel.getByRole('button', { name: 'Add to WordPress' }))
		await hand.click(page.getByRole('dialog', { name: 'WooCommerce' }).getByRole('link', { name: 'Connect your WooCommerce store' }))
		await hand.paste(page.getByLabel('Store URL'), login.url)
		await hand.paste(page.getByLabel('Consumer Key'), login.key)
		await hand.paste(page.getByLabel('Consumer Secret'), login.secret)
		await hand.click(page.getByRole('button', { name: 'Save credentials' }))
		await page.getByText('Credentials saved successfully.').waitFor()
		say({
			en: 'The keys are checked, encrypted, and shown masked from here on.',
			fr: 'Les clés sont vérifiées, chiffrées, et n’apparaissent plus que masquées.',
			ar: 'يُتحقق من المفتاحين ويُشفَّران، ولا يظهران بعدها إلا مخفيين.',
			es: 'Las claves se comprueban, se cifran y desde ahora solo se ven ocultas.',
		})
		await hand.rest(3_000)
		await page.goto(`${world.url}/product-result`)
		await page.frameLocator('#preview-frame').getByRole('heading', { level: 1 }).waitFor()
		say({
			en: 'Back at the page, one press sends it with its pictures.',
			fr: 'De retour à la page, un clic l’envoie avec ses images.',
			ar: 'بعد العودة إلى الصفحة، نقرة واحدة ترسلها مع صورها.',
			es: 'De vuelta en la página, un clic la envía con sus imágenes.',
		})
		await hand.click(page.getByRole('tab', { name: 'Publish' }))
		await hand.click(panel.getByRole('button', { name: 'Add to WordPress' }))
		await page.getByText('Your page is in WooCommerce', { exact: true }).waitFor({ timeout: 60_000 })
		pose()
		await hand.rest(2_600)
		const push = page.getByRole('region', { name: 'Pushed to stores' }).getByRole('listitem').first()
		const view = push.getByRole('link', { name: 'View in the store' })
		const link = (await view.count()) > 0 ? view : push.getByRole('link').first()
		await hand.moveTo(link)
		const address = await link.getAttribute('href')
		if (!address) throw new Error('The store gave no address for the product.')
		await hand.rest(600)
		await page.goto(address)
		say({
			en: 'The product in the store, with the page as its description. Sending it again updates the same product.',
			fr: 'Le produit dans la boutique, avec la page comme description. Un nouvel envoi met à jour le même produit.',
			ar: 'المنتج في المتجر والصفحة وصفٌ له. وإرسالها ثانية يحدّث المنتج نفسه.',
			es: 'El producto en la tienda, con la página como descripción. Si se envía otra vez, se actualiza el mismo producto.',
		})
		await hand.rest(2_200)
		for (let step = 0; step < 5; step++) {
			await page.evaluate(() => window.scrollBy({ top: 320, behavior: 'smooth' }))
			await hand.rest(1_000)
		}
		await hand.rest(800)
	},
}
