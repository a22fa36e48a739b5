export default {
	words: '{{text}}',
} as const
