export default {
	no_title: 'This page has no product title. Open the product itself and use that page’s link, or upload the saved page.',
	no_marketplace: 'This page does not say which Amazon it comes from. Use the product’s link instead.',
	unreadable_page: 'This page does not describe one product in a way that can be read. Use the product’s own page, or type the facts in.',
	saved_page_damaged: 'The saved page’s file is damaged. Save the page again and send the new file.',
	saved_page_large: 'The saved page is larger than {{size}} MB. Save it as “HTML only”.',
	text_long: 'This text is too long to be one product. Paste the listing’s title, points and details only.',
	text_short: 'This text is too short to make a page of. Paste the title and what the listing says about the product.',
	text_no_name: 'No product name was found in this text. Begin with a line that says what the product is.',
	only_amazon: 'Only Amazon URLs are supported at this time. Please provide a valid Amazon product link.',
	no_product_address: "This is not a product's address. Paste the address of the product's own page.",
	robot_check:
		'The shop shows this page to people only, not to a server. Open it in your own browser and send it from there with the extension or the bookmark, or save it and upload the file. Your photos, its text or typed facts make a page as well.',
	signed_in_only:
		'The shop shows this page only to people who have signed in. Sign in there, then send the page from your browser with the extension or the bookmark, or save it and upload the file. Your photos, its text or typed facts make a page as well.',
	shop_trouble:
		'The shop refused this page or could not show it just now. Try again in a few minutes, or bring the product another way: its page from your own browser, its text, your photos, or typed facts.',
	front_page:
		'The shop led us to its front page instead of the product. Open the product in your browser and copy the address from there; if the front page comes again, send the product’s page from your browser or save it and upload the file.',
	product_list:
		'This page is a list of products: a category, a search or a ranking. Open the one you mean and paste the address of its own page.',
	comparison:
		'This page is a comparison of what several shops ask. Open the product in one of the shops and paste the address of its page there.',
	about_a_product:
		'This page shows a product’s offers or reviews, not the product. Open the product itself and paste the address of its page.',
	article:
		'This page is an article, a guide or a review that speaks of products. Open the product in the shop that sells it and paste the address of its page there.',
	basket: 'This page is a shopping basket. Open the product itself and paste the address of its own page.',
	not_a_product:
		'No product with a price could be found on this page. Open the product itself and paste its address. If this is its page, bring it as a saved page or from your browser, or give us its text, your photos or the facts.',
	not_found:
		'The shop has no such product (any more). Check the address, or paste another one. If you have the product, your photos and the facts are enough for a page.',
	unreachable:
		'The shop could not be reached at this address. Check it, try again in a moment, or bring the product another way: its saved page, its text, your photos, or typed facts.',
	timeout: 'The shop took too long to answer. Try again in a moment, or give us the product another way.',
	too_large: 'This page is too large to be read. Save it as “HTML only” and upload that file, or try another product.',
	other_link: 'The listing could not be read. Try another link.',
	tried: '{{text}} Tried in this order: {{ways}}.',
	and_then: '{{first}}, then {{next}}',
	way_http: 'a direct request',
	way_scraping_api: 'a scraping service',
	way_browser: 'a browser of ours',
	way_saved_pages: 'saved pages',
} as const
