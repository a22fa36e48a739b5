import type { ServerResponse } from 'node:http'

/** How the marketplace treats a listing (by ASIN) or a picture (by its id). */
export type Behaviour =
	| { kind: 'captcha' }
	| { kind: 'continue-shopping' }
	/** 503 for so many requests, then the page. */
	| { kind: 'busy'; times: number }
	/** Answers after `release` is called. */
	| { kind: 'slow' }
	| { kind: 'not-found' }
	/** Closes the connection without a word. */
	| { kind: 'broken' }
	/** Any page instead of the listing. */
	| { kind: 'page'; html: string; status?: number }

const CAPTCHA = [
	'<!doctype html><html><head><title>Amazon.com</title></head><body>',
	'<form method="get" action="/errors/validateCaptcha"><h4>Enter the characters you see below</h4>',
	"<p>Sorry, we just need to make sure you're not a robot.</p>",
	'<img src="https://images-na.ssl-images-amazon.com/captcha/fake/Captcha_fake.jpg">',
	'<input id="captchacharacters" name="field-keywords"></form></body></html>',
].join('')
const CONTINUE = [
	'<!doctype html><html><head><title>Amazon.com</title></head><body>',
	'<h4>Click the button below to continue shopping</h4>',
	'<form method="get" action="/errors/validateCaptcha">',
	'<button type="submit" class="a-button-text" alt="Continue shopping">Continue shopping</button></form>',
	'</body></html>',
].join('')
const BUSY =
	'<!doctype html><html><head><title>Sorry! Something went wrong!</title></head><body><a href="/ref=cs_503_link">Sorry</a></body></html>'
const GONE = '<!doctype html><html><head><title>Page Not Found</title></head><body>Looking for something?</body></html>'

/** Answers as the behaviour says; false when the listing is to be served after all. */
export function behave(behaviour: Behaviour, response: ServerResponse, count: number): boolean {
	const page = (html: string, status = 200) => {
		response.writeHead(status, { 'content-type': 'text/html;charset=UTF-8' }).end(html)
		return true
	}
	switch (behaviour.kind) {
		case 'captcha':
			return page(CAPTCHA)
		case 'continue-shopping':
			return page(CONTINUE)
		case 'not-found':
			return page(GONE, 404)
		case 'page':
			return page(behaviour.html, behaviour.status)
		case 'busy':
			return count <= behaviour.times ? page(BUSY, 503) : false
		case 'broken':
			response.destroy()
			return true
		case 'slow':
			return false
	}
}
