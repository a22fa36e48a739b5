export default {
	see_help: '{{message}} “vitrine --help” shows how.',
	no_command: 'There is no command “{{command}}”. “vitrine --help” lists them.',
	no_input: '{{command}} needs a file or a link. “vitrine --help” shows how.',
	interrupted: 'Interrupted.',
	not_json: '{{path}} is no {{what}} JSON: {{reason}}.',
	not_csv: '{{path}} is not a CSV file we can read: {{reason}}.',
	no_heading: '{{path}} needs a heading row with a column {{columns}}, and at least one row below it.',
	no_profile: '{{path}} is no store profile. {{errors}}.',
	unreadable: '{{path}} cannot be read: {{reason}}.',
	too_large: '{{path}} is larger than {{size}} MB; a saved listing never is.',
	push_what: 'push takes pages’ JSON and --store NAME. “vitrine --help” shows how.',
	no_shop: 'The shop is opened by the environment: set {{names}}.',
	one_page: 'render takes one page.json. “vitrine --help” shows how.',
	no_pictures: '{{format}} names pictures by their public addresses. Put the folder files/ on the web and say where: --pictures https://…',
	other_currency:
		'The page states its price in {{said}}, and {{store}} sells in {{currency}}. Give the price in {{currency}} with --price.',
} as const
