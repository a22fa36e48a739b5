export default {
	asked_too_much: 'The shop is asked too much at once. Try again in a few minutes.',
	api_redirects: 'The shop redirects its API in circles. Ask its host to look at the redirects of /wp-json/.',
	moved: 'The shop has moved to {{host}}. Its keys were not sent there: connect it again at that address.',
	may_have_arrived: 'The shop did not answer in time, so what was sent may have arrived. Try again: it is looked for first.',
	suspended: 'The company that hosts this shop has suspended it. Ask them to open it again, then try once more.',
	password: 'This shop is behind a password of its web server. Take that protection off (or open /wp-json/ in it), then try again.',
	login_page:
		'This shop sends every visitor to its login page. Switch off the plugin that hides the site, or let it leave /wp-json/ open, then try again.',
	coming_soon:
		'This shop shows a coming-soon or maintenance page instead of answering. Open the shop, or let that plugin leave /wp-json/ open, then try again.',
	firewall:
		'A firewall of this shop turned us away with a web page. Ask the host, or the security plugin (Cloudflare, Wordfence, mod_security), to allow calls to /wp-json/wc/v3/, then try again.',
	page_too_large: 'The web server of this shop takes no page of this size. Ask the host to raise post_max_size.',
	api_moved: 'The shop answers, but not where its API was. Open Settings → Permalinks in WordPress, press Save, then try again.',
	not_finished: 'The shop did not finish in time. Try again in a moment: what has arrived is looked for first.',
	server_error: 'The shop had an error of its own. Try again in a moment; if it stays, its host sees the reason in the error log.',
	web_page: 'The shop answered with a web page instead of data. A plugin or its host changes the answers of /wp-json/; ask there.',
	slow: '{{host}} takes too long to answer. Try again in a moment; if it stays so, ask its host.',
	not_active:
		'{{site}} is a WordPress site, but WooCommerce is not active on it (or is older than 3.5). Activate it under Plugins, then try again.',
	api_off:
		'This is a WordPress site, but its REST API is switched off. Choose “Post name” under Settings → Permalinks, and let your security plugin leave /wp-json/ open; then try again.',
	no_wordpress:
		'{{host}} is not a WordPress site as far as it shows. Type the address your customers see, with the folder if the shop is in one.',
	redirects: '{{host}} redirects in circles. Check the address, or ask the host of the shop.',
	leads_to: 'This address leads to {{host}}. If that is your shop, type that address instead.',
	no_https:
		'{{host}} is not served over https, so keys sent to it could be read on the way. Ask your host for a certificate (most give one for nothing), then try again.',
	certificate: 'The certificate of {{host}} is not valid, so nothing is sent to it. Ask your host to renew it, then try again.',
	key_unknown:
		'The shop does not know this consumer key. Copy it again, or make a new one under WooCommerce → Settings → Advanced → REST API; it is shown only once.',
	secret_wrong:
		'The shop knows this consumer key, but the secret does not fit it. Copy the consumer secret again, or make a new pair of keys.',
	https_not_seen:
		"The shop knows this key but does not see that the call comes over https, as happens behind a proxy; or the secret is wrong. Copy the secret again. If that does not help, ask the host to set $_SERVER['HTTPS'] = 'on' in wp-config.php wherever X-Forwarded-Proto is https.",
	plain_permalinks:
		'The shop does not look at keys while its permalinks are plain. Choose “Post name” under Settings → Permalinks in WordPress, save, and try again.',
	keys_not_seen:
		"The shop does not look at the keys: its host or a security plugin takes them out. Ask the host to pass the Authorization header on, and to set $_SERVER['HTTPS'] = 'on' in wp-config.php wherever X-Forwarded-Proto is https.",
	no_units: 'The shop did not tell the units it measures in. Type them in the shop.',
	to_read: 'read',
	price_no_number: 'The price of this page is not a plain number such as 249 or 249.90. Correct it and push again.',
	number_taken: 'Another product of the shop has this number, or the shop does not take it. Type it in the shop.',
	sku_taken: 'Another product of the shop has the SKU {{sku}}, so this one got another. Change it in the shop.',
	still_busy: 'The shop is still busy with the same product. Wait a minute, then push again.',
	picture_not_kept: 'The shop took this picture and did not keep it. A plugin for pictures may be in the way.',
	picture_timeout: 'The shop did not finish fetching this picture in time. Push again, or add it in the shop.',
	picture_memory:
		'The shop’s server broke down over this picture; its memory may be too small. Add it in the shop, or ask the host for more memory.',
	pictures_slow: 'The shop took too long for the pictures before this one. Push again to add the rest.',
	picture_refused_why: 'The shop could not take this picture: “{{reason}}”.',
	picture_refused: 'The shop could not take this picture.',
	product_gone: 'This product is not in the shop any more. Push the page again as a new product.',
	switched_off: 'WooCommerce is switched off in this shop. Activate it under Plugins, then try again.',
	keys_refused:
		'The shop does not accept these keys any more. Make new ones under WooCommerce → Settings → Advanced → REST API and connect the shop again.',
	own_error_why: 'The shop had an error of its own (it says: “{{reason}}”). Try again in a moment.',
	own_error: 'The shop had an error of its own. Try again in a moment.',
	refused_why: 'The shop does not take this product (it says: “{{reason}}”). Change that and push again.',
	refused: 'The shop does not take this product. Change that and push again.',
	user_rights:
		'The user these keys belong to may not manage products. Make keys for an administrator or a shop manager and connect the shop again.',
	key_rights:
		'These keys may not {{what}} anything. Set their permissions to Read/Write under WooCommerce → Settings → Advanced → REST API.',
	to_change: 'change',
	no_product: 'The shop answered with something else than a product. A plugin may change its answers; try again.',
	no_product_left: 'The shop answered with something else than a product, so it was left as it is. Try again.',
	media_deleted: 'It was deleted from your media library since, so it cannot come back.',
	not_all_taken: 'The shop did not take all of them. Add them in the shop.',
	category_not_taken: 'The shop did not take it. Choose it in the shop.',
	address_with_user: 'Type the address of your shop without a user name, a password or an @ in it.',
	no_address: 'This is not the address of a shop. Type it as your customers do, for example my-shop.com.',
	trash_draft: 'The product was in the shop’s trash. It is a draft again.',
	trash_published: 'The product was in the shop’s trash. It is published again, and shoppers see it.',
	sale_dates_off:
		'The sale dates this product had in WooCommerce were taken off, because the new price counts at once. Set them again there if you want them.',
	variation_prices: 'The product has several variations in WooCommerce. Their prices stay as they are there; change them in WooCommerce.',
	variations_lost: 'The shop did not take {{count}} of them. Add them in the shop, at the product.',
	variation_numbers_taken:
		'Other products of the shop have some of these SKUs or GTINs already, so the variations have none. Type them in the shop.',
	keys_unreadable: 'The keys of this shop cannot be read any more. Connect the shop again.',
	keys_swapped: 'The two keys are swapped: the consumer key begins with ck_, the consumer secret with cs_.',
	no_keys: 'These are not WooCommerce REST API keys: the consumer key begins with ck_, the consumer secret with cs_. Copy both whole.',
	by_keys: 'A WooCommerce shop is connected by its keys. Type them on the connect page.',
	no_messages: 'WooCommerce shops send no messages here.',
	rest_shut:
		'Something on the shop’s site, such as a security plugin, shuts its REST API: “{{reason}}”. Allow the addresses under /wp-json/wc/ there, then try again.',
} as const
