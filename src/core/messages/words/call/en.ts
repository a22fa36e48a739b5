export default {
	not_understood: 'The answer could not be understood. Reload the page and try again.',
	timeout: 'This took longer than it should. Nothing was lost; try again.',
	stopped: 'This was stopped.',
	unreachable: 'Vitrine could not be reached. Check your connection and try again.',
	unexpected: 'The server answered something unexpected. Try again in a moment.',
	failed: 'The server could not do this. Try again in a moment.',
	part_missing: 'A part of Vitrine could not be loaded. Check your connection, or reload the page: what you typed is kept.',
} as const
