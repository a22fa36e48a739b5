import type { Wall } from './settings'
import { page, type SiteAnswer } from './site-request'

/** What a visitor gets who does not reach the site. */
export function wallPage(wall: Wall, home: string, path: string): SiteAnswer {
	if (wall === 'suspended') {
		if (path.startsWith('/cgi-sys/')) return page(200, '<title>Account Suspended</title><h1>This Account has been suspended.</h1>')
		return page(302, '', { location: '/cgi-sys/suspendedpage.cgi' })
	}
	if (wall === 'password') {
		return page(401, '<title>401 Authorization Required</title>', { 'www-authenticate': 'Basic realm="Staging"' })
	}
	if (wall === 'login') {
		if (path.endsWith('/wp-login.php')) return page(200, '<title>Log In</title><form id="loginform"></form>')
		return page(302, '', { location: `${home}/wp-login.php?redirect_to=${encodeURIComponent(home + path)}` })
	}
	if (wall === 'firewall') {
		return page(403, '<title>Attention Required! | Cloudflare</title><h1>Sorry, you have been blocked</h1>', { server: 'cloudflare' })
	}
	return page(503, '<title>Coming Soon</title><link href="/wp-content/plugins/soon/a.css"><h1>We are coming soon</h1>', {
		'retry-after': '86400',
	})
}
