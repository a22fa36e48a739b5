import type { MarkupNode } from '../html/markup'
import { select } from '../html/select'
import { textOf } from '../html/text'
import type { Evidence } from './evidence'
import { nameLikeness, SAME_NAME } from './names'
import { type ShopPage, titleOf } from './shop-page'
import { isData, isOfType, textIn, valuesOf } from './structured/record'
import { REGION } from './visible/regions'

/** What pages say in place of a product that is not there, in their title or their heading. */
const NOT_FOUND = new RegExp(
	String.raw`^(?:404|410)\b|\b404\b|\b(?:page|product|item|url) (?:was |could |can )?(?:not|non|no longer) (?:be )?(?:found` +
		"|trouvée|exists?|available)|(?:can[’']?t|cannot|couldn[’']?t|could not|unable to) find (?:that|this" +
		"|the|your) (?:page|product|item)|(?:page|product|item) (?:does ?n[’o]t|doesn[’']?t|no longer) exists?" +
		String.raw`|\bnot found$|page introuvable|page (?:n[’']existe|non trouvée)|produit introuvable|seite (?:nicht gefunden` +
		'|existiert nicht|wurde nicht gefunden)|página (?:no|não) (?:encontrada|existe)|no (?:hemos encontrado' +
		'|encontramos) (?:la|esta) página|pagina (?:non trovata|niet gevonden|inesistente)|sidan (?:hittades inte' +
		'|finns inte)|siden (?:blev ikke fundet|ble ikke funnet|findes ikke)|sivua ei löyty|stránka (?:nenalezena' +
		'|neexistuje|nebola nájdená)|strona nie (?:została znaleziona|istnieje)|nie znaleziono strony|az oldal nem található' +
		'|pagina nu (?:a fost găsită|există)|stranica nije pronađena|страница не (?:найдена|существует)|страницата не е намерена' +
		'|сторінк[ау] не знайдено|η σελίδα δεν βρέθηκε|sayfa bulunamadı|الصفحة غير موجودة|لم يتم العثور على الصفحة' +
		'|הדף לא נמצא|ページが見つかりません|お探しのページ|页面不存在|找不到(?:该|此|这个)?页面|找不到網頁|페이지를 찾을 수 없|halaman tidak ditemukan' +
		'|không tìm thấy trang|ไม่พบหน้า',
	'iu',
)
/** A heading that says so says little else. */
const MAX_HEADING = 90

/** True where the title or the heading says that there is no such page. */
export function saysNotFound(page: ShopPage): boolean {
	const said = [titleOf(page.markup), ...page.headings.map((node) => textOf(node))]
	return said.some((text) => text.length <= MAX_HEADING && NOT_FOUND.test(text))
}

/** True for the address of a shop's front page, in whatever language. */
export const isFront = (address: string): boolean =>
	/^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:index\.\w{3,5})?$/i.test(URL.parse(address)?.pathname ?? '')

const BASKET_PATH = new RegExp(
	'/(?:cart|basket|shopping-?(?:cart|bag)|checkout|panier|warenkorb|carrito|cesta|carrinho|carrello' +
		'|winkelwagen|winkelmand|koszyk|kosik|kosar|sepet|korzina)/?$',
	'i',
)
const BASKET_NAME = new RegExp(
	'^(?:(?:your|my|the) )?(?:shopping )?(?:cart|basket|bag|trolley)$|^(?:(?:ihr|dein|mein) )?(?:warenkorb' +
		'|einkaufswagen)$|^(?:(?:votre|mon) )?panier$|^(?:(?:tu|mi|su) )?(?:carrito|cesta)(?: de (?:la )?compras?)?$' +
		'|^(?:(?:seu|meu) )?carrinho(?: de compras)?$|^(?:(?:il tuo) )?carrello$|^(?:(?:jouw|je|uw) )?(?:winkelwagen' +
		'|winkelmand)$|^(?:twój )?koszyk$|^(?:váš )?(?:nákupní )?košík$|^kosár$|^(?:coș|coșul meu)$|^корзина$' +
		'|^кошик$|^количка$|^sepetim?$|^(?:سلة (?:التسوق|المشتريات)|عربة التسوق)$|^(?:עגלת (?:ה)?קניות|סל (?:ה)?קניות)$' +
		'|^(?:買い物)?(?:カート|かご)$|^购物车$|^購物車$|^장바구니$|^keranjang(?: belanja)?$|^giỏ hàng$|^ตะกร้าสินค้า$',
	'iu',
)

/** True for a basket or a checkout: by its address, or by what its heading calls it. */
export function isBasket(page: ShopPage): boolean {
	return BASKET_PATH.test(URL.parse(page.url)?.pathname ?? '') || page.headings.some((node) => BASKET_NAME.test(textOf(node)))
}

const ARTICLES = [
	'article',
	'newsarticle',
	'blogposting',
	'techarticle',
	'reportagenewsarticle',
	'analysisnewsarticle',
	'opinionnewsarticle',
]

/**
 * True for an article, a guide or a review, with or without goods in it: its data or its tags for sharing call it one,
 * and no button sells what it is named after.
 */
export function isArticle({ structured, page, heading, spots }: Evidence, buttons: readonly MarkupNode[]): boolean {
	if (buttons.some(({ tag, parent }) => tag === 'button' || tag === 'input' || parent?.tag === 'form')) return false
	const named = [...page.names, ...(heading ? [textOf(heading)] : [])]
	const isNamed = (text: string | undefined) => text !== undefined && named.some((one) => nameLikeness(one, text) >= SAME_NAME)
	const told = structured.things.some(({ data }) => isOfType(data, ...ARTICLES) && isNamed(textIn(data.headline) ?? textIn(data.name)))
	const reviews = structured.things.some(({ data }) => isOfType(data, 'review') && valuesOf(data.itemReviewed).some(isData))
	if (structured.product.length > 0) return (told || reviews) && !structured.product.some(({ data }) => isOnlyName(textIn(data.name), page))
	if (told || reviews) return true
	// Shops' plug-ins call every page an article: one whose price has a part of its own is none.
	const isPriced = spots.some(({ kind, bits }) => kind === 'ask' && (bits & REGION.price) !== 0 && (bits & NOT_ITS_OWN) === 0)
	return buttons.length === 0 && !isPriced && select(page.markup, 'meta[property=og:type]')?.attribute('content') === 'article'
}

const NOT_ITS_OWN = REGION.others | REGION.frame | REGION.reviews | REGION.prose

/** True for a name that a heading says and nothing else with it. */
const isOnlyName = (name: string | undefined, page: ShopPage): boolean =>
	name !== undefined && page.headings.some((node) => textOf(node).toLowerCase() === name.toLowerCase())
