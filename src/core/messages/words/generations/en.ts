export default {
	canceled: 'The generation was canceled.',
	judge_missing: 'The judging model could not be asked everywhere; there the rules alone have checked.',
	photos_alone: 'Photos and details alone do not say what the product is. Type its name, too.',
	facts_unseen: 'The facts were not looked at within a day, so no page was made and none was counted. Generate it again when you like.',
	timeout: 'The page could not be made in the time allowed. Please try again.',
	failed_often: 'Generating failed due to a technical issue. It was tried several times; please try another link.',
	timeout_now: 'The page could not be made in the time allowed. Please try again in a moment.',
	failed: 'Generating failed due to a technical issue. Please try again.',
	not_waiting: 'This page is not waiting for its facts (any more). Reload to see how it stands.',
	name_needed: 'A page needs to know what the product is. Give it a name, then go on.',
	no_uuid: 'generation_id must be a UUID.',
	id_taken: 'This generation_id is taken. Choose another one.',
	queue_full: 'Too many pages are being made just now. Please try again in a moment.',
	not_translated: 'Translating the text inside pictures was asked for and not done: no image-editing model is configured.',
	chinese_not_removed: 'Removing Chinese text from pictures was asked for and not done: no image-editing model is configured.',
	not_done: '{{what}} was not done.',
	listing_lost: 'The listing that was read has been lost. Generate the page again.',
	picture_lost: 'The uploaded picture is no longer there. Upload it again.',
	photo_lost: 'An uploaded photo is no longer there. Add the photos again.',
	page_lost: 'The uploaded page is no longer there. Upload it again.',
	not_the_product:
		'The uploaded file is a page the shop shows in place of the product (a robot check, a sign-in, an error or its front page). Open the product in your browser until you see it, save the page as HTML, and upload that file.',
	not_one_product:
		'The uploaded file is not the page of one product. Open the product in your browser, save the page as HTML, and upload that file.',
	missing: 'There is no such generation.',
	pictures_carry_words_one:
		'One picture is full of words, as a label or a chart of sizes is, and the listing is in another language than this page. Look whether your buyers can read it, or put a picture of your own in its place.',
	pictures_carry_words_other:
		'{{count}} pictures are full of words, as labels and charts of sizes are, and the listing is in another language than this page. Look whether your buyers can read them, or put pictures of your own in their place.',
	pictures_unedited_one: 'One picture could not be edited as wished and is shown unchanged.',
	pictures_unedited_other: '{{count}} pictures could not be edited as wished and are shown unchanged.',
} as const
