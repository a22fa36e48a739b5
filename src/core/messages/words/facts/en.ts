export default {
	write_something: 'Write something here, or remove the fact.',
	price_form: 'Write the price with its currency, e.g. 49.90 EUR.',
	name_value: 'Say what this value is: give it a name, e.g. Material.',
	gone: 'This fact is no longer there. Reload the page to see the newest state.',
	name_needed: 'Say what the product is: its name is the one thing a page cannot do without.',
	no_json: 'The facts could not be understood: they are not JSON.',
	check_fields: 'The facts could not be understood: check {{fields}}.',
	the_form: 'the form',
} as const
