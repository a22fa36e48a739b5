export default {
	review_too_few_pages: 'Reviews are open to those who have made {{pages}} pages. Make yours, then tell us.',
	review_written_already: 'You have written a review already. Withdraw it first to write another.',
	review_needs: 'A review needs one to five points, ten letters or more, a name to be shown, and your consent to its being shown.',
	review_decide: 'Say which review, and approve it or reject it with a reason of a few words.',
	review_gone: 'This review is no longer there. Its writer may have withdrawn it.',
	trial_busy: 'Many are trying this just now. Try again in a few seconds.',
	trial_choose: 'Choose one of the languages and markets of the list.',
	trial_often:
		'That was {{pages}} pages in a short time. With an account you make pages of your own products; or try again here in {{wait}}.',
	trial_failed: 'The sample page could not be made just now. Try again in a moment.',
} as const
