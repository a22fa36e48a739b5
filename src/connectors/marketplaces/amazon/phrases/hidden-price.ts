/**
 * How a page says that a price is shown in the cart only, in the languages of Amazon's marketplaces; matched in lower
 * case.
 */
export const PRICE_IN_CART = new RegExp(
	[
		[
			'see (?:our )?price in (?:your )?(?:cart|basket|trolley)|to see our price, add',
			'why don.t we show the price|price (?:is )?(?:shown|displayed) (?:in (?:your )?cart|at checkout)',
		].join('|'),
		'preis im (?:einkaufswagen|warenkorb) (?:an)?sehen|preis wird im (?:einkaufswagen|warenkorb)',
		'voir (?:le|notre) prix dans (?:le|votre) panier',
		'ver (?:el )?precio en (?:la cesta|el carrito)',
		'(?:vedi|visualizza) (?:il )?prezzo nel carrello',
		'ver (?:o )?preço no carrinho',
		'prijs bekijken in winkelwagen|bekijk (?:de )?prijs in (?:je )?winkelwagen',
		'カートで価格を|カートに入れると価格|カートに追加して価格',
	].join('|'),
)
